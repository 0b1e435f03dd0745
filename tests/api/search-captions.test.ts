import { apiUrl } from '@/lib/api/url';
import { hitPageSchema, suggestionsSchema, type SearchIndex } from '@/lib/contracts/search';
import { todayInSeoul } from '@/lib/date/seoul';
import { uuidOf } from '@/server/db/seed/context';
import { loadSeedData } from '@/server/db/seed/data';
import { useTestApi } from '@/tests/support/api';
import { seedDemo } from '@/tests/support/search/demo';

/** Pasted captions on the demo content: which hit comes first, and which texts find nothing. */
const api = useTestApi({}, { resets: false });
const data = loadSeedData();
beforeAll(() => seedDemo(api.database.orm, data, todayInSeoul()), 60_000);

const INDEXES = {
  artists: 'ARTIST',
  works: 'ARTIST_ARTWORK',
  specials: 'ARTICLE_SPECIAL',
  exhibitions: 'ARTICLE_EXHIBITION',
  events: 'ARTICLE_EVENT',
  news: 'ARTICLE_NEWS',
} as const satisfies Record<string, SearchIndex>;

async function hits(index: SearchIndex, q: string) {
  const path = apiUrl('/v1/search/unified-field/{index}', { params: { index }, query: { q, size: 5 } });
  return hitPageSchema.parse(await api.get(path)).content;
}

const nameOf = (hit: Awaited<ReturnType<typeof hits>>[number] | undefined) =>
  hit === undefined ? null : 'nameKo' in hit ? hit.nameKo : hit.title;

const REGARDS = '천 번의 안부';
const rows = (section: keyof typeof INDEXES, first: string | RegExp, ...texts: string[]) =>
  texts.map((q) => ({ section, q, first }));

it.each([
  ...rows(
    'works',
    REGARDS,
    REGARDS,
    `〈${REGARDS}〉`,
    `《${REGARDS}》`,
    `「${REGARDS}」`,
    `『${REGARDS}』`,
    `"${REGARDS}"`,
    `“${REGARDS}”`,
    `‘${REGARDS}’`,
    `<${REGARDS}>`,
    `≪${REGARDS}≫`,
    `[${REGARDS}]`,
    `〈${REGARDS}〉를`,
    `〈${REGARDS}`,
    `${REGARDS}.`,
    `${REGARDS}, 2024`,
    `${REGARDS} (2024)`,
    `${REGARDS}(2024)`,
    `${REGARDS}, 2024년`,
    `${REGARDS}, 2024년작`,
    `${REGARDS}, 2023-2024`,
    `${REGARDS}, 2023–24`,
    `류단아, ${REGARDS}`,
    `류단아 〈${REGARDS}〉 2024`,
    `류단아〈${REGARDS}〉2024`,
    `류단아, 〈${REGARDS}〉, 2024, 면천에 유채, 230 × 162 cm`,
    `류단아 / ${REGARDS} / 2024 / 230×162㎝`,
    `류단아 作 ${REGARDS}`,
    `류단아의 〈${REGARDS}〉`,
    `ⓒ 류단아, ${REGARDS}`,
    `작가: 류단아, 제목: ${REGARDS}`,
    'RYU DANA, A Thousand Regards, 2024',
    '“A Thousand Regards”',
    'Ａ　Ｔｈｏｕｓａｎｄ　Ｒｅｇａｒｄｓ',
    REGARDS.normalize('NFD'),
    [...REGARDS].join('\u200b'),
    `\ufeff${REGARDS}`,
    '천 번의 안ㅂ',
    '천번의 안부',
    '230 × 162 cm',
    '230x162',
    '2300 × 1620 mm',
    '230cm × 162cm',
    'oil on cotton, 230 x 162 cm, 2024',
  ),
  ...rows(
    'works',
    '물의 결 No. 12',
    '물의 결 №12',
    '물의 결 #12',
    '물의 결 No.12',
    '〈물의 결 No. 12〉',
    'Grain of Water No 12',
  ),
  ...rows('works', '하구, 03:12', '하구, 03:12', '〈하구, 03:12〉', '하구 03:12'),
  ...rows(
    'works',
    '눈 온 들, 다섯 시',
    'Snowfield, Five O’Clock',
    "Snowfield, Five O'Clock",
    '눈 온 들 다섯 시',
  ),
  ...rows('works', '분홍 산, 오전 다섯 시', 'Pink Mountain, 5 A.M.', '“Pink Mountain, 5 A.M.”'),
  ...rows(
    'artists',
    '류단아',
    '류단아',
    'ＲＹＵ　ＤＡＮＡ',
    '(RYU DANA)',
    '류단아.',
    '#류단아',
    '류단아작가',
    '류ㄷ',
    '류단ㅇ',
    '류ㄷㅇ',
    'ㄹ단아',
    '류다',
    'ㄹㄷㅇ',
  ),
  ...rows(
    'artists',
    '류단아',
    '류단아'.normalize('NFD'),
    '류\u200b단\u2060아',
    `류단아, ${REGARDS}`,
    `류단아 〈${REGARDS}〉 2024`,
  ),
  ...rows(
    'exhibitions',
    '먹, 오늘의 농도',
    '〈먹 오늘의 농도〉',
    '《먹, 오늘의 농도》',
    '먹, 오늘의 농도',
    '먹오늘의농도',
  ),
  ...rows('exhibitions', REGARDS, `《${REGARDS}》`, `《${REGARDS}》전`, `류단아 개인전 《${REGARDS}》`),
  ...rows('exhibitions', '젖은 종이가 마르는 시간', '서이담 개인전 《젖은 종이가 마르는 시간》'),
  ...rows('news', '‘새빛 미디어상’ 예비 부품 기증 캠페인', '‘새빛 미디어상’', '새빛 미디어상'),
])('$q finds $first first in $section', async ({ section, q, first }) => {
  expect(nameOf((await hits(INDEXES[section], q))[0])).toBe(first);
});

