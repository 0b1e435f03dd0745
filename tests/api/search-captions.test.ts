import { apiUrl } from '@/lib/api/url';
import { suggestionsSchema } from '@/lib/contracts/search';
import { todayInSeoul } from '@/lib/date/seoul';
import { uuidOf } from '@/server/db/seed/context';
import { loadSeedData } from '@/server/db/seed/data';
import { useTestApi } from '@/tests/support/api';
import { seedDemo } from '@/tests/support/search/demo';
import { demoHits, INDEXES, nameOf } from '@/tests/support/search/demo-hits';

/** Pasted captions on the demo content: which hit comes first, and which texts find nothing. */
const api = useTestApi({}, { resets: false });
const data = loadSeedData();
beforeAll(() => seedDemo(api.database.orm, data, todayInSeoul()), 60_000);

const { hits } = demoHits(api);

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
    `Fig. 1. RYU DANA, A Thousand Regards, 2024, oil on cotton`,
    `도 1. 류단아, 〈${REGARDS}〉, 2024.`,
    `[도판 1] 류단아, 〈${REGARDS}〉, 2024`,
    `01_류단아_${REGARDS}_230x162_2024.jpg`,
    `20240501_류단아_${REGARDS}.jpg`,
    `류단아-천번의안부-2024`,
    `류단아, ${REGARDS}, 2024, 면천에 유채, 230 × 162 cm (90½ × 63¾ in)`,
    'RYU Dana (b. 1985, Korea), A Thousand Regards, 2024, Oil on cotton, 230 x 162 cm (90 1/2 x 63 3/4 in.)',
    'Title: A Thousand Regards / Artist: RYU DANA / Size: 230 x 162 cm / Medium: Oil on cotton',
    '류 단 아, 천 번 의 안 부, 2 0 2 4',
    '류 단 아 천 번 의 안 부',
    '류단아 천번의안ㅂ',
    '(230×162)cm',
    '약 230×162cm',
  ),
  ...rows(
    'works',
    '잠들지 않는 동',
    'Kang Doyun, The Block That Never Sleeps, 2024, digital drawing, archival pigment print',
  ),
  ...rows('works', '밤의 우편함', '종이에 먹+호분'),
  ...rows('works', '할머니의 셈', 'Grandmothers Arithmetic'),
  ...rows('works', '파랑', '조해일, 파랑, 2023, 한지에 목판, 48×66cm, A.P.'),
  ...rows(
    'works',
    '물의 결 No. 12',
    '물의 결 №12',
    '물의 결 #12',
    '물의 결 No.12',
    '〈물의 결 No. 12〉',
    'Grain of Water No 12',
    '물의결12',
    '물의 결 12번',
  ),
  ...rows('works', '눈 온 들, 다섯 시', '눈 온 들'),
  ...rows('artists', '류단아', 'FBEKSDK', '류단아님', '류단아 선생님', '류 단 아'),
  ...rows(
    'exhibitions',
    '물러난 바다',
    '[초대] 《물러난 바다》 백지운 개인전 | 아트스페이스 볕담 | 2026.11.1-11.30',
    '전시명: 물러난 바다 / 작가: 백지운 / 장소: 아트스페이스 볕담 / 기간: 2026.11.1–11.30',
    '백지운 개인전 «물러난 바다» 2026. 11. 1(일) - 11. 30(월) 10:00-18:00',
    '🎨 백지운 개인전 〈물러난 바다〉 ✨',
    '▶ 백지운 개인전 《물러난 바다》',
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
  ...['100-F', '100호F', 'F100', '100F', '100 F', 'F-100', '100호(F)', 'F100호', 'Ｆ１００'].map(
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

it('finds a work by its size in inches', async () => {
  const { id } = await api.make.artist();
  const lengths = { heightCm: 60.96, widthCm: 91.44 };
  await api.make.artwork(id, { title: '잰 그림', size: '24 × 36 in', ...lengths });
  for (const q of ['24 x 36 in', '24"x36"', '24″ × 36″', '24x36인치', '잰 그림, 24 × 36 inches'])
    expect([q, (await hits('ARTIST_ARTWORK', q)).map(nameOf)]).toEqual([q, ['잰 그림']]);
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
