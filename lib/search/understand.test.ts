import { PLACE_WORDS, TRADE_WORDS } from './trade-words';
import { understand } from './understand';

const TODAY = '2026-11-22';
const others = (text: string) =>
  understand(text, null).terms.flatMap((term) => term.others.map((other) => other.text));
const terms = (text: string, day: string | null = null) =>
  understand(text, day).terms.map((term) => term.text);

it.each([
  ['유화', '유채'],
  ['유채', 'oil'],
  ['oil', '유화'],
  ['oil painting', '유채'],
  ['수채', 'watercolor'],
  ['watercolor', '수채화'],
  ['acrylic', '아크릴'],
  ['acrylic paint on canvas', '아크릴'],
  ['oil paint on canvas', '유채'],
  ['oil colours', '유화'],
  ['판화', '목판'],
  ['판화', '실크스크린'],
  ['printmaking', '에칭'],
  ['도자기', '청자'],
  ['ceramic', '분청'],
  ['먹', '수묵'],
  ['ink', '먹'],
  ['오일', '유채'],
  ['수묵채색', '먹과 채색'],
  ['jangji', '장지'],
  ['사진', '젤라틴 실버'],
  ['photography', '사진'],
  ['sculpture', '조각'],
  ['설치', 'installation'],
  ['영상', '미디어'],
  ['민화', 'minhwa'],
  ['산수화', '산수'],
  ['abstract', '추상'],
  ['Seoul', '서울'],
  ['경남', '경상남도'],
  ['회화', '서양화'],
  ['회화전', '유화'],
  ['쪽염색', '쪽염'],
  ['도예가', '도자기'],
  ['도예가의', '도예'],
  ['판화가', '목판'],
  ['판화작가', '판화'],
  ['조각가', '조각'],
  ['사진가', '사진'],
  ['사진작가님', '사진'],
  ['동양화가', '한국화'],
  ['수채화가', '수채'],
  ['유화작가', '유채'],
  ['조소작가', '조각'],
  ['목공예가', '목공예'],
  ['금속공예가', '금속공예'],
  ['섬유작가', '텍스타일'],
  ['서예가들', '서예'],
  ['미디어아티스트', '미디어아트'],
  ['미디어 아티스트', '미디어아트'],
])('%s also finds %s', (typed, other) => {
  expect(others(typed)).toContain(other);
});

it('finds a kind by its whole, and not the whole by a kind', () => {
  expect(others('목판')).toContain('woodcut');
  expect(others('목판')).not.toContain('판화');
  expect(others('청자')).not.toContain('도자기');
});

it('has every word of its tables once a row, and nothing empty', () => {
  for (const { words, kinds = [] } of [...TRADE_WORDS, ...PLACE_WORDS]) {
    const row = [...words, ...kinds];
    expect(new Set(row).size).toBe(row.length);
    expect(row.every((word) => word.trim() === word && word !== '' && word !== '=')).toBe(true);
  }
});

it('takes words that stand in others as whole words only', () => {
  const [term] = understand('수묵', null).terms;
  const isWhole = new Map(term?.others.map((other) => [other.text, other.isWhole]));
  expect([isWhole.get('먹'), isWhole.get('ink'), isWhole.get('수묵화')]).toEqual([true, true, false]);
  expect(understand('sculpture', null).terms[0]?.others).toContainEqual({ text: '조각', isWhole: true });
});

it.each([
  ['류단아 작가', ['류단아'], ['작가']],
  ['서이담 개인전', ['서이담'], ['개인전']],
  ['류단아 展', ['류단아'], ['展']],
  ['캔버스 위에 유채', ['캔버스', '유채'], ['위에']],
  ['캔버스 위 유채', ['캔버스', '유채'], ['위']],
  ['천 번의 안부 (부분)', ['천', '번의', '안부'], ['부분']],
  ['천 번의 안부 연작', ['천', '번의', '안부'], ['연작']],
  ['부분', ['부분'], []],
  ['류단아, c. 2024', ['류단아', '2024'], ['c']],
  ['천 번의 안부, ca.2024', ['천', '번의', '안부', '2024'], ['ca']],
  ['c 장조', ['c', '장조'], []],
  ['작가 작품', ['작가', '작품'], []],
  ['그림', ['그림'], []],
])('%s: words for a kind of thing help and never exclude', (typed, wanted, helpers) => {
  const query = understand(typed, null);
  expect([query.terms.map(({ text }) => text), query.helpers]).toEqual([wanted, helpers]);
});

