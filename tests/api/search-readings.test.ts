import { apiUrl } from '@/lib/api/url';
import { hitPageSchema, suggestionsSchema, type SearchIndex } from '@/lib/contracts/search';
import { addDays, todayInSeoul } from '@/lib/date/seoul';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();

const search = async (index: SearchIndex, q: string, literal?: 'true') =>
  hitPageSchema.parse(
    await api.get('/v1/search/unified-field/{index}', { params: { index }, query: { q, literal } }),
  );

async function makeDana() {
  const artist = await api.make.artist({ nameKo: '류단아', nameEn: 'RYU DANA' });
  await api.make.artwork(artist.id, { title: '점', material: '면천에 유채' });
  await api.make.article({ type: 'EXHIBITION', title: '안부', location: '갤러리 마른잎, 서울' });
  return artist;
}

it('answers initials, of names everywhere and of venues', async () => {
  await makeDana();
  for (const index of ['ARTIST', 'ARTIST_ARTWORK'] as const) {
    const found = await search(index, 'ㄹㄷㅇ');
    expect(found).toMatchObject({
      totalElements: 1,
      understood: { text: '류단아', reading: 'INITIALS', others: [], period: null },
    });
    expect(Object.values(found.content[0]?.highlight ?? {})).toEqual([['<em>류단아</em>']]);
  }
  expect((await search('ARTICLE_EXHIBITION', 'ㅁㄹㅇ')).understood?.text).toBe('마른잎');
  for (const q of ['ㄹ', 'ㅕ'])
    expect(await search('ARTIST', q)).toMatchObject({ totalElements: 0, understood: null });
  expect(await search('ARTIST', 'ㅋㅋㅋ')).toMatchObject({ totalElements: 0, understood: null });
  expect(await search('ARTIST', 'ㄹㄷㅇ', 'true')).toMatchObject({ totalElements: 0, understood: null });
});

it('answers initials that stand for several names with all of them', async () => {
  for (const nameKo of ['류단아', '라다운', '로댄옥']) await api.make.artist({ nameKo });
  const { totalElements, understood } = await search('ARTIST', 'ㄹㄷㅇ');
  expect(totalElements).toBe(3);
  expect([understood?.text, ...(understood?.others ?? [])].sort()).toEqual(['라다운', '로댄옥', '류단아']);
});

it.each([
  ['fbeksdk', '류단아'],
  ['교ㅕ ㅇ뭄', 'ryu dana'],
])('answers %s, typed on the other keyboard', async (q, text) => {
  await makeDana();
  expect(await search('ARTIST', q)).toMatchObject({
    totalElements: 1,
    understood: { text, reading: 'KEYBOARD' },
  });
  expect(await search('ARTIST', q, 'true')).toMatchObject({ totalElements: 0, understood: null });
});

it.each([
  ['ARTIST', '류단하', '류단아'],
  ['ARTIST', '류다나', '류단아'],
  ['ARTIST', 'ryu dna', 'RYU DANA'],
  ['ARTICLE_EXHIBITION', '갤러리 마른입', '갤러리 마른잎'],
  ['ARTIST_ARTWORK', '유체', '유채'],
] as const)('in %s reads %s as %s', async (index, q, text) => {
  await makeDana();
  expect(await search(index, q)).toMatchObject({
    totalElements: 1,
    understood: { text, reading: 'SPELLING' },
  });
});

it.each([
  ['oil on canvs', 'oil on canvas'],
  ['canvs', 'canvas'],
  ['oil on cnavas', 'oil on canvas'],
])('reads %s, words of the trade in English, as %s', async (q, text) => {
  const { id } = await api.make.artist();
  await api.make.artwork(id, { title: '밤', material: 'Oil on canvas' });
  const { content, understood } = await search('ARTIST_ARTWORK', q);
  expect(content).toMatchObject([{ title: '밤' }]);
  expect(understood).toMatchObject({ text, reading: 'SPELLING' });
});

it.each([
  ['이끼의 시강', '이끼의 시간'],
  ['류단아이끼의시간', '류단아 이끼의시간'],
  ['이끼의 시간류단아', '이끼의 시간 류단아'],
  ['류단아이끼의 시간', '류단아 이끼의 시간'],
])('reads %s, of a work, as %s', async (q, text) => {
  const { id } = await makeDana();
  await api.make.artwork(id, { title: '이끼의 시간' });
  const { content, understood } = await search('ARTIST_ARTWORK', q);
  expect(content).toMatchObject([{ title: '이끼의 시간' }]);
  expect(understood).toMatchObject({ text, reading: 'SPELLING' });
  expect(await search('ARTIST_ARTWORK', q, 'true')).toMatchObject({ totalElements: 0 });
});

it.each([
  ['찌르래기 규칙', '찌르레기 규칙'],
  ['찌르래기규칙', '찌르레기 규칙'],
  ['희색의 해', '회색의 해'],
  ['회섹의 해', '회색의 해'],
  ['겨을 들판', '겨울 들판'],
])('reads %s, with a slip in the first half of a title, as %s', async (q, text) => {
  const { id } = await makeDana();
  for (const title of ['찌르레기 규칙', '회색의 해', '겨울 들판']) await api.make.artwork(id, { title });
  const { content, understood } = await search('ARTIST_ARTWORK', q);
  expect(content).toHaveLength(1);
  expect(understood).toMatchObject({ text, reading: 'SPELLING' });
});

