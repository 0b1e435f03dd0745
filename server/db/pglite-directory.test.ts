import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '@/server/start-error';
import { openDatabase } from './client';

let directory: string;

beforeEach(() => {
  directory = path.join(mkdtempSync(path.join(os.tmpdir(), 'gyeol-damaged-')), 'database');
});
afterEach(() => rmSync(path.dirname(directory), { recursive: true, force: true }));

const open = () => openDatabase({ kind: 'pglite', dataDir: directory, thread: 'main' });

async function expectSentence(reason: string): Promise<void> {
  const failure: unknown = await open().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect(failure).toMatchObject({
    message:
      `The embedded database in ${directory} can't be opened, it is damaged (${reason}): ` +
      `restore ${path.dirname(directory)} from a backup, or move it away to begin anew.`,
  });
}

test('a database without its version is refused before it is touched', async () => {
  mkdirSync(path.join(directory, 'base'), { recursive: true });
  await expectSentence('PG_VERSION is missing');
});

test('so is a file in its place', async () => {
  writeFileSync(directory, '');
  await expectSentence('it is a file');
});
