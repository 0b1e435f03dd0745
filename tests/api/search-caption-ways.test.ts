import { apiUrl } from '@/lib/api/url';
import { hitPageSchema, type SearchIndex } from '@/lib/contracts/search';
import type { Understood } from '@/lib/contracts/understood';
import { todayInSeoul } from '@/lib/date/seoul';
import { loadSeedData } from '@/server/db/seed/data';
import { useTestApi } from '@/tests/support/api';
import { seedDemo } from '@/tests/support/search/demo';

/** Captions whose parts are written another way: sides with their names, abbreviations, names of files, initials. */
const api = useTestApi({}, { resets: false });
beforeAll(() => seedDemo(api.database.orm, loadSeedData(), todayInSeoul()), 60_000);

async function search(index: SearchIndex, q: string) {
  const path = apiUrl('/v1/search/unified-field/{index}', { params: { index }, query: { q, size: 20 } });
  const { content, understood } = hitPageSchema.parse(await api.get(path));
  return {
    hits: content.map((hit) => ({ artistNameKo: null, material: null, title: null, ...hit })),
    understood,
  };
}

const REGARDS = '천 번의 안부';

const LIFE = [' (b. 1985)', '(b.1985)', ' (1985~ )', '(1985년생)', ' (Korean, b. 1985)', ', b. 1985'];

it.each([
  ...LIFE.map((life) => `류단아${life}, ${REGARDS}, 2024`),
  `류단아 (b. 1985) 〈${REGARDS}〉`,
  'Ryu Dana (Korean, b. 1985), A Thousand Regards, 2024, oil on cotton, 230 x 162 cm',
  'A Thousand Regards, 2024, private collection',
  ...['(부분)', '(detail)', '연작', '시리즈', ', ed. 3/10', ', 개인 소장'].map(
    (note) => `${REGARDS} ${note}`,
  ),
  `${REGARDS}_류단아`,
  `류단아_${REGARDS}_2024.jpg`,
  `류단아, ${REGARDS}, c. 2024`,
  `${REGARDS}, ca.2024`,
  REGARDS.replaceAll(' ', '\u2800'),
  '2,300×1,620mm',
  'H230 x W162cm',
  '230(h)×162(w) cm',
  'h230 w162',
  '가로 162 x 세로 230',
])('%s finds the work', async (q) => {
  expect((await search('ARTIST_ARTWORK', q)).hits[0]).toMatchObject({ title: REGARDS });
});

it.each(LIFE)('류단아%s finds the works that 류단아 finds', async (life) => {
  const [named, found] = [
    await search('ARTIST_ARTWORK', '류단아'),
    await search('ARTIST_ARTWORK', `류단아${life}`),
  ];
  expect(found).toEqual(named);
  expect(named.hits.length).toBeGreaterThan(0);
});

it.each(['류단아전', '류단아展', '류단아 展', ...LIFE.map((life) => `류단아${life}`)])(
  '%s finds the artist as typed, and marks the name',
  async (q) => {
    const { hits, understood } = await search('ARTIST', q);
    expect(hits[0]).toMatchObject({ nameKo: '류단아', highlight: { nameKo: ['<em>류단아</em>'] } });
    expect(understood).toBeNull();
  },
);

it.each([
  ['벽보 이후 9', '벽보 이후 No. 9'],
  ['벽보 이후 9', '위태양, 〈벽보 이후 No.9〉, 2024'],
  ['물의 결 No. 12', '윤재하 〈물의 결 12〉'],
  [REGARDS, `RYU Dana 류단아, 〈${REGARDS} A Thousand Regards〉, 2024`],
  [REGARDS, `${REGARDS}, 2024, 230 x 162cm, courtesy of the artist and Gallery Marnip`],
  [REGARDS, `류단아, ${REGARDS}, 설치 전경, 사진: 홍길동`],
])('finds %s alone by %s', async (title, q) => {
  const { hits } = await search('ARTIST_ARTWORK', q);
  expect(hits.map((hit) => hit.title)).toEqual([title]);
});

