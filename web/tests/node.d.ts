/** The part of Node that the tests use. Its own types would give the page's modules timers that no browser has. */

declare module "node:test" {
  /** Replaces a method until its test ends. */
  interface MockedMethod {
    mock: { mockImplementation(run: (...given: never[]) => unknown): void; calls: { arguments: unknown[] }[] };
  }
  interface TestContext {
    after(run: () => void): void;
    mock: { method(owner: object, name: string, instead?: (...given: never[]) => unknown): MockedMethod };
  }
  export function test(name: string, run: (context: TestContext) => void | Promise<void>): Promise<void>;
  export function beforeEach(run: () => void | Promise<void>): void;
  export function afterEach(run: () => void): void;
  export const mock: { method(owner: object, name: string): MockedMethod; timers: { enable(what: { apis: string[] }): void; reset(): void; tick(milliseconds: number): void } };
}

declare module "node:zlib" {
  export const constants: { Z_FULL_FLUSH: number };
  export function gzipSync(content: string | Uint8Array): Uint8Array<ArrayBuffer>;
  export function deflateRawSync(text: string, options?: { finishFlush: number }): Uint8Array<ArrayBuffer>;
}

declare module "node:fs/promises" {
  export function readFile(file: URL, encoding: "utf-8"): Promise<string>;
}

declare module "node:assert/strict" {
  interface Assert {
    (value: unknown, message?: string): asserts value;
    ok(value: unknown, message?: string): asserts value;
    equal<T>(actual: unknown, expected: T, message?: string): asserts actual is T;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    rejects(work: Promise<unknown> | (() => Promise<unknown>), expected?: object, message?: string): Promise<void>;
    throws(work: () => unknown, expected?: object, message?: string): void;
  }
  const assert: Assert;
  export default assert;
}

declare function setImmediate(then: (value: unknown) => void): void;

declare module "node:module" {
  export function register(loader: string): void;
}
