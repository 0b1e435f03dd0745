import { z } from 'zod';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { articleCardSchema } from '@/lib/contracts/article';
import { artistCardSchema } from '@/lib/contracts/artist';
import { searchedPageSchema } from '@/lib/contracts/understood';
import type { ArticleFilter } from '@/lib/lists/article-lists';
import { startTestApi, useTestApi } from '@/tests/support/api';

const listSchema = searchedPageSchema(z.union([articleCardSchema, artistCardSchema]));

const api = useTestApi();

it('finds in lists by the rules of the unified search', async () => {
  await api.make.artist({
    nameKo: '류단아',
    nameEn: 'RYU DANA',
    domesticArea: '전주',
    activityGenreTypes: ['PHOTOGRAPHY'],
  });
  await api.make.article({ type: 'EXHIBITION', title: '젖은 종이', location: '갤러리 마른잎, 서울' });
  const artists = async (q: string) => (await api.get('/v2/artists', { query: { q } })).content.length;
  for (const q of ['dana ryu', '류단아 작가', '전주', 'photographer'])
    expect([q, await artists(q)]).toEqual([q, 1]);
  expect(await artists('아류단')).toBe(0);
  const exhibitions = async (q: string) =>
    (await api.get(ARTICLE_CALLS.EXHIBITION.list, { query: { q } })).content.length;
  for (const q of ['마른잎 갤러리', '젖은종이', 'Seoul']) expect([q, await exhibitions(q)]).toEqual([q, 1]);
  expect(await exhibitions('부산')).toBe(0);
});

describe('a text that nothing says as it was typed', () => {
  const artists = async (query: { q: string; like?: boolean; page?: number; literal?: boolean }) =>
    listSchema.parse(await api.get('/v2/artists', { query }));
  const exhibitions = async (q: string, filter: ArticleFilter = 'ALL', literal = false) =>
    listSchema.parse(await api.get(ARTICLE_CALLS.EXHIBITION.list, { query: { q, filter, literal } }));

  async function makeDana() {
    await api.make.artist({ nameKo: '류단아', nameEn: 'RYU DANA' });
    await api.make.article({ type: 'EXHIBITION', title: '젖은 종이', location: '갤러리 마른잎, 서울' });
  }

  it.each([
    ['ㄹㄷㅇ', '류단아', 'INITIALS'],
    ['fbeksdk', '류단아', 'KEYBOARD'],
    ['교ㅕ ㅇ뭄', 'ryu dana', 'KEYBOARD'],
    ['류단하', '류단아', 'SPELLING'],
  ])('%s is read as %s in the list of artists, which says so', async (q, text, reading) => {
    await makeDana();
    expect(await artists({ q })).toMatchObject({ totalElements: 1, understood: { text, reading } });
    expect(await artists({ q, page: 1 })).toMatchObject({ totalElements: 1, content: [] });
    expect(await artists({ q, literal: true })).toMatchObject({ totalElements: 0, understood: null });
    expect(await artists({ q: text, literal: true })).toMatchObject({ totalElements: 1, understood: null });
  });

  it.each([
    ['ㅁㄹㅇ', '마른잎', 'INITIALS'],
    ['wjwdms whddl', '젖은 종이', 'KEYBOARD'],
    ['갤러리 마른입', '갤러리 마른잎', 'SPELLING'],
  ])('%s is read as %s in a list of articles', async (q, text, reading) => {
    await makeDana();
    expect(await exhibitions(q)).toMatchObject({ totalElements: 1, understood: { text, reading } });
    expect(await exhibitions(q, 'ALL', true)).toMatchObject({ totalElements: 0, understood: null });
  });

  it('is left as it is where something else says it, or nothing is close', async () => {
    await makeDana();
    await api.make.article({ type: 'NEWS', title: 'fbeksdk' });
    for (const q of ['fbeksdk', 'ㅋㅋㅋ', '없는말'])
      expect({ q, ...(await artists({ q })) }).toMatchObject({ q, totalElements: 0, understood: null });
  });

  it('is read among what the filter leaves', async () => {
    await api.make.artist({ nameKo: '류단아' });
    await api.make.article({
      type: 'EXHIBITION',
      title: '류단아 개인전',
      periodFrom: '2020-01-01',
      periodTo: '2020-02-01',
    });
    expect(await exhibitions('fbeksdk', 'PAST')).toMatchObject({ totalElements: 1 });
    expect(await exhibitions('fbeksdk', 'ONGOING')).toMatchObject({ totalElements: 0 });
  });
});

it('says other words and periods that a list was searched by, and nothing of a plain search', async () => {
  await api.make.article({
    type: 'NEWS',
    title: '유채 공모',
    periodFrom: '2020-01-01',
    periodTo: '2020-02-01',
  });
  const find = async (q: string, literal = false) =>
    listSchema.parse(await api.get(ARTICLE_CALLS.NEWS.list, { query: { q, literal } }));
  const news = async (q: string) => (await find(q)).understood;
  expect((await news('유화'))?.others).toContain('유채');
  expect((await news('종료된 공모'))?.period).toEqual({ status: 'past', from: null, to: null });
  for (const q of ['유화', '종료된 공모'])
    expect({ q, ...(await find(q, true)) }).toMatchObject({ q, totalElements: 0, understood: null });
  expect(await find('', true)).toMatchObject({ totalElements: 1, understood: null });
  expect(await news('')).toBeNull();
  expect(await news('공모 유채화실')).toBeNull();
});

it('counts each list’s search as a search of its visitor, and a list without a text as none', async () => {
  await using limited = await startTestApi({ rateLimits: { search: { points: 5, seconds: 60 } } });
  const lists = ['/v2/artists', ...Object.values(ARTICLE_CALLS).map(({ list }) => list)] as const;
  const statusesOf = async (q: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const answers = lists.map((list) => limited.request('GET', list, { query: { q }, headers }));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const all = lists.map(() => 200);
  for (const q of ['', '  ', '단아', '']) expect([q, await statusesOf(q, '192.0.2.1')]).toEqual([q, all]);
  expect(await statusesOf('단아', '192.0.2.1')).toEqual(lists.map(() => 429));
  expect(await statusesOf('단아', '192.0.2.2')).toEqual(all);
  const index = '/v1/search/unified-field/ARTIST?q=a';
  expect((await limited.request('GET', index, { headers: { 'x-forwarded-for': '192.0.2.2' } })).status).toBe(
    429,
  );
});

it('counts the periods of a search from the day of the application clock', async () => {
  const years = await startTestApi({ clock: () => new Date('2031-05-10T03:00:00Z') });
  try {
    await years.make.article({
      type: 'EVENT',
      title: '오월',
      periodFrom: '2031-05-01',
      periodTo: '2031-05-31',
    });
    for (const q of ['이번 달', '진행중'])
      expect(await years.get(ARTICLE_CALLS.EVENT.list, { query: { q } })).toMatchObject({ totalElements: 1 });
  } finally {
    await years.close();
  }
});
