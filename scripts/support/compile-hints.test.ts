import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hintCompilation } from './compile-hints.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-hints-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('large scripts are marked once, and nothing else is', async () => {
  mkdirSync(path.join(folder, 'chunks'));
  const large = `console.log('${'결'.repeat(20_000)}');`;
  const files = { 'chunks/large.js': large, 'chunks/small.js': 'void 0;', 'large.css': large };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  await hintCompilation(folder);
  await hintCompilation(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  expect(read('chunks/large.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect([read('chunks/small.js'), read('large.css')]).toEqual(['void 0;', large]);
});
