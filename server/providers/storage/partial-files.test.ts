import { spawn } from 'node:child_process';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from '@/tests/support/directory';
import { DiskStorage } from './disk-storage';

const directory = makeDirectory();
const storage = new DiskStorage({ directory, secret: 'a secret for tests, 32 characters or more' });
const files = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name.replace(/^\.[\da-f-]{36}/, '*'))
    .toSorted();

test('an upload of a killed process is removed; files and what was written since stay', async () => {
  await storage.put('uploads/a/whole.pdf', Buffer.from('%PDF-1.7'));
  const program = `
    const { Readable } = await import('node:stream');
    const { DiskStorage } = await import('./providers/storage/disk-storage.ts');
    const storage = new DiskStorage({ directory: ${JSON.stringify(directory)}, secret: 'none' });
    async function* endless() {
      yield Buffer.alloc(1024);
      console.log('begun');
      await new Promise((resolve) => setInterval(resolve, 60_000));
    }
    await storage.put('uploads/b/half.pdf', Readable.from(endless()));`;
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: path.join(process.cwd(), 'server'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => owner.stdout.once('data', resolve));
  expect(files()).toEqual(['*.partial', 'whole.pdf']);
  const before = new Date(Date.now() - 60_000);
  expect(await storage.removePartial(before)).toBe(0);
  owner.kill('SIGKILL');
  await new Promise((resolve) => owner.once('exit', resolve));
  expect(files()).toEqual(['*.partial', 'whole.pdf']);
  expect(await storage.removePartial(new Date(Date.now() + 1))).toBe(1);
  expect(files()).toEqual(['whole.pdf']);
  expect(readdirSync(path.join(directory, 'uploads'))).toEqual(['a']);
}, 20_000);

test('what a process that lives writes is younger', async () => {
  const file = path.join(directory, '.0198f3a0-0000-4000-8000-000000000001.partial');
  writeFileSync(file, 'x');
  const begun = new Date();
  utimesSync(file, begun, begun);
  expect(await storage.removePartial(begun)).toBe(0);
  utimesSync(file, begun, new Date(begun.getTime() - 1000));
  expect(await storage.removePartial(begun)).toBe(1);
});
