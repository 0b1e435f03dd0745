import { eq, sql } from 'drizzle-orm';
import { type SearchIndex } from '@/lib/contracts/search';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { searchEntries } from '@/server/db/schema/search';
import { createSearchQueueRepository } from '@/server/jobs/search-queue-repository';
import { reindexSearch } from '@/server/jobs/search-reindex';
import { createSearchReindexRepository } from '@/server/jobs/search-reindex-repository';
import { useTestApi } from '@/tests/support/api';
import { outOfStep } from '@/tests/support/search/in-step';

const api = useTestApi();
afterEach(async () => expect(await outOfStep(api.database.orm)).toEqual([]));

const count = async (index: SearchIndex, q: string) =>
  (await api.get('/v1/search/unified-field/{index}', { params: { index }, query: { q } })).totalElements;

it('follows an artist’s new name into the artist, their artworks and the articles about them', async () => {
  const { orm } = api.database;
  const artist = await api.make.artist({ nameKo: '옛이름', nameEn: null });
  await api.make.artwork(artist.id, { title: '그림' });
  await api.make.article({ type: 'SPECIAL', artistId: artist.id });
  const indexes = ['ARTIST', 'ARTIST_ARTWORK', 'ARTICLE_SPECIAL'] as const;
  for (const index of indexes) expect(await count(index, '옛이름')).toBe(1);
  await orm.update(artists).set({ nameKo: '새이름' }).where(eq(artists.id, artist.id));
  for (const index of indexes)
    expect([await count(index, '옛이름'), await count(index, '새이름')]).toEqual([0, 1]);
  await orm.update(artists).set({ introduction: '소개말' }).where(eq(artists.id, artist.id));
  expect(await count('ARTIST', '소개말')).toBe(1);
});

it('follows a hidden artist out and in again, with all artworks; an article loses the name only', async () => {
  const { orm } = api.database;
  const artist = await api.make.artist({ nameKo: '한결' });
  await api.make.artwork(artist.id, { title: '물결' });
  await api.make.article({ type: 'NEWS', title: '소식', artistId: artist.id });
  const counts = async () => [
    await count('ARTIST', '한결'),
    await count('ARTIST_ARTWORK', '물결'),
    await count('ARTICLE_NEWS', '한결'),
    await count('ARTICLE_NEWS', '소식'),
  ];
  await orm.update(artists).set({ isPublic: false }).where(eq(artists.id, artist.id));
  expect(await counts()).toEqual([0, 0, 0, 1]);
  await api.make.artwork(artist.id, { title: '물결 둘' });
  expect(await count('ARTIST_ARTWORK', '물결')).toBe(0);
  await orm.update(artists).set({ isPublic: true }).where(eq(artists.id, artist.id));
  expect(await counts()).toEqual([1, 2, 1, 1]);
});

it('follows artworks that are written, changed, moved and deleted', async () => {
  const { orm } = api.database;
  const [one, other] = [
    await api.make.artist({ nameKo: '하나' }),
    await api.make.artist({ nameKo: '다른이' }),
  ];
  const work = await api.make.artwork(one.id, { title: '바다', material: '유채' });
  const change = (values: Partial<typeof artworks.$inferInsert>) =>
    orm.update(artworks).set(values).where(eq(artworks.id, work.id));
  await change({ title: '산' });
  expect([await count('ARTIST_ARTWORK', '바다'), await count('ARTIST_ARTWORK', '산')]).toEqual([0, 1]);
  await change({ title: null, titleEn: 'Mountain', description: '설명글' });
  expect([await count('ARTIST_ARTWORK', 'mountain'), await count('ARTIST_ARTWORK', '설명글')]).toEqual([
    1, 1,
  ]);
  await change({ artistId: other.id });
  expect([await count('ARTIST_ARTWORK', '하나'), await count('ARTIST_ARTWORK', '다른이')]).toEqual([0, 1]);
  await orm.update(artworks).set({ viewCount: sql`view_count + 1` });
  await orm.delete(artworks).where(eq(artworks.id, work.id));
  expect(await count('ARTIST_ARTWORK', 'mountain')).toBe(0);
});

