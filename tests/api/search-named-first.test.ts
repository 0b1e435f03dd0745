import { sql } from 'drizzle-orm';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import type { ArticleType } from '@/lib/contracts/article';
import { understand } from '@/lib/search/understand';
import { mayHave } from '@/server/db/search-matching';
import { useTestApi } from '@/tests/support/api';

/** Lists that search names and venues: matches by name come first, and the others show their matching field (P-154). */
const api = useTestApi();

type Query = {
  q: string;
  sort?: 'createdAt' | 'nameKo';
  direction?: 'asc' | 'desc';
  page?: number;
  size?: number;
};
const artists = async (query: Query) =>
  (await api.get('/v2/artists', { query })).content.map(({ nameKo, foundIn }) => [
    nameKo,
    foundIn?.field ?? null,
  ]);

it('lists matches by name before others, in any order, over all pages', async () => {
  await api.make.artist({ nameKo: '하늘', createdAt: new Date('2020-01-01') });
  await api.make.artist({ nameKo: '가온', introduction: '하늘을 그린다', createdAt: new Date('2026-01-01') });
  await api.make.artist({ nameKo: '이하늘', createdAt: new Date('2021-01-01') });
  await api.make.artist({ nameKo: '나무', artistNote: '하늘 아래', createdAt: new Date('2025-01-01') });
  const [named, rest] = [
    [
      ['이하늘', null],
      ['하늘', null],
    ],
    [
      ['가온', 'introduction'],
      ['나무', 'artistNote'],
    ],
  ] as const;
  expect(await artists({ q: '하늘' })).toEqual([...named, ...rest]);
  expect(await artists({ q: '하늘', direction: 'asc' })).toEqual([
    ...named.toReversed(),
    ...rest.toReversed(),
  ]);
  expect(await artists({ q: '하늘', sort: 'nameKo' })).toEqual([...named, ...rest]);
  const pages = await Promise.all([0, 1, 2, 3].map((page) => artists({ q: '하늘', page, size: 1 })));
  expect(pages.flat()).toEqual([...named, ...rest]);
  expect((await api.get('/v2/artists', { query: {} })).content.every(({ foundIn }) => foundIn === null)).toBe(
    true,
  );
});

it('reports every field of an artist that matches', async () => {
  const say = (values: Parameters<typeof api.make.artist>[0]) => api.make.artist(values);
  await say({ nameKo: '가', introduction: '물결을 본다' });
  await say({ nameKo: '나', activityGenreEtc: '물결 조각보' });
  await say({ nameKo: '다', domesticArea: '물결리' });
  await say({ nameKo: '라', awards: [{ year: 2024, title: '물결상' }] });
  await say({
    nameKo: '마',
    experiences: [{ type: 'SOLO_EXHIBITION', year: 2024, title: '점', location: '물결창고', region: '전주' }],
  });
  await say({
    nameKo: '바',
    educations: [
      { type: 'GRADUATE', year: 2018, schoolName: '물결대학교', major: '회화', status: 'GRADUATED' },
    ],
  });
  await say({ nameKo: '사', collections: [{ name: '물결미술관' }] });
  await say({
    nameKo: '아',
    interviews: [{ interviewTitle: '물결 이야기', interviewLink: 'https://example.com' }],
  });
  await say({ nameKo: '자', artistNote: '물결의 기록' });
  const { content } = await api.get('/v2/artists', { query: { q: '물결', sort: 'nameKo' } });
  expect(content.map(({ foundIn }) => foundIn?.field)).toEqual([
    'introduction',
    'genre',
    'area',
    'award',
    'experience',
    'education',
    'collection',
    'interview',
    'artistNote',
  ]);
  for (const { foundIn } of content) expect(foundIn?.text).toContain('<em>물결</em>');
});

it('has the artists of works where no artist says the text, and names the work', async () => {
  const artist = await api.make.artist({ nameKo: '류단아', introduction: null });
  const hidden = await api.make.artist({ nameKo: '이숨', isPublic: false });
  await api.make.artwork(artist.id, { title: '천 번의 <안부>' });
  await api.make.artwork(hidden.id, { title: '천 번의 안부' });
  for (const q of ['천 번의 안부', '〈천 번의 안부〉', '천 번의 안부, 2024']) {
    const { content, totalElements } = await api.get('/v2/artists', { query: { q } });
    expect({ q, totalElements, names: content.map(({ nameKo }) => nameKo) }).toEqual({
      ...{ q, totalElements: 1, names: ['류단아'] },
    });
    expect(content[0]?.foundIn?.field).toBe('artwork');
    expect(content[0]?.foundIn?.text).toContain('&lt;');
  }
  expect(await artists({ q: '없는전시' })).toEqual([]);
});

