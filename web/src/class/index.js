/** All that a teacher's tablet does with results, in one part of the page's script, which is fetched when somebody asks for it. */
export { ClassScreen } from "./class_screen.js";
export { ResultScreen } from "./result_screen.js";