it('finds an exhibition by its title with 展', async () => {
  const { hits, understood } = await search('ARTICLE_EXHIBITION', `《${REGARDS}》展`);
  expect(hits[0]).toMatchObject({ title: REGARDS });
  expect(understood).toBeNull();
});

it.each([
  [REGARDS, `${REGARDS}전`],
  [REGARDS, `류단아 개인전 ${REGARDS}전`],
  ['칸의 달력', '칸의 달력전'],
  ['칸의 달력', '칸의 달력 전'],
  ['칸의 달력', '칸의 달력전 단서현'],
  ['조각난 달', '조각난 달전'],
  ['오후 네 시', '오후 네 시전'],
  ['지평', '지평전'],
  ['지평', '노을찬 지평전'],
  ['거의', '거의전'],
  ['젖은 종이가 마르는 시간', '젖은 종이가 마르는 시간전'],
  ['칸의 달력', '칸의 달력 11.27(금)–1.15(금)'],
  ['칸의 달력', '칸의 달력 (11/27~1/15)'],
  ['칸의 달력', '칸의 달력 11월 27일~1월 15일'],
  ['칸의 달력', '칸의 달력 ~1/15'],
])('finds the exhibition %s first by %s, as typed', async (title, q) => {
  const { hits, understood } = await search('ARTICLE_EXHIBITION', q);
  expect(hits[0]).toMatchObject({ title });
  expect(understood).toBeNull();
});

it.each(['류단아(柳丹雅)', '류단아 (柳丹雅)'])('%s finds the artist alone', async (q) => {
  const { hits, understood } = await search('ARTIST', q);
  expect(hits).toMatchObject([{ nameKo: '류단아' }]);
  expect(understood).toBeNull();
});

it.each([
  ['oil paint on canvas', /캔버스에 .*유채/],
  ['Oil colours on canvas', /캔버스에 .*유채/],
  ['acrylic paint on canvas', /캔버스에 .*아크릴/],
  ['캔버스 위에 유채', /캔버스에 .*유채/],
  ['캔버스 위 유채', /캔버스에 .*유채/],
  ['캔버스에 오일', /캔버스에 .*유채/],
  ['Ink on jangji', /장지/],
  ['장지에 수묵채색', /장지에 .*(먹과 채색|수묵담채)/],
])('%s finds works of that material alone', async (q, material) => {
  const { hits } = await search('ARTIST_ARTWORK', q);
  expect(hits.length).toBeGreaterThan(0);
  for (const hit of hits) expect(hit.material).toMatch(material);
});

const readAs = (reading: NonNullable<Understood>['reading'], text: string) => ({
  ...{ reading, text, others: [], period: null },
});
it.each([
  [`ㄹㄷㅇ, ${REGARDS}`, readAs('INITIALS', `류단아, ${REGARDS}`)],
  [`ㄹㄷㅇ 〈${REGARDS}〉 2024`, readAs('INITIALS', `류단아, ${REGARDS}, 2024`)],
  [`류ㄷ, ${REGARDS}`, readAs('UNFINISHED', `류단아, ${REGARDS}`)],
  [`fbeksdk, ${REGARDS}`, readAs('KEYBOARD', `류단아, ${REGARDS}`)],
])('reads %s part by part', async (q, understood) => {
  const found = await search('ARTIST_ARTWORK', q);
  expect(found.hits.map(({ title }) => title)).toEqual([REGARDS]);
  expect(found.understood).toEqual(understood);
});

