import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { createTestDatabase } from '@/tests/support/database';
import type { TestDatabase } from '@/tests/support/database';
import { inThisThread } from './client';
import { sqlStateOf } from './errors';
import { isMigrated, migrate } from './migrate';
import { pgliteOptions } from './pglite-options';
import { accounts } from './schema/account';
import { articles } from './schema/article';
import { artists } from './schema/artist';
import { artworkCategories, artworks } from './schema/artwork';
import { counters } from './schema/counter';
import { images } from './schema/image';
import { likes } from './schema/like';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.reset());
afterAll(() => database.close());

async function insertArtist(name: string, isPublic = true) {
  const { orm } = database;
  await orm
    .insert(images)
    .values({ id: 'i', width: 1, height: 1, color: '#000000', placeholder: '', mime: 'image/webp', bytes: 1 })
    .onConflictDoNothing();
  const [account] = await orm
    .insert(accounts)
    .values({ accountId: name, roleType: 'ARTIST', name })
    .returning({ uuid: accounts.uuid });
  const [artist] = await orm
    .insert(artists)
    .values({ accountUuid: account?.uuid ?? '', userAccountId: name, nameKo: name, imageId: 'i', isPublic })
    .returning();
  if (account === undefined || artist === undefined) throw new Error('not inserted');
  return { account, artist };
}

const work = (artistId: number, categoryUuid: string | null = null) =>
  ({ artistId, categoryUuid, imageId: 'i', year: 2024, material: '유채', size: '1', genre: 'ETC' }) as const;

const publicArtists = async () => {
  const [row] = await database.orm.select().from(counters).where(eq(counters.name, 'artists.public'));
  return row?.value;
};

test('is migrated, and migrating again does nothing', async () => {
  expect(await isMigrated(database)).toBe(true);
  expect(await migrate(database)).toBe(0);
});

test('likes from before they named their artist are named, and those of nothing go', async () => {
  const pglite = await PGlite.create(pgliteOptions());
  const earlier = inThisThread(pglite);
  const naming = 36;
  await migrate(earlier, naming - 1);
  await pglite.exec(`
    insert into images (id, width, height, color, placeholder, mime, bytes)
      values ('i', 1, 1, '#000000', '', 'image/webp', 1);
    insert into accounts (account_id, role_type, name) values ('a', 'ARTIST', 'a');
    insert into artists (account_uuid, user_account_id, name_ko, image_id) select uuid, 'a', 'a', 'i' from accounts;
    insert into artworks (artist_id, image_id, year, material, size, genre)
      select id, 'i', 2024, '유채', '1', 'ETC' from artists;
    insert into likes (account_uuid, type, target_uuid)
      select accounts.uuid, type, target from accounts, lateral (
        select 'ARTIST' as type, uuid as target from artists
        union all select 'ART_WORK', uuid from artworks
        union all select 'ART_WORK', gen_random_uuid()
        union all select 'NEWS', gen_random_uuid()
      ) targets`);
  await migrate(earlier, naming);
  const found = await earlier.orm.select({ type: likes.type, artistId: likes.artistId }).from(likes);
  expect(found.sort((one, other) => one.type.localeCompare(other.type))).toEqual([
    { type: 'ART_WORK', artistId: 1 },
    { type: 'ARTIST', artistId: 1 },
    { type: 'NEWS', artistId: null },
  ]);
  await earlier.close();
});

test('a like of an artwork that is gone is not written', async () => {
  const { orm } = database;
  const { account } = await insertArtist('a');
  const like = { accountUuid: account.uuid, type: 'ART_WORK', targetUuid: randomUUID() } as const;
  expect(await orm.insert(likes).values(like).returning()).toEqual([]);
});

test('Korean text can be searched by trigrams', async () => {
  const { rows } = await database.orm.execute<{ n: number }>(
    sql`select cardinality(show_trgm('한국화')) as n`,
  );
  expect(rows[0]?.n).toBeGreaterThan(0);
});

