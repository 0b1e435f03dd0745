import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';

/** PGlite's code, compiled once a worker: every suite opens a PGlite of its own, and would compile it anew. */
const compiled = readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))).then(
  (bytes) => WebAssembly.compile(bytes),
);

/** Jest's environment for Node, with `pgliteWasmModule`. */
export default class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.pgliteWasmModule = await compiled;
  }
}