it('reads no name into a text that begins with another, and no particle as a word', async () => {
  const { id } = await makeDana();
  await api.make.artwork(id, { title: '이끼의 시간' });
  for (const q of ['단아이끼의시간', '류단이끼의시간', '류단아는', '없는이끼의시간', '류단아없는전시'])
    expect([q, (await search('ARTIST_ARTWORK', q)).totalElements]).toEqual([q, 0]);
});

it('reads nothing else into what any index says, and guesses only what is close', async () => {
  const artist = await makeDana();
  await api.make.artist({ nameKo: '서이담' });
  await api.make.artist({ nameKo: '민소담' });
  await api.make.artwork(artist.id, { title: 'fbeksdk' });
  expect(await search('ARTIST', 'fbeksdk')).toMatchObject({ totalElements: 0, understood: null });
  for (const q of ['서율', '민화사', '없는말'])
    expect({ q, ...(await search('ARTIST', q)) }).toMatchObject({ q, totalElements: 0 });
  for (const q of ['서울', '민화']) {
    const path = apiUrl('/v1/search/suggestions', { query: { q } });
    const { suggestions } = suggestionsSchema.parse(await api.get(path));
    expect(suggestions.map(({ text }) => text)).not.toEqual(expect.arrayContaining(['서이담']));
    expect(suggestions.map(({ text }) => text)).not.toEqual(expect.arrayContaining(['민소담']));
  }
});

it('finds other words of the trade, says so, and leaves them out where the words are meant', async () => {
  const artist = await api.make.artist();
  for (const [title, material] of [
    ['하나', '면천에 유채'],
    ['Pink drink', '나무'],
    ['둘', '종이에 먹과 은분'],
    ['혼자 먹는 아침', '나무'],
    ['조각보', '모시'],
  ] as const)
    await api.make.artwork(artist.id, { title, titleEn: null, material, genre: 'ETC' });
  const found = async (q: string, literal?: 'true') =>
    (await search('ARTIST_ARTWORK', q, literal)).content.map((hit) => ('title' in hit ? hit.title : null));
  expect(await found('유화')).toEqual(['하나']);
  expect((await search('ARTIST_ARTWORK', '유화')).understood?.others).toContain('유채');
  expect(await found('유화', 'true')).toEqual([]);
  expect(await found('수묵화')).toEqual(['둘']);
  expect(await found('sculpture')).toEqual([]);
  expect(await found('먹')).toEqual(['둘', '혼자 먹는 아침']);
});

it('names no part of the text as another word for it', async () => {
  const artist = await api.make.artist({ nameKo: '이하늘' });
  await api.make.artwork(artist.id, { title: '하나', material: '면천에 유채' });
  expect(await search('ARTIST', '이하늘작품')).toMatchObject({ totalElements: 1, understood: null });
  const { understood } = await search('ARTIST_ARTWORK', '유화작품');
  expect(understood?.others).toContain('유채');
  expect(understood?.others).not.toContain('유화');
});

it('filters what takes place by the period that was typed', async () => {
  const today = todayInSeoul();
  for (const [title, from, to] of [
    ['지금', -5, 5],
    ['나중', 300, 310],
    ['지난', -30, -20],
  ] as const)
    await api.make.article({
      type: 'EXHIBITION',
      title,
      location: '서울',
      periodFrom: addDays(today, from),
      periodTo: addDays(today, to),
    });
  const found = async (q: string) =>
    (await search('ARTICLE_EXHIBITION', q)).content.map((hit) => ('title' in hit ? hit.title : null));
  expect(await found('진행중')).toEqual(['지금']);
  expect(await found('예정 전시')).toEqual(['나중']);
  expect(await found('종료된 전시 서울')).toEqual(['지난']);
  expect((await search('ARTICLE_EXHIBITION', '진행중')).understood?.period).toEqual({
    status: 'ongoing',
    from: null,
    to: null,
  });
  expect((await search('ARTIST', '진행중')).understood).toBeNull();
});

it('filters what takes place by the day that was typed, as the site writes it', async () => {
  const day = addDays(todayInSeoul(), 40);
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [title, from, to] of [
    ['그날', 38, 42],
    ['그 뒤', 41, 60],
  ] as const) {
    const [periodFrom, periodTo] = [addDays(todayInSeoul(), from), addDays(todayInSeoul(), to)];
    await api.make.article({ type: 'EVENT', title, location: '서울', periodFrom, periodTo });
  }
  const written = `${year}. ${Number(month)}. ${Number(date)}.`;
  for (const q of [day, written, `${written} 행사`, `서울 ${Number(month)}월 ${Number(date)}일`]) {
    const { content, understood } = await search('ARTICLE_EVENT', q);
    expect([q, content.map((hit) => ('title' in hit ? hit.title : null))]).toEqual([q, ['그날']]);
    expect(understood?.period).toEqual({ status: null, from: day, to: day });
  }
});
