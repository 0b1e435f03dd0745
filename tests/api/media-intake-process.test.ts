import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '@/scripts/support/bundle.mjs';
import { createIntake, createProcessIntake } from '@/server/api/modules/media/intake';
import type { Intake, IntakeWorker } from '@/server/api/modules/media/intake';
import { isStorageFull } from '@/server/db/errors';
import { WorkError } from '@/server/processes/work-process';
import { giants, noisy, plain } from '@/tests/support/images';

/** The program as it is bundled. It finds sharp in the folders above it, so it lies in the repository. */
const directory = path.resolve('.build', `test-${randomUUID()}`);
let worker: IntakeWorker;
let intake: Intake;

beforeAll(async () => {
  const entryPoints = { 'image-intake': 'server/api/modules/media/intake-process.ts' };
  await build({ ...bundleOptions(directory), entryPoints });
  mkdirSync(path.join(directory, 'uploads'));
  worker = createProcessIntake(path.join(directory, 'image-intake.mjs'));
  intake = createIntake(worker);
});
afterAll(() => {
  worker.close();
  rmSync(directory, { recursive: true, force: true });
});

function upload(bytes: Uint8Array): string {
  const file = path.join(directory, 'uploads', randomUUID());
  writeFileSync(file, bytes);
  return file;
}
const refused = (code: string) => expect.objectContaining({ code });

test('an image is taken in by the process, from file to file', async () => {
  const source = upload(await noisy(900, 600).jpeg().toBuffer());
  const taken = await intake.take(source, `${source}.master`);
  expect(taken).toMatchObject({ width: 900, height: 600, mime: 'image/webp' });
  expect(taken.bytes).toBeGreaterThan(1000);
  expect(await intake.inspect(source)).toEqual({ format: 'jpeg', width: 900, height: 600 });
});

test('what the process refuses is refused here, by the same code', async () => {
  const take = (bytes: Uint8Array) => intake.take(upload(bytes), upload(Buffer.alloc(0)));
  await expect(take(Buffer.from('<svg/>'))).rejects.toEqual(refused('UNSUPPORTED_MEDIA'));
  await expect(take(await giants.png(60_000))).rejects.toEqual(refused('PAYLOAD_TOO_LARGE'));
  const whole = await noisy(500, 500).png().toBuffer();
  await expect(take(whole.subarray(0, 5000))).rejects.toEqual(refused('UNPROCESSABLE'));
});

test('an image whose sender leaves is dropped, and the next is taken in', async () => {
  const large = upload(await noisy(6000, 4000).jpeg().toBuffer());
  const sender = new AbortController();
  const dropped = intake.take(large, `${large}.master`, sender.signal);
  const next = intake.inspect(upload(await plain(80, 40).png().toBuffer()));
  sender.abort();
  await expect(dropped).rejects.toEqual(refused('BAD_REQUEST'));
  expect(await next).toMatchObject({ width: 80 });
});

test('a process that ended may do better next time; a full disk is told as such', async () => {
  const failing = (error: Error) => createIntake({ do: () => Promise.reject(error), close: () => undefined });
  await expect(failing(new WorkError('The process ended')).inspect('a')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    headers: { 'retry-after': '30' },
  });
  const full = new WorkError('no space left on device', 'ENOSPC');
  await expect(failing(full).inspect('a')).rejects.toBe(full);
  expect(isStorageFull(full)).toBe(true);
});