/** Canvases and materials that several works have: each hit of the first page is one. */
it.each<readonly [string, RegExp]>([
  ['100호', /^(162|130|112|97)(\.\d)? × (162|130|112|97)(\.\d)? /],
  ['１００호', /^(162|130|112|97)(\.\d)? × (162|130|112|97)(\.\d)? /],
  ['100 호', /^(162|130|112|97)(\.\d)? × (162|130|112|97)(\.\d)? /],
  ['100号', /^(162|130|112|97)(\.\d)? × (162|130|112|97)(\.\d)? /],
  ...['100호F', 'F100', '100F', '100 F', 'F-100', '100호(F)', 'F100호', 'Ｆ１００'].map(
    (q) => [q, /^(162(\.2)? × 130(\.3)?|130(\.3)? × 162(\.2)?) /] as const,
  ),
  ...['P30', '30호P', '30P'].map(
    (q) => [q, /^(90\.9|91|90) × (65\.1|65) |^(65\.1|65) × (90\.9|91|90) /] as const,
  ),
  ...['162.2x130.3', '162.2 × 130.3 cm', '162.2×130.3㎝', '162.2cm x 130.3cm', '1622 × 1303 mm'].map(
    (q) => [q, /^(162\.2 × 130\.3|130\.3 × 162\.2) /] as const,
  ),
])('%s finds works of that size alone', async (q, size) => {
  const found = (await hits('ARTIST_ARTWORK', q)).map((hit) => ('size' in hit ? hit.size : ''));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((one) => !size.test(one))).toEqual([]);
});

it.each([
  ['Oil on canvas, 2024', /캔버스에 .*유채/, 2024],
  ['oil on canvas', /캔버스에 .*유채/, null],
  ['Acrylic on canvas', /캔버스에 .*아크릴/, null],
  ['Ink and color on hanji', /[장순한]지.*(채색|먹|수묵담채)/, null],
  ['Ｏｉｌ ｏｎ ｌｉｎｅｎ', /(리넨|마포).*유채/, null],
  ['Lacquer and mother-of-pearl on wood', /목심에.*나전/, null],
  ['캔버스에 유채, 2024', /캔버스에 .*유채/, 2024],
] as const)('%s finds works of that material', async (q, material, year) => {
  const found = await hits('ARTIST_ARTWORK', q);
  expect(found.length).toBeGreaterThan(0);
  for (const hit of found) {
    expect(hit).toMatchObject({ material: expect.stringMatching(material), ...(year && { year }) });
  }
});

// prettier-ignore
const NOWHERE = [
  '없는전시', '없는 전시', '없는작가', '없는작품', '없는그림', '없는갤러리', '〈없는 작품〉', '《없는 전시》', '류단아, 없는 작품', '존재하지 않는 작품',
  '낙타지우개', '모나리자', '홍길동', '이중섭', '반고흐', '피카소', '피카소 작품', '피카소전', '모네전시', '유령전시', '천 번의 이별', '〈천 번의 이별〉',
  '이별', '천 번의 안부, 1999', '9999호', '7호', 'F7', '99x99', '1899', '3000', '00호', 'asdf', 'qwerty', 'zzzz',
  'lorem ipsum', 'x', 'x y', 'q', 'ㅁㄴㅇㄹ', 'ㅋㅋㅋㅋ', '!!!', '〈〉', '…', '?',
];
it.each(NOWHERE)('%s finds no work and no exhibition', async (q) => {
  for (const index of ['ARTIST_ARTWORK', 'ARTICLE_EXHIBITION'] as const)
    expect({ index, found: (await hits(index, q)).map(nameOf) }).toEqual({ index, found: [] });
});

