import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makePrivate } from './private-files';

let directory: string;
const at = (name: string) => path.join(directory, name);
const modeOf = (name: string) => (statSync(at(name)).mode & 0o777).toString(8);

/** A data folder as it was made before files were private. */
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'gyeol-private-'));
  for (const folder of ['', 'database', 'database/base', 'files', 'files/documents']) {
    mkdirSync(at(folder), { recursive: true });
    chmodSync(at(folder), 0o755);
  }
  for (const file of ['secrets.json', 'database/base/1', 'files/documents/1.pdf']) {
    writeFileSync(at(file), 'x');
    chmodSync(at(file), 0o644);
  }
});
afterEach(() => rmSync(directory, { recursive: true }));

test('what lies open is closed, and what is closed stays untouched', async () => {
  expect(await makePrivate(directory)).toEqual({ changed: 8, failed: 0 });
  expect(['', 'database', 'database/base', 'files', 'files/documents'].map(modeOf)).toEqual(
    Array.from({ length: 5 }, () => '700'),
  );
  expect(['secrets.json', 'database/base/1', 'files/documents/1.pdf'].map(modeOf)).toEqual(
    Array.from({ length: 3 }, () => '600'),
  );
  expect(await makePrivate(directory)).toEqual({ changed: 0, failed: 0 });
});

test('what is not ours stays as it is, and so does what a link leads to', async () => {
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'gyeol-elsewhere-'));
  chmodSync(elsewhere, 0o755);
  writeFileSync(at('notes.txt'), 'x');
  chmodSync(at('notes.txt'), 0o644);
  symlinkSync(elsewhere, at('files/link'));
  await makePrivate(directory);
  // Somebody else's things lie in it, so others may have to get there.
  expect(modeOf('')).toBe('755');
  expect(modeOf('notes.txt')).toBe('644');
  expect(modeOf('files')).toBe('700');
  expect((statSync(elsewhere).mode & 0o777).toString(8)).toBe('755');
  rmSync(elsewhere, { recursive: true });
});

test('what the process makes from now on is for its owner alone', () => {
  mkdirSync(at('mails'));
  writeFileSync(at('mails/1.eml'), 'x');
  expect([modeOf('mails'), modeOf('mails/1.eml')]).toEqual(['700', '600']);
});
