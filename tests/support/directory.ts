import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** An empty folder for each test of a suite, removed after it. Its path is there when hooks and tests run. */
export function makeDirectoryForEach(): { readonly path: string } {
  const directory = { path: '' };
  beforeEach(() => {
    directory.path = mkdtempSync(path.join(os.tmpdir(), 'gyeol-test-'));
  });
  afterEach(() => rmSync(directory.path, { recursive: true, force: true }));
  return directory;
}

/** One empty folder for all tests of a suite, removed at its end. @returns its path */
export function makeDirectory(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'gyeol-test-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