test('artworks are counted on their artist and category', async () => {
  const { orm } = database;
  const { artist } = await insertArtist('a');
  const { artist: other } = await insertArtist('b');
  const [category] = await orm
    .insert(artworkCategories)
    .values({ artistId: artist.id, name: '점' })
    .returning();
  const uuid = category?.uuid ?? '';
  await orm
    .insert(artworks)
    .values([work(artist.id, uuid), work(artist.id, uuid), work(artist.id), work(other.id)]);
  const counts = async () =>
    [
      ...(await orm.select({ n: artists.artworkCount }).from(artists).orderBy(artists.id)),
      ...(await orm.select({ n: artworkCategories.artworkCount }).from(artworkCategories)),
    ].map(({ n }) => n);
  expect(await counts()).toEqual([3, 1, 2]);
  await orm.update(artworks).set({ categoryUuid: null }).where(eq(artworks.id, 1));
  expect(await counts()).toEqual([3, 1, 1]);
  await orm.update(artworks).set({ categoryUuid: uuid }).where(eq(artworks.id, 3));
  expect(await counts()).toEqual([3, 1, 2]);
  await orm.delete(artworks).where(eq(artworks.categoryUuid, uuid));
  expect(await counts()).toEqual([1, 1, 0]);
});

test('likes are counted on what they like, and go with it', async () => {
  const { orm } = database;
  const { account, artist } = await insertArtist('a');
  const [piece] = await orm.insert(artworks).values(work(artist.id)).returning();
  const [article] = await orm
    .insert(articles)
    .values({ type: 'NEWS', title: '소식', previewImageId: 'i' })
    .returning();
  const uuids = { ARTIST: artist.uuid, ART_WORK: piece?.uuid ?? '', NEWS: article?.uuid ?? '' };
  await orm.insert(likes).values([
    { accountUuid: account.uuid, type: 'ARTIST', targetUuid: uuids.ARTIST },
    { accountUuid: account.uuid, type: 'ART_WORK', targetUuid: uuids.ART_WORK },
    { accountUuid: account.uuid, type: 'NEWS', targetUuid: uuids.NEWS },
  ]);
  const counts = async () =>
    [
      ...(await orm.select({ n: artists.likeCount }).from(artists)),
      ...(await orm.select({ n: artworks.likeCount }).from(artworks)),
      ...(await orm.select({ n: articles.likeCount }).from(articles)),
    ].map(({ n }) => n);
  expect(await counts()).toEqual([1, 1, 1]);
  await orm.delete(likes).where(eq(likes.type, 'ARTIST'));
  expect(await counts()).toEqual([0, 1, 1]);
  await orm.delete(articles);
  await orm.delete(artworks);
  expect(await orm.select().from(likes)).toEqual([]);
});

test('public artists are counted', async () => {
  await insertArtist('a');
  await insertArtist('b', false);
  expect(await publicArtists()).toBe(1);
  await database.orm.update(artists).set({ isPublic: true });
  expect(await publicArtists()).toBe(2);
  await database.orm.delete(artists).where(eq(artists.userAccountId, 'a'));
  expect(await publicArtists()).toBe(1);
});

test('a duplicate is SQLSTATE 23505, and a failed transaction leaves nothing', async () => {
  const { artist } = await insertArtist('a');
  const attempt = database.orm.transaction(async (tx) => {
    await tx.insert(artworks).values(work(artist.id));
    await tx.insert(accounts).values({ accountId: 'a', roleType: 'MEMBER', name: 'a' });
  });
  expect(sqlStateOf(await attempt.catch((error: unknown) => error))).toBe('23505');
  expect(await database.orm.select().from(artworks)).toEqual([]);
});

test('times are dates, days are text and big numbers are numbers', async () => {
  const { artist } = await insertArtist('a');
  expect(artist.createdAt).toBeInstanceOf(Date);
  expect(artist.id).toBe(1);
  const { rows } = await database.orm.execute(
    sql`select 5::bigint as big, 5::int as small, current_date as day`,
  );
  expect(rows[0]).toEqual({ big: '5', small: 5, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});
