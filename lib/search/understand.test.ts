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
  ['회화전', []],
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
  ['Fig. 1. 류단아, 〈천 번의 안부〉, 2024', ['천 번의 안부', '류단아', '2024']],
  ['[도판 1] 류단아', ['류단아']],
  ['그림 3: 류단아', ['류단아']],
  ['1. 류단아', ['류단아']],
  ['(1) 류단아', ['류단아']],
  ['01_류단아_2024', ['류단아', '2024']],
  ['20240501_류단아', ['류단아']],
  ['류단아-안부-2024', ['류단아', '안부', '2024']],
  ['파랑, Edition 3 of 20', ['파랑']],
  ['파랑, A.P.', ['파랑']],
  ['파랑, Ed. 1/5 + 2AP', ['파랑']],
  ['접은 마름모 외 4점', ['접은', '마름모']],
  ['접은 마름모 外', ['접은', '마름모']],
  ['접은 마름모 (1).HEIC', ['접은', '마름모']],
  ['접은 마름모 - 복사본.jfif', ['접은', '마름모']],
  ['접은 마름모_최종.hwpx', ['접은', '마름모']],
  ['파랑, AP 1/2', ['파랑']],
  ['Size: 230 x 162 cm', ['230x162']],
  ['230 × 162 cm (90½ × 63¾ in)', ['230x162']],
  ['230 × 162 cm (90 1/2 x 63 3/4 in.)', ['230x162']],
  ['230 × 162 cm (90 1/2 x', ['230x162']],
  ['230 x 162 cm / 90.6 x 63.8 in', ['230x162']],
  ['90½ × 63¾ in', ['229.87x161.93']],
  ['90 1/2″ × 63 3/4″', ['229.87x161.93']],
  ['(162.2×130.3)cm', ['162.2x130.3']],
  ['약 230×162cm', ['230x162']],
  ['Ø120cm', ['120']],
  ['🎨 백지운 ✨ 바다', ['백지운', '바다']],
  ['▶ 백지운', ['백지운']],
  ['백지운 2026.11.1–11.30', ['백지운']],
  ['백지운 2026. 11. 1(일) - 11. 30(월) 10:00-18:00', ['백지운']],
  ['백지운 Nov 1 – Nov 30, 2026', ['백지운']],
  ['2026.11.1', ['2026.11.1']],
  ['20240501-0001', ['20240501-0001']],
  ['2026-11-27-001', ['2026-11-27-001']],
  ['123-45-67890', ['123-45-67890']],
  ['장소: 아트스페이스 볕담 / 기간: 2026.11.1-11.30', ['아트스페이스', '볕담']],
  ['먹+호분', ['먹', '호분']],
  ['8½', ['81⁄2']],
  ['벽보 이후 No. 9', ['벽보', '이후', '9']],
  ['No. 9', ['no', '9']],
  ['윤재하·서이담 2인전', ['윤재하', '서이담']],
  ['참여작가: 윤재하, 서이담', ['윤재하', '서이담']],
  ['젊은 손 3인전', ['젊은', '손', '3인전']],
  ['접은 마름모, 설치 전경', ['접은', '마름모']],
  ['접은 마름모 installation view', ['접은', '마름모']],
  ['접은 마름모, courtesy of the artist and Gallery Byeotdam', ['접은', '마름모']],
  ['접은 마름모 (Photo by Kim)', ['접은', '마름모']],
  ['접은 마름모. 사진: 홍길동. 작가 제공', ['접은', '마름모']],
  ['빈 방 사진: 접은 마름모', ['빈', '방', '사진', '접은', '마름모']],
  ['A Courtesy of Strangers', ['strangers']],
  ['〈접은 마름모 Folded Diamond〉', ['접은 마름모', 'folded diamond']],
  ['〈Folded Diamond 접은 마름모〉', ['folded diamond', '접은 마름모']],
  ['〈정원 Blue〉', ['정원 blue']],
])('%s: what captions and invitations say besides isn’t looked for', (typed, wanted) => {
  expect(terms(typed)).toEqual(wanted);
});

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
