import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { localIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { createOriginalsModule } from '@/server/api/modules/originals/module';
import type { OriginalService } from '@/server/api/modules/originals/service';
import { originals } from '@/server/db/schema/original';
import { TEST_FILE_SECRET, useTestApi } from '@/tests/support/api';
import { makeDirectory } from '@/tests/support/directory';
import { animatedPng, giants, plain } from '@/tests/support/images';

const uploads = makeDirectory();
const api = useTestApi();
let service: OriginalService;
let accountUuid: string;
beforeEach(async () => {
  const { storage, database } = api;
  const { orm } = database;
  const parts = { orm, storage, encoder: localEncoder, intake: localIntake, secret: TEST_FILE_SECRET };
  const media = createMediaModule(parts).service;
  service = createOriginalsModule({ orm, storage, media, clock: () => new Date() }).service;
  accountUuid = (await api.make.account({ roleType: 'ARTIST' })).uuid;
});

async function sent(bytes: Buffer, name = '작품.jpg') {
  const file = path.join(uploads, randomUUID());
  await writeFile(file, bytes);
  return {
    accountUuid,
    file: { name, bytes: bytes.length, path: file, read: () => createReadStream(file) },
  };
}
/** A photo with everything that a camera writes, and something behind its end. */
async function photo(): Promise<Buffer> {
  const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '37/1 33/1 59/1' } };
  const image = await plain(80, 40).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return Buffer.concat([image, Buffer.from('and a film')]);
}
const refused = (code: string) => expect.objectContaining({ code });
const isEmpty = async () => expect([await api.rows(originals), await api.storedKeys()]).toEqual([[], []]);

test('an original is kept byte for byte, with its facts, under a key that says nothing', async () => {
  const bytes = await photo();
  const uuid = await service.withStored(await sent(bytes), async (original) => original.uuid);
  const row = await api.row(originals);
  expect(row).toMatchObject({
    ...{ uuid, accountUuid, fileName: '작품.jpg', mime: 'image/jpeg', bytes: bytes.length },
    ...{ width: 40, height: 80 },
    storageKey: `originals/${uuid}/original.jpg`,
  });
  expect(await api.storage.read(row.storageKey)).toEqual(bytes);
  expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
});

test('it is given back by a signed address alone, under its name and as a download', async () => {
  const bytes = await photo();
  const url = await service.withStored(await sent(bytes, '파랑 (1).JPG'), (original) =>
    service.urlOf(original),
  );
  const answer = await api.app.request(url);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''%ED%8C%8C%EB%9E%91%20%281%29.jpg`,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect((await api.app.request(url.replace(/\?.*/, ''))).status).toBe(403);
  const expires = Number(new URL(url, 'http://a').searchParams.get('expires'));
  expect(expires * 1000 - Date.now()).toBeLessThanOrEqual(600_000);
});

test('a PNG is an original too, whatever its name says; its name gets a right ending', async () => {
  const png = await plain(30, 20).png().toBuffer();
  await service.withStored(await sent(png, 'C:\\사진\\밤.jpg'), async () => undefined);
  expect(await api.row(originals)).toMatchObject({ mime: 'image/png', fileName: '밤.png', width: 30 });
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['a WebP', () => plain(8, 8).webp().toBuffer(), 'UNSUPPORTED_MEDIA'],
  ['an AVIF', () => plain(16, 16).avif().toBuffer(), 'UNSUPPORTED_MEDIA'],
  ['what moves', animatedPng, 'UNSUPPORTED_MEDIA'],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED_MEDIA'],
  ['HTML', async () => Buffer.from('<!doctype html>'), 'UNSUPPORTED_MEDIA'],
  ['a bomb', () => giants.png(60_000), 'PAYLOAD_TOO_LARGE'],
  ['a broken head', async () => (await plain(8, 8).png().toBuffer()).subarray(0, 30), 'UNPROCESSABLE'],
])('%s is none, and nothing of it stays', async (_what, bytes, code) => {
  await expect(service.withStored(await sent(await bytes()), async () => 'kept')).rejects.toEqual(
    refused(code),
  );
  await isEmpty();
});

test('what a failed save stored is removed', async () => {
  const failure = new Error('The save failed');
  await expect(service.withStored(await sent(await photo()), () => Promise.reject(failure))).rejects.toBe(
    failure,
  );
  await isEmpty();
});

test('it stays where the save went through and only its answer got lost', async () => {
  const { orm } = api.database;
  await orm.execute(sql`create table later (original uuid references originals (uuid) on delete set null)`);
  const lost = service.withStored(await sent(await photo()), async ({ uuid }) => {
    await orm.execute(sql`insert into later values (${uuid})`);
    throw new Error('Connection lost');
  });
  await expect(lost).rejects.toThrow('Connection lost');
  const row = await api.row(originals);
  expect(await api.storage.stat(row.storageKey)).not.toBeNull();
  await orm.execute(sql`drop table later`);
});

test('nothing stays where the row can’t be written', async () => {
  const { orm } = api.database;
  await orm.execute(sql`alter table originals add constraint "never" check (bytes < 0)`);
  await expect(service.withStored(await sent(await photo()), async () => 'kept')).rejects.toThrow();
  await orm.execute(sql`alter table originals drop constraint "never"`);
  await isEmpty();
});

test('the public image of the same file has nothing of what is private in it', async () => {
  const { storage, database } = api;
  const media = createMediaModule({
    ...{ orm: database.orm, storage, encoder: localEncoder, intake: localIntake, secret: null },
  }).service;
  const { file, ...owner } = await sent(await photo());
  const image = await service.withStored({ file, ...owner }, () => media.ingestUpload(file));
  expect([image.width, image.height]).toEqual([40, 80]);
  const jpeg = Buffer.from(await media.getVariant(image.id, image.width, 'jpg'));
  expect((await sharp(jpeg).metadata()).exif).toBeUndefined();
  expect(jpeg.includes('and a film')).toBe(false);
});
