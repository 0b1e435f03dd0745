import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from '@/tests/support/directory';
import { DataDirLockedError, lockDataDir } from './lock';

const directory = makeDirectory();

test('the second is refused with a sentence that names the first and the directory', async () => {
  const first = await lockDataDir(directory);
  const refused = lockDataDir(directory);
  await expect(refused).rejects.toThrow(DataDirLockedError);
  await expect(refused).rejects.toThrow(`${directory} is in use by process ${process.pid}.`);
  await first.release();
  await (await lockDataDir(directory)).release();
});

test('a link to the directory is the directory, and another one is free', async () => {
  const first = await lockDataDir(directory);
  await expect(lockDataDir(`${directory}/../${path.basename(directory)}`)).rejects.toThrow(
    DataDirLockedError,
  );
  await (await lockDataDir(path.join(directory, 'other'))).release();
  await first.release();
});

test('a killed owner leaves the directory free', async () => {
  const program = `
    const { lockDataDir } = await import('./lock.ts');
    await lockDataDir(${JSON.stringify(directory)});
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: path.join(process.cwd(), 'server/db'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => owner.stdout.once('data', resolve));
  await expect(lockDataDir(directory)).rejects.toThrow(`process ${owner.pid}.`);
  owner.kill('SIGKILL');
  await new Promise((resolve) => owner.once('exit', resolve));
  await (await lockDataDir(directory)).release();
});

test('a fresh sign of life from elsewhere is respected, and a free directory has none', async () => {
  const file = path.join(directory, 'lock.json');
  writeFileSync(file, JSON.stringify({ pid: 7, neighbourhood: 'elsewhere', token: 'x' }));
  await expect(lockDataDir(directory)).rejects.toThrow(
    'process 7 on another machine or container (elsewhere)',
  );
  rmSync(file);
  const lock = await lockDataDir(directory);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
  expect(() => readFileSync(file)).toThrow('ENOENT');
});
