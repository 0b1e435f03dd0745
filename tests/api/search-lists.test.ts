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
  const artists = async (query: { q: string; like?: boolean; page?: number }) =>
    listSchema.parse(await api.get('/v2/artists', { query }));
  const exhibitions = async (q: string, filter: ArticleFilter = 'ALL') =>
    listSchema.parse(await api.get(ARTICLE_CALLS.EXHIBITION.list, { query: { q, filter } }));

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
  });

  it.each([
    ['ㅁㄹㅇ', '마른잎', 'INITIALS'],
    ['wjwdms whddl', '젖은 종이', 'KEYBOARD'],
    ['갤러리 마른입', '갤러리 마른잎', 'SPELLING'],
  ])('%s is read as %s in a list of articles', async (q, text, reading) => {
    await makeDana();
    expect(await exhibitions(q)).toMatchObject({ totalElements: 1, understood: { text, reading } });
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
  const news = async (q: string) =>
    listSchema.parse(await api.get(ARTICLE_CALLS.NEWS.list, { query: { q } })).understood;
  expect((await news('유화'))?.others).toContain('유채');
  expect((await news('종료된 공모'))?.period).toEqual({ status: 'past', from: null, to: null });
  expect(await news('')).toBeNull();
  expect(await news('공모 유채화실')).toBeNull();
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