it('follows articles that are published, taken back, of another type, and deleted', async () => {
  const { orm } = api.database;
  const article = await api.make.article({ type: 'EVENT', title: '여름밤', status: 'DRAFT' });
  const change = (values: Partial<typeof articles.$inferInsert>) =>
    orm.update(articles).set(values).where(eq(articles.uuid, article.uuid));
  expect(await count('ARTICLE_EVENT', '여름밤')).toBe(0);
  await change({ status: 'PUBLISHED' });
  expect(await count('ARTICLE_EVENT', '여름밤')).toBe(1);
  await change({ content: '<p>새 <b>본</b>문</p>' });
  const found = await api.get('/v1/search/unified-field/{index}', {
    params: { index: 'ARTICLE_EVENT' },
    query: { q: '본문' },
  });
  expect(found.content[0]?.highlight).toEqual({ content: ['새 <em>본문</em>'] });
  expect(await count('ARTICLE_EVENT', '<b>')).toBe(0);
  await change({ type: 'NEWS' });
  expect([await count('ARTICLE_EVENT', '여름밤'), await count('ARTICLE_NEWS', '여름밤')]).toEqual([0, 1]);
  await change({ status: 'SCHEDULED', publishAt: new Date('2099-01-01T00:00:00Z') });
  expect(await count('ARTICLE_NEWS', '여름밤')).toBe(0);
  await change({ status: 'PUBLISHED', publishAt: null });
  await orm.delete(articles);
  expect(await count('ARTICLE_NEWS', '여름밤')).toBe(0);
});

it('follows an artist who is deleted, with what goes along', async () => {
  const artist = await api.make.artist({ nameKo: '떠난이' });
  await api.make.artwork(artist.id, { title: '남은 그림' });
  await api.make.article({ type: 'NEWS', title: '소식', artistId: artist.id });
  await api.database.orm.delete(artists).where(eq(artists.id, artist.id));
  expect(await count('ARTIST', '떠난이')).toBe(0);
  expect(await count('ARTIST_ARTWORK', '남은')).toBe(0);
  expect([await count('ARTICLE_NEWS', '떠난이'), await count('ARTICLE_NEWS', '소식')]).toEqual([0, 1]);
});

it('locks both artists when a thing moves from one to the other', async () => {
  const { orm } = api.database;
  const [one, other] = [await api.make.artist(), await api.make.artist()];
  const work = await api.make.artwork(one.id);
  const article = await api.make.article({ type: 'NEWS', artistId: one.id });
  const moves: ((tx: Pick<typeof orm, 'update'>) => Promise<unknown>)[] = [
    (tx) => tx.update(artworks).set({ artistId: other.id }).where(eq(artworks.id, work.id)),
    (tx) => tx.update(articles).set({ artistId: other.id }).where(eq(articles.uuid, article.uuid)),
  ];
  for (const move of moves) {
    const locked = await orm.transaction(async (tx) => {
      await move(tx);
      const { rows } = await tx.execute<{ id: number }>(sql`
        select id::int as id from artists where xmax::text = pg_current_xact_id()::text order by id`);
      return rows.map(({ id }) => id);
    });
    expect(locked).toEqual([one.id, other.id]);
  }
});

it('leaves nothing behind of what was rolled back', async () => {
  const artist = await api.make.artist({ nameKo: '그대로' });
  await expect(
    api.database.orm.transaction(async (tx) => {
      await tx.update(artists).set({ nameKo: '바뀐이' }).where(eq(artists.id, artist.id));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect([await count('ARTIST', '그대로'), await count('ARTIST', '바뀐이')]).toEqual([1, 0]);
});

it('is made anew by a reindex: what is missing, what is wrong, what is too much', async () => {
  const { orm } = api.database;
  const artist = await api.make.artist({ nameKo: '가나다' });
  for (let at = 0; at < 5; at += 1) await api.make.artwork(artist.id, { title: `그림 ${at}` });
  await api.make.article({ type: 'NEWS', title: '소식' });
  const [first, second] = await orm.select().from(searchEntries).orderBy(searchEntries.title);
  await orm.delete(searchEntries).where(eq(searchEntries.uuid, first?.uuid ?? ''));
  await orm
    .update(searchEntries)
    .set({ body: '틀린 글' })
    .where(eq(searchEntries.uuid, second?.uuid ?? ''));
  await orm.insert(searchEntries).values({
    index: 'ARTIST',
    uuid: '0198f3a0-0000-7000-8000-000000000000',
    rankedAt: new Date(),
    title: '없는이',
    titleAlt: '',
    body: '없는이',
    typed: '없는이',
    typedAlt: '',
    initials: '',
  });
  expect(await outOfStep(orm)).toHaveLength(4);
  const seen: string[] = [];
  const orphans = await reindexSearch({
    repository: createSearchReindexRepository(api.database),
    queue: createSearchQueueRepository(api.database.orm),
    writer: null,
    batch: 2,
    onProgress: ({ step, done, total }) => seen.push(`${step} ${done}/${total}`),
  });
  expect(orphans).toBe(1);
  expect(seen.at(-1)).toBe('entries 7/7');
  expect(seen.length).toBeGreaterThan(4);
});