it.each([
  ['162 × 130 cm', '162x130'],
  ['162.2*130.3', '162.2x130.3'],
  ['170x92x70cm', '170x92x70'],
  ['200cm', '200'],
  ['2026년', '2026'],
  ['100 호', '100호'],
])('%s is looked for as %s', (typed, wanted) => {
  expect(terms(typed)).toEqual([wanted]);
});

it('takes a word with a suffix for the word too', () => {
  expect(others('최아림작가')).toEqual(['최아림']);
  expect(others('부산에서')).toContain('부산광역시');
  expect(others('물의')).toEqual([]);
});

it.each([
  ['류단아전', ['류단아']],
  ['류단아展', ['류단아']],
  ['이숨展', ['이숨']],
  ['이숨전', []],
  ['수집전', []],
  ['없는화가전', []],
  ['살아있는전', []],
  ['1985전', []],
])('%s also finds the name %p, as a word of its own', (typed, names) => {
  const found = understand(typed, null).terms.flatMap((term) => term.others);
  expect(found).toEqual(names.map((text) => ({ text, isWhole: true })));
});

it('takes a word of the trade with 전 for the word too', () => {
  expect(others('사진전')).toContain('photo');
  expect(others('사진展')).toContain('photo');
  expect(others('도예전')).toContain('도자기');
});

it('takes those who work in an art for the art as its row has it, and particles behind other words for particles', () => {
  expect(understand('조각작가', null).terms[0]?.others).toContainEqual({ text: '조각', isWhole: true });
  for (const word of ['종이가', '매화가', '도시가', '류단아가']) expect(others(word)).toEqual([]);
  expect(understand('류단아 아티스트', null).helpers).toEqual(['아티스트']);
});

it.each([
  ['진행중', { status: 'ongoing' }],
  ['진행 중인 전시', { status: 'ongoing' }],
  ['지금 하는 전시', { status: 'ongoing' }],
  ['예정 전시', { status: 'upcoming' }],
  ['지난 전시', { status: 'past' }],
  ['12월 전시', { from: '2026-12-01', to: '2026-12-31' }],
  ['2월', { from: '2027-02-01', to: '2027-02-28' }],
  ['8월 전시', { from: '2026-08-01', to: '2026-08-31' }],
  ['이번 달 전시', { from: '2026-11-01', to: '2026-11-30' }],
  ['다음 달 전시', { from: '2026-12-01', to: '2026-12-31' }],
  ['이번 주말', { from: '2026-11-22', to: '2026-11-22' }],
  ['오늘 전시', { from: TODAY, to: TODAY }],
])('%s is a period', (typed, period) => {
  expect(understand(typed, TODAY)).toMatchObject({ terms: [], period });
});

it('takes them for words where nothing has a period, and where titles have them', () => {
  expect(understand('12월 전시', null).period).toBeNull();
  expect(terms('12월 전시')).toEqual(['12월']);
  for (const title of ['오늘', '지금, 점에서', '지난여름', '십이월']) {
    expect(understand(title, TODAY).period).toBeNull();
  }
  expect(terms('진행중 부산', TODAY)).toEqual(['부산']);
});

it.each([
  ['눈 온 들', ['눈온들']],
  ['눈 온 들, 다섯 시', ['눈온들', '다섯', '시']],
  ['류 단 아, 천 번 의 안 부, 2 0 2 4', ['류단아', '천번의안부', '2024']],
  ['한 숨', ['한', '숨']],
  ['류 단 아 천 번 의 안 부', ['류', '단', '아', '천', '번', '의', '안', '부']],
])('%s: three to seven syllables in a row are one word', (typed, wanted) => {
  expect(terms(typed)).toEqual(wanted);
});

it.each(['cm', '㎝', 'mm', '×', '(cm)', 'inch', '인치', '센티', 'cm mm'])(
  '%s alone looks for nothing',
  (typed) => {
    expect(understand(typed, TODAY)).toMatchObject({ terms: [], period: null });
  },
);

it.each([
  ['류단아님', ['류단아']],
  ['류단아 선생님', []],
  ['12번', ['12']],
  ['물의결12', ['물의결 no 12']],
  ['grandmothers', ["grandmother's"]],
  ['〈벽보 이후 No.9〉', ['벽보 이후 9']],
  ['〈물의 결 12〉', ['물의 결 no 12']],
])('%s also finds %p', (typed, wanted) => {
  expect(others(typed)).toEqual(wanted);
});

it('takes a kind with a particle for a word that helps, and none with a venue for one term', () => {
  expect(understand('류단아 작가의 작품', null).helpers).toEqual(['작가의', '작품']);
  expect(terms('없는 화랑')).toEqual(['없는 화랑']);
});

it('looks for syllables in a row also with punctuation between them', () => {
  expect(others('붉은 해 먼 산')).toEqual(['해 먼 산']);
});
