import { sql } from 'drizzle-orm';
import { originals } from '@/server/db/schema/original';
import { contestFiles } from '@/server/db/schema/contest';
import { fileRemovals, storedUploads } from '@/server/db/schema/upload';
import { useTestApi } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { removeLetGo } from '@/tests/support/file-removals';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import {
  artworkTexts,
  named,
  picture,
  studioArtist,
  studioForm,
  studioProfile,
} from '@/tests/support/studio';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const portfolio = portfolioCalls(api);
const contest = contestCalls(api);

const pdf = (text: string) => named(Buffer.from(`%PDF-1.7\n<< /Type /Page >>\n${text}`), '작품집.pdf');
const jpeg = async (name: string) => named(await picture(40, 30, 'jpeg'), name);

/** Lets the job remove what was let go of. @returns the private files that are stored, and that have a row */
async function settle() {
  await removeLetGo(api);
  const rows = [...(await api.rows(storedUploads)), ...(await api.rows(originals))];
  const stored = (await api.storedKeys()).filter((key) => !key.startsWith('media/'));
  expect(stored.toSorted()).toEqual(rows.map(({ storageKey }) => storageKey).toSorted());
  return stored.length;
}

/** What replaces or removes a stored file, by the column that referred to it. A new column without a row fails. */
const PLACES: Readonly<Record<string, () => Promise<void>>> = {
  async 'portfolios.pdf_upload_uuid'() {
    const { as, portfolio: content } = await portfolio.begin();
    for (let save = 1; save <= 8; save += 1)
      await portfolio.save(as, portfolioBody(content, 0, false), { pdf: pdf(`${save}`) });
    expect(await settle()).toBe(1);
  },
  async 'artists.photo_original_uuid'() {
    const { as } = await studioArtist(api);
    for (let save = 1; save <= 4; save += 1) {
      const { version } = await api.get('/v1/artists/me', { as });
      const files = { cropImage: await picture(965, 1350, 'jpeg'), originImage: await jpeg(`${save}.jpg`) };
      await api.call('PUT', '/v1/artists/me', { as, body: studioForm(studioProfile({ version }), files) });
    }
    expect(await settle()).toBe(1);
  },
  async 'artworks.original_uuid'() {
    const { as } = await studioArtist(api);
    const files = async () => ({
      image_original: await jpeg('a.jpg'),
      image_resized: await picture(40, 30),
    });
    const made = studioForm(artworkTexts(), await files());
    const { uuid } = await api.call('POST', '/v1/artists/me/artworks', { as, body: made });
    const one = { as, params: { uuid } };
    for (let version = 0; version <= 2; version += 1) {
      const body = studioForm({ ...artworkTexts(), version }, await files());
      await api.call('PUT', '/v1/artists/me/artworks/{uuid}', { ...one, body });
    }
    expect(await settle()).toBe(1);
    await api.call('DELETE', '/v1/artists/me/artworks/{uuid}', one);
    expect(await settle()).toBe(0);
  },
  async 'artwork_drafts.original_uuid'() {
    const { as } = await studioArtist(api);
    const files = { image_original: await jpeg('a.jpg'), image_resized: await picture(40, 30) };
    const body = studioForm(undefined, files);
    const draft = await api.call('POST', '/v1/artists/me/artwork-drafts', { as, body });
    expect(await settle()).toBe(1);
    await api.call('DELETE', '/v1/artists/me/artwork-drafts/{uuid}', { as, params: { uuid: draft.uuid } });
    expect(await settle()).toBe(0);
  },
  async 'contest_files.upload_uuid'() {
    const [as, { uuid }] = [await contest.applicant(), await contest.contest()];
    for (const name of ['a.jpg', 'b.jpg']) {
      const bytes = await picture(40, 30, 'jpeg');
      const answers = { statement: '글', agreement: true, works: [contest.file(name, bytes)] };
      const { id } = await contest.begin(as, uuid, answers);
      await contest.addFile(as, id, await contest.upload(as, name, bytes));
      await contest.send(as, id);
    }
    expect(await settle()).toBe(1);
  },
};

it.each(Object.entries(PLACES))('%s lets go of what it replaces at once', (_place, replace) => replace());

it('has a row and triggers for every column that refers to a stored file', async () => {
  const { rows } = await api.database.orm.execute<{ place: string; triggers: number }>(sql`
    select c.conrelid::regclass || '.' || a.attname as place,
      (select count(*)::int from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.conrelid and p.proname = 'remove_unreferenced_file'
          and t.tgargs = (a.attname || '\\000' || c.confrelid::regclass || '\\000')::bytea) as triggers
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attname = 'storage_key'
    where c.contype = 'f'`);
  expect(rows.map(({ place }) => place).toSorted()).toEqual(Object.keys(PLACES).toSorted());
  expect(new Set(rows.map(({ triggers }) => triggers))).toEqual(new Set([2]));
});

it('keeps a file that something else refers to, also of what begins at the same moment', async () => {
  const { as, portfolio: content } = await portfolio.begin();
  await portfolio.save(as, portfolioBody(content, 0, false), { pdf: pdf('sent') });
  const { uuid } = await contest.contest();
  const { id } = await contest.begin(as, uuid, { statement: '글', agreement: true, portfolio: true });
  await contest.send(as, id);
  expect(await api.rows(contestFiles)).toHaveLength(1);
  await portfolio.save(as, portfolioBody(content, 0, false), { pdf: pdf('later') });
  expect(await settle()).toBe(2);
  await api.database.orm.delete(contestFiles);
  expect(await settle()).toBe(1);
});

it('changes nothing where the save fails', async () => {
  const { as, portfolio: content } = await portfolio.begin();
  await portfolio.save(as, portfolioBody(content, 0, false), { pdf: pdf('kept') });
  const failing = api.database.orm.transaction(async (tx) => {
    await tx.execute(sql`update portfolios set pdf_upload_uuid = null`);
    throw new Error('The save failed');
  });
  await expect(failing).rejects.toThrow('The save failed');
  expect(await api.rows(fileRemovals)).toEqual([]);
  expect(await settle()).toBe(1);
});