/** The fields that each list's search box names, and the others that may match. */
const LISTS: Record<ArticleType, { named: object[]; elsewhere: [field: string, values: object][] }> = {
  EXHIBITION: {
    named: [
      { title: '물결' },
      { location: '물결창고, 전주' },
      { location: '서울', locationDetail: '물결로 1' },
    ],
    elsewhere: [
      ['subTitle', { subTitle: '물결' }],
      ['organizer', { organizer: '물결재단' }],
      ['content', { content: '<p>물결</p>' }],
    ],
  },
  EVENT: {
    named: [
      { title: '물결' },
      { location: '물결창고, 전주' },
      { location: '서울', locationDetail: '물결로 1' },
    ],
    elsewhere: [
      ['organizer', { organizer: '물결재단' }],
      ['content', { content: '<p>물결</p>' }],
    ],
  },
  NEWS: {
    named: [{ title: '물결' }, { organizer: '물결재단' }],
    elsewhere: [
      ['location', { location: '물결창고, 전주' }],
      ['content', { content: '<p>물결</p>' }],
    ],
  },
  SPECIAL: {
    named: [{ title: '물결' }],
    elsewhere: [
      ['subTitle', { subTitle: '물결' }],
      ['writer', { writer: '물결' }],
      ['content', { content: '물결' }],
    ],
  },
};

it.each(Object.entries(LISTS) as [ArticleType, (typeof LISTS)[ArticleType]][])(
  'has %s by its names before others',
  async (type, { named, elsewhere }) => {
    for (const [at, values] of named.entries())
      await api.make.article({ type, title: `이름 ${at}`, ...values });
    // The newest ones, which would come first.
    for (const [field, values] of elsewhere) await api.make.article({ type, title: field, ...values });
    for (const sort of ['createdAt', 'title'] as const) {
      const { content } = await api.get(ARTICLE_CALLS[type].list, { query: { q: '물결', sort } });
      const fields = content.map(({ foundIn }) => foundIn?.field ?? null);
      expect(fields.slice(0, named.length)).toEqual(named.map(() => null));
      expect(fields.slice(named.length).toSorted()).toEqual(elsewhere.map(([field]) => field).toSorted());
    }
  },
);

it('has a special by its artist’s name among those that it names', async () => {
  const artist = await api.make.artist({ nameKo: '류단아' });
  await api.make.article({ type: 'SPECIAL', title: '점', artistId: artist.id });
  await api.make.article({ type: 'SPECIAL', title: '선', content: '류단아의 벗' });
  const { content } = await api.get(ARTICLE_CALLS.SPECIAL.list, { query: { q: '류단아' } });
  expect(content.map(({ title, foundIn }) => [title, foundIn?.field ?? null])).toEqual([
    ['점', null],
    ['선', 'content'],
  ]);
});

it('matches an entry that takes place in a year like one that names it', async () => {
  await api.make.article({
    ...{ type: 'EXHIBITION', title: '천 번의 안부', periodFrom: '2024-03-01', periodTo: '2024-04-01' },
  });
  const found = async (q: string) =>
    (await api.get(ARTICLE_CALLS.EXHIBITION.list, { query: { q } })).content.length;
  for (const q of ['천 번의 안부, 2024', '〈천 번의 안부〉 2024년', '2023-2024 천 번의 안부'])
    expect([q, await found(q)]).toEqual([q, 1]);
  expect(await found('천 번의 안부, 2023')).toBe(0);
});

it.each([
  '〈천 번의 안부〉',
  '천 번의 안부, 2024',
  '100호F',
  'Oil on canvas, 2024',
  '〈없는 작품〉',
  '물결',
  '물',
  'a',
])('%s reads candidates by the index of pairs and numbers', async (q) => {
  const plan = await api.database.orm.transaction(async (tx) => {
    // The table of a test is so small that reading it all is always cheaper.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    const { terms } = understand(q, null);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
        explain select e.uuid from search_entries e where ${mayHave({ index: 'ARTIST_ARTWORK' }, terms)}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('search_entries_grams_idx');
});
