/** Texts of up to 100 letters that lists are searched for, by what is odd about them. */
const SYLLABLES = [...'가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초코토포호'];
const JAMO = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'];
const MOST = 100;

const at = (from: readonly string[], index: number) => from[index % from.length] ?? '';
const filled = (text: string) => text.repeat(Math.ceil(MOST / text.length)).slice(0, MOST);
const words = (count: number, word: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => word(index))
    .join(' ')
    .slice(0, MOST);
const syllables = (index: number, count: number) =>
  Array.from({ length: count }, (_, place) => at(SYLLABLES, index * 3 + place * 7)).join('');

export const LIST_WORDS: Readonly<Record<string, string>> = {
  'a word of some': '바다',
  'a word of none': '없는이름',
  'a letter': 'a',
  'a syllable': '김',
  '100 syllables': filled('가'),
  '100 different syllables': filled(SYLLABLES.join('')),
  '100 letters': filled('abcdefghij'),
  'one letter 100 times': filled('a'),
  '50 words': words(50, (index) => at(SYLLABLES, index)),
  '25 words of three': words(25, (index) => syllables(index, 3)),
  '50 Latin letters': words(50, (index) => String.fromCharCode(97 + (index % 26))),
  'words of the trade':
    '유화 수채 한국화 조각 사진 판화 도예 설치 미디어 드로잉 서예 공예 오일 아크릴 먹 한지 캔버스 종이 나무 금속',
  'words of the trade in English': filled(
    'oil on canvas acrylic on paper ink on hanji mixed media bronze wood ',
  ),
  'a title and 전': '바다 하늘 나무 구름 바람 노을 안개 들판전',
  helpers: '작가 작품 전시 개인전 그림 화가 작가님 화백 공모전 행사 이벤트 뉴스 기사 소장 소개',
  periods: '진행중 예정 종료된 이번달 다음달 이번주말 이번주 오늘 내일 12월 전시',
  '100 jamo': filled(JAMO.join('')),
  'jamo as words': words(50, (index) => at(JAMO, index)),
  'one choseong': 'ㄱ',
  'two choseong': 'ㄱㅎ',
  'three choseong': 'ㄱㄷㅎ',
  'vowels alone': filled('ㅏㅑㅓㅕ'),
  'half typed words': words(33, (index) => at(SYLLABLES, index) + at(JAMO, index)),
  'a half typed row': filled('가ㄱ'),
  '100 digits': filled('1234567890'),
  '50 digits': words(50, (index) => String(index % 10)),
  years: words(20, (index) => String(2000 + index)),
  'canvas numbers': words(25, (index) => `${index + 1}호`),
  'canvas numbers with shapes': words(25, (index) => `${index + 1}F`),
  sizes: words(8, (index) => `${100 + index}.${index}x${80 + index}.${index}`),
  decimals: words(25, (index) => `${index}.5`),
  punctuation: filled('!@#$%^&*()_+-=[]{};:,./?'),
  'signs as words': words(50, (index) => at([...'!@#$%^&*+='], index)),
  'percent signs': filled('%'),
  underscores: filled('_'),
  'words with underscores': words(33, (index) => `${at(SYLLABLES, index)}_`),
  backslashes: filled('\\'),
  'an expression': filled('(a+)+$'),
  Hanja: filled('韓國畫家人物山水花鳥'),
  'Hanja as words': words(50, (index) => at([...'韓國畫家人物山水花鳥'], index)),
  emoji: filled('👩‍👩‍👧‍👦'),
  'emoji as words': words(33, (index) => String.fromCodePoint(0x1f600 + index)),
  'letters that grow': filled('ﷺ'),
  'words that grow': words(33, (index) => `ﷺ${at(SYLLABLES, index)}`),
  'marks on a letter': `a${'\u0301'.repeat(MOST - 1)}`,
  'a caption': '김하늘, 바다의 기억, 2024, 캔버스에 유채, 162.2x130.3cm',
  'a caption of nothing': '없는이, 모르는것, 아닌데요, 누구신가',
  'a caption of choseong': 'ㅎㄱㄷ, ㄱㄴㄷ, ㅁㅂㅅ, ㅇㅈㅊ',
  'parts between semicolons': filled(SYLLABLES.join(';')),
  'titles in brackets': filled('〈가〉《나》「다」『라』'),
  'names and titles without spaces': '천번의안부류단아천번의안부류단아',
  'a name and unknown words': '류단아 없는이름 어디선가',
  'the other keyboard': 'djqtsmsdlfma',
  '100 letters of the other keyboard': filled('rkskekfkakqktkdkwkckzkxkvkgk'),
  'a slip of a letter': '바댜의 기억',
  'slips in four words': '갊닯곬 뷁쀍훼 쉚궯뤫 뾁뜛쿡',
  'words between dashes': filled(SYLLABLES.join('-')),
  mixed: '김ㅎ a1 100호 유화 %_ 韓 😀 2024 "달" 바다',
};
