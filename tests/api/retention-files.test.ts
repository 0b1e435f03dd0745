import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { mediaFolder } from '@/server/api/modules/media/keys';
import { createMediaRepository } from '@/server/api/modules/media/repository';
import { images } from '@/server/db/schema/image';
import { originals } from '@/server/db/schema/original';
import { storedUploads } from '@/server/db/schema/upload';
import { useTestApi } from '@/tests/support/api';
import { DAY, useMovableClock, WITHDRAWN_AT, withdrawalCalls } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { plan, run } = withdrawalCalls(api);
const before = (ms: number) => new Date(WITHDRAWN_AT.getTime() - ms);
const OLD = before(DAY + 1000);
const YOUNG = before(DAY - 1000);

const image = (ingestedAt: Date) => api.make.image({ ingestedAt });
/** Stores the files of an image. */
async function withFiles({ id }: { id: string }) {
  for (const name of ['master.webp', '640.avif', '640.webp'])
    await api.storage.put(`${mediaFolder(id)}/${name}`, Buffer.from(id));
  return id;
}
const fileOf = (storageKey: string) => api.storage.put(storageKey, Buffer.from('x')).then(() => storageKey);
const upload = async (accountUuid: string, createdAt: Date, more: object = {}) =>
  api.make.row(storedUploads, {
    ...{ accountUuid, createdAt, fileName: 'a.pdf', contentType: 'application/pdf', maxBytes: 9 },
    storageKey: await fileOf(`uploads/${accountUuid}/${createdAt.getTime()}.pdf`),
    ...more,
  });
const original = async (accountUuid: string, uuid: string, createdAt: Date) =>
  api.make.row(originals, {
    ...{ uuid, accountUuid, createdAt, fileName: 'a.jpg', mime: 'image/jpeg' as const, bytes: 1 },
    ...{ width: 1, height: 1 },
    storageKey: await fileOf(`originals/${uuid}/original.jpg`),
  });
const UUIDS = [1, 2, 3, 4].map((digit) => `0198f3a0-0000-4000-8000-00000000000${digit}`);

describe('images', () => {
  it('go with all their files when nothing refers to them, a day after they came in last', async () => {
    const [loose, young] = [await withFiles(await image(OLD)), await withFiles(await image(YOUNG))];
    expect(await plan()).toEqual({ 'unused-images': [loose] });
    expect(await run()).toEqual({ 'unused-images': 1 });
    expect((await api.rows(images)).map(({ id }) => id)).toEqual([young]);
    expect(await api.storedKeys()).toHaveLength(3);
    expect([await plan(), await run()]).toEqual([{}, {}]);
  });

  it('stay while any row or text refers to them', async () => {
    const ids = await Promise.all(Array.from({ length: 9 }, async () => (await image(OLD)).id));
    const [portrait, work, preview, main, writer, banner, block, inBody, loose] = ids;
    const artist = await api.make.artist({ imageId: portrait });
    await api.make.artwork(artist.id, { imageId: work });
    await api.make.article({
      ...{ previewImageId: preview, mainImageId: main, writerImageId: writer },
      contents: [{ uuid: UUIDS[0] ?? '', title: '', content: '', imageId: block ?? '' }],
      content: `<p>글</p><img src="/media/${inBody}/640.webp" alt="">`,
    });
    await api.make.banner({ imageId: banner });
    expect(await plan()).toEqual({ 'unused-images': [loose] });
    expect(await run()).toEqual({ 'unused-images': 1 });
    expect(await api.rows(images)).toHaveLength(8);
  });

  it('are found by every foreign key, also of tables that come later', async () => {
    const { id } = await image(OLD);
    const { orm } = api.database;
    await orm.execute(sql`create table "Later Table" ("Picture" text references images (id))`);
    await orm.execute(sql`insert into "Later Table" values (${id})`);
    expect(await plan()).toEqual({});
    await orm.execute(sql`drop table "Later Table"`);
    expect(await plan()).toEqual({ 'unused-images': [id] });
  });

  it('that come in while their files go wait, and are whole afterwards', async () => {
    const { id, ...row } = await image(OLD);
    await withFiles({ id });
    const again = { ...row, id, palette: [] };
    const media = createMediaRepository(api.database.orm);
    const { list } = api.storage;
    const answers: boolean[] = [];
    api.storage.list = async function* (prefix) {
      // The same content comes in while the job works on its files.
      if (prefix.includes(id)) answers.push(await media.saveImage(again, WITHDRAWN_AT));
      yield* list.call(api.storage, prefix);
    };
    expect(await run()).toEqual({ 'unused-images': 1 });
    api.storage.list = list;
    expect(answers).toEqual([false]);
    expect(await media.saveImage(again, WITHDRAWN_AT)).toBe(true);
    expect(await plan()).toEqual({});
  });

  it('of a removal that broke off can come in again an hour later', async () => {
    const row = { ...(await image(OLD)), palette: [] };
    await api.database.orm.update(images).set({ removedAt: WITHDRAWN_AT });
    const media = createMediaRepository(api.database.orm);
    const after = (ms: number) => new Date(WITHDRAWN_AT.getTime() + ms);
    expect(await media.saveImage(row, after(3_599_000))).toBe(false);
    expect(await media.saveImage(row, after(3_601_000))).toBe(true);
    expect(await api.row(images)).toMatchObject({ removedAt: null, ingestedAt: after(3_601_000) });
  });

  it('of a removal that broke off are removed by the next run', async () => {
    await withFiles(await image(OLD));
    await api.database.orm.update(images).set({ removedAt: before(1000) });
    expect(await run()).toEqual({ 'unused-images': 1 });
    expect([await api.rows(images), await api.storedKeys()]).toEqual([[], []]);
  });
});

