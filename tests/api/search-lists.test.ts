import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { useTestApi } from '@/tests/support/api';

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
