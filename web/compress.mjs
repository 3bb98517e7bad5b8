// Compresses a file with gzip for web/build.py, better than zlib does and identically on every machine.
//   node compress.mjs FILE OUT
import { readFileSync, writeFileSync } from "node:fs";
import sevenZip from "7z-wasm";

const [file, out] = process.argv.slice(2);
const tool = await sevenZip({ print: () => {} });
tool.FS.writeFile("content", readFileSync(file));
// Five passes: fifteen take three times as long and save a hundred bytes. No date is stored, so that equal content gives equal bytes.
tool.callMain(["a", "-tgzip", "-mx=9", "-mfb=258", "-mpass=5", "-mtm=off", "content.gz", "content"]);
writeFileSync(out, tool.FS.readFile("content.gz"));