it('finds nothing in the middle of a word and on behind a space', async () => {
  for (const index of Object.values(INDEXES)) expect([index, await hits(index, '주식')]).toEqual([index, []]);
  expect((await hits('ARTICLE_NEWS', '제주식물')).map(nameOf)).toEqual(['제주 식물 이름 찾기 시민 드로잉']);
});

it('finds a work by its size in inches', async () => {
  const { id } = await api.make.artist();
  const lengths = { heightCm: 60.96, widthCm: 91.44 };
  await api.make.artwork(id, { title: '잰 그림', size: '24 × 36 in', ...lengths });
  for (const q of ['24 x 36 in', '24"x36"', '24″ × 36″', '24x36인치', '잰 그림, 24 × 36 inches'])
    expect([q, (await hits('ARTIST_ARTWORK', q)).map(nameOf)]).toEqual([q, ['잰 그림']]);
});

it.each(['없는전시', '없는 작가', '모나리자', '천 번의 이별', 'ㅋㅋㅋㅋ', '!!!', '9999호', 'asdf'])(
  '%s finds nothing at all, and suggests nothing',
  async (q) => {
    for (const index of Object.values(INDEXES)) expect([index, await hits(index, q)]).toEqual([index, []]);
    const path = apiUrl('/v1/search/suggestions', { query: { q } });
    expect(suggestionsSchema.parse(await api.get(path)).suggestions).toEqual([]);
  },
);

it.each(['가', '류', '달', '1', 'a', '0', '호'])('%s alone finds few of what there is', async (q) => {
  const few: Partial<Record<SearchIndex, number>> = { ARTIST: 12, ARTIST_ARTWORK: 62, ARTICLE_EXHIBITION: 8 };
  for (const [index, most] of Object.entries(few) as [SearchIndex, number][]) {
    const path = apiUrl('/v1/search/unified-field/{index}', { params: { index }, query: { q, size: 1 } });
    const { totalElements } = hitPageSchema.parse(await api.get(path));
    expect({ index, most, isFew: totalElements <= most }).toEqual({ index, most, isFew: true });
  }
});

/** Every work of the demo, each by some of these. */
const FORMS: ((
  title: string,
  work: { year: number; material: string; size: string; artist: string },
) => string)[] = [
  (title) => `〈${title}〉`,
  (title, { year }) => `“${title}”, ${year}`,
  (title, { artist }) => `${artist}, ${title}`,
  (title, { artist, year }) => `${artist} 〈${title}〉 ${year}`,
  (title, { artist, year, material, size }) => `${artist}, 〈${title}〉, ${year}, ${material}, ${size}`,
  (title) => [...title.normalize('NFD')].join('\u200d'),
  (title, { year }) => `${title.replace(/[^\p{L}\p{N} ]/gu, '')} ${year}`,
];

it('finds every work of the demo by its caption', async () => {
  const names = new Map(data.artists.map(({ key, nameKo }) => [key, nameKo]));
  const missed: string[] = [];
  for (const [at, work] of data.works.entries()) {
    const title = work.title ?? work.titleEn ?? '';
    const write = FORMS[at % FORMS.length] ?? FORMS[0];
    const q = write?.(title, { ...work, artist: names.get(work.artist) ?? '' }) ?? '';
    const [first] = await hits('ARTIST_ARTWORK', q);
    const isRight = first?.uuid === uuidOf('artwork', work.artist, work.index) || nameOf(first) === title;
    if (!isRight) missed.push(`${q} → ${nameOf(first)}`);
  }
  expect(missed).toEqual([]);
}, 120_000);

it.each([
  [`류단아 〈${REGARDS}〉 2024`, ['류단아', REGARDS]],
  [`류단아, ${REGARDS}`, ['류단아', REGARDS]],
  [`류단아 ${REGARDS} 2024`, [REGARDS]],
  ['ＲＹＵ　ＤＡＮＡ', ['류단아']],
  ['류ㄷ', ['류단아']],
  ['류ㄷㅇ', ['류단아']],
  ['먹오늘', ['먹, 오늘의 농도']],
])('%s suggests %p', async (q, names) => {
  const path = apiUrl('/v1/search/suggestions', { query: { q } });
  const texts = suggestionsSchema.parse(await api.get(path)).suggestions.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(names));
});