describe('uploads and originals', () => {
  it('go a day after they came, unless a claim is younger', async () => {
    const { uuid: owner } = await api.make.account({ roleType: 'ARTIST' });
    const unclaimed = await upload(owner, OLD);
    await upload(owner, YOUNG);
    await upload(owner, before(2 * DAY), { claimedAt: YOUNG });
    const unused = await upload(owner, before(3 * DAY), { claimedAt: OLD });
    const loose = await original(owner, UUIDS[0] ?? '', OLD);
    await original(owner, UUIDS[1] ?? '', YOUNG);
    expect(await plan()).toEqual({
      'unused-uploads': [unclaimed.uuid, unused.uuid].sort(),
      'unused-originals': [loose.uuid],
    });
    expect(await run()).toEqual({ 'unused-uploads': 2, 'unused-originals': 1 });
    expect(await api.storedKeys()).toHaveLength(3);
    expect(await plan()).toEqual({});
  });

  it('stay while a foreign key refers to them', async () => {
    const { orm } = api.database;
    const { uuid: owner } = await api.make.account({ roleType: 'ARTIST' });
    const { uuid } = await upload(owner, OLD, { claimedAt: OLD });
    await original(owner, UUIDS[0] ?? '', OLD);
    await orm.execute(sql`create table later (
      upload uuid references stored_uploads (uuid), original uuid references originals (uuid) on delete set null)`);
    await orm.execute(sql`insert into later values (${uuid}, ${UUIDS[0]})`);
    expect(await plan()).toEqual({});
    await orm.execute(sql`drop table later`);
    expect(Object.keys(await plan()).sort()).toEqual(['unused-originals', 'unused-uploads']);
  });

  it('leave no file behind that no row names', async () => {
    const orphans = ['uploads/a/1.pdf', 'claimed/2.pdf', 'originals/3/original.jpg', 'documents/4/1.pdf'];
    const young = ['uploads/a/5.pdf', 'claimed/6.pdf', 'originals/7/original.jpg', 'documents/8/1.pdf'];
    for (const key of [...orphans, ...young]) {
      await fileOf(key);
      const time = orphans.includes(key) ? OLD : YOUNG;
      await utimes(path.join(api.directory, key), time, time);
    }
    const [inUploads, claimed, inOriginals, document] = orphans;
    expect(await plan()).toEqual({
      'orphaned-documents': [document],
      'orphaned-uploads': [inUploads, claimed],
      'orphaned-originals': [inOriginals],
    });
    await run();
    expect((await api.storedKeys()).sort()).toEqual([...young].sort());
  });

  it('that a killed process left half written go a day later', async () => {
    const half = path.join(api.directory, 'uploads', '.0198f3a0-0000-4000-8000-000000000001.partial');
    for (const [at, left] of [
      [YOUNG, {}],
      [OLD, { 'partial-files': 1 }],
    ] as const) {
      await mkdir(path.dirname(half), { recursive: true });
      await writeFile(half, 'x');
      await utimes(half, at, at);
      expect(await run()).toEqual(left);
    }
    expect(existsSync(half)).toBe(false);
  });

  it('of a removed account go with it: originals at once, also where the artist’s images stay', async () => {
    const artist = await api.make.artist({}, { status: 'WITHDRAWN', withdrawnAt: before(40 * DAY) });
    await upload(artist.accountUuid, YOUNG);
    await original(artist.accountUuid, UUIDS[0] ?? '', YOUNG);
    expect(await run()).toMatchObject({ 'withdrawn-accounts': 1 });
    expect(await api.rows(originals)).toEqual([]);
    expect(await api.storedKeys()).toEqual([expect.stringMatching(/^uploads\//)]);
  });

  it('are let go of by whatever refers to an original', async () => {
    const { rows } = await api.database.orm.execute(sql`
      select conrelid::regclass::text as referrer from pg_constraint
      where contype = 'f' and confrelid = 'originals'::regclass and confdeltype <> 'n'`);
    expect(rows).toEqual([]);
  });
});