it.each([
  ['류단아, 서이담', null],
  ['서이담 / RYU DANA', null],
  ['류단아·서이담', null],
  ['류단아 · 서이담 2인전', null],
  ['참여작가: 류단아, 서이담', null],
  ['류단아와 서이담', null],
  ['류단아 & 서이담', null],
  ['류단아 + 서이담', null],
  ['류단아 and 서이담', null],
  ['류단아×서이담', null],
  ['류단아 vs. 서이담', null],
  ['류단아 서이담', null],
  ['RYU DANA & SEO IDAM', null],
  ['류단아, ㅅㅇㄷ', readAs('INITIALS', '류단아, 서이담')],
  ['ㄹㄷㅇ, ㅅㅇㄷ', readAs('INITIALS', '류단아, 서이담')],
  ['류단하, 서이담', readAs('SPELLING', '류단아, 서이담')],
])('%s finds both artists, and what is theirs', async (q, understood) => {
  const artists = await search('ARTIST', q);
  const names = artists.hits.slice(0, 2).map((hit) => ('nameKo' in hit ? hit.nameKo : null));
  expect(names.toSorted()).toEqual(['류단아', '서이담']);
  expect(artists.understood).toEqual(understood);
  const { hits } = await search('ARTIST_ARTWORK', q);
  const theirs = new Set(hits.map(({ artistNameKo }) => artistNameKo));
  expect([...theirs].every((name) => name === '류단아' || name === '서이담')).toBe(true);
  expect(theirs.size).toBeGreaterThan(0);
});

it.each([
  ...[
    '없는화가전',
    '없는전시_류단아',
    'ㄹㄷㅇ, 없는 작품',
    '류단아, 피카소',
    '류단아·피카소',
    '류단아, 천 번의 이별',
  ],
  ...['류단아, 서이담, 피카소', `서이담, ${REGARDS}`, '류단아, 유화, 도자기', 'ㄹㄷㅇ, ㅋㅌㅍ'],
])('%s finds nothing', async (q) => {
  for (const index of ['ARTIST', 'ARTIST_ARTWORK', 'ARTICLE_EXHIBITION'] as const)
    expect([index, (await search(index, q)).hits]).toEqual([index, []]);
});

// One article has both names.
it.each([
  ['윤재하, 도경민', ['도경민', '윤재하'], null],
  ['승리안·채우림', ['승리안', '채우림'], null],
  ['참여작가: 승리안, 채우림', ['승리안', '채우림'], null],
  ['ㅅㄹㅇ, ㅊㅇㄹ', ['승리안', '채우림'], readAs('INITIALS', '승리안, 채우림')],
])('%s finds both artists beside the article that names both', async (q, names, understood) => {
  const { hits } = await search('ARTIST', q);
  const found = hits.slice(0, 2).map((hit) => ('nameKo' in hit ? hit.nameKo : null));
  expect(found.toSorted()).toEqual(names);
  const works = await search('ARTIST_ARTWORK', q);
  expect(works.hits.length).toBeGreaterThan(0);
  expect(works.hits.every(({ artistNameKo }) => names.includes(artistNameKo ?? ''))).toBe(true);
  const told = await Promise.all(
    (['ARTICLE_EXHIBITION', 'ARTICLE_NEWS', 'ARTICLE_SPECIAL'] as const).map((index) => search(index, q)),
  );
  expect(told.flatMap((each) => each.hits).length).toBeGreaterThan(0);
  for (const each of told.filter(({ hits: some }) => some.length > 0))
    expect(each.understood).toEqual(understood);
});

it.each(['46 × 35.8 in', '46 x 35 7/8 inches', '자작, 불 앞에, 46 × 35.8 in'])(
  '%s finds a work of 116.8 × 91 cm',
  async (q) => {
    const { hits } = await search('ARTIST_ARTWORK', q);
    expect(hits.map(({ title }) => title)).toContain('자작, 불 앞에');
  },
);

it.each(['Yun Jaeha', 'Yun Jae Ha', 'YUN JAE-HA'])('%s is the artist YOON JAEHA', async (q) => {
  const { hits, understood } = await search('ARTIST', q);
  expect(hits[0]).toMatchObject({ nameKo: '윤재하' });
  expect(understood).toMatchObject({ reading: 'SPELLING' });
});

it.each([
  ['서이담', '서이담 초대개인전'],
  ['류단아', '⟨천 번의 안부⟩ 류단아'],
])('finds %s as typed by %s', async (artist, q) => {
  const { hits, understood } = await search('ARTIST_ARTWORK', q);
  expect(hits[0]).toMatchObject({ artistNameKo: artist });
  expect(understood).toBeNull();
});
