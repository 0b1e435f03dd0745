import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from '@/tests/support/directory';
import { openUploadFolder } from './upload-folder';

const parent = path.join(makeDirectory(), 'uploads');

/** Leaves a form in the folder that nobody discards. */
function leaveForm(folder: string): void {
  mkdirSync(path.join(folder, 'gyeol-upload-a'));
  writeFileSync(path.join(folder, 'gyeol-upload-a', 'document'), '%PDF-1.7');
}

test('two processes have a folder each, and neither takes what the other receives', async () => {
  const first = await openUploadFolder(parent);
  leaveForm(first.path);
  const second = await openUploadFolder(parent);
  expect(second.path).not.toBe(first.path);
  expect(existsSync(path.join(first.path, 'gyeol-upload-a', 'document'))).toBe(true);
  expect(statSync(parent).mode & 0o777).toBe(0o700);
  await first.close();
  await second.close();
  expect(readdirSync(parent)).toEqual([]);
});

test('what a killed process received is removed by the next', async () => {
  const program = `
    const { openUploadFolder } = await import('./upload-folder.ts');
    console.log((await openUploadFolder(${JSON.stringify(parent)})).path);
    setInterval(() => undefined, 1000);`;
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: path.join(process.cwd(), 'server/platform'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const folder = String(await new Promise<Buffer>((resolve) => owner.stdout.once('data', resolve))).trim();
  leaveForm(folder);
  const whileItLives = await openUploadFolder(parent);
  expect(existsSync(folder)).toBe(true);
  owner.kill('SIGKILL');
  await new Promise((resolve) => owner.once('exit', resolve));
  const afterwards = await openUploadFolder(parent);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(whileItLives.path)).toBe(true);
  await whileItLives.close();
  await afterwards.close();
}, 20_000);
