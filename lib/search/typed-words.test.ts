import { folded, isMeasure, partsOf, titleKey, titlesOf, wordsOf } from './typed-words';

it.each([
  ['〈천 번의 안부〉', ['천', '번의', '안부']],
  ['류단아〈천 번의 안부〉2024', ['류단아', '천', '번의', '안부', '2024']],
  ['류단아,천 번의 안부', ['류단아', '천', '번의', '안부']],
  ['도시ㆍ건축·일상', ['도시', '건축', '일상']],
  ['하구, 03:12', ['하구', '03:12']],
  ['1,000원', ['1,000원']],
  ['162.2 × 130.3㎝', ['162.2', '×', '130.3cm']],
  ['２０２４．', ['2024']],
  ['2023–24', ['2023-24']],
  ['물의 결 №12', ['물의', '결', 'No', '12']],
  ['ⓒ 류단아', ['류단아']],
  ["it's O’Clock", ["it's", "O'Clock"]],
  ['No One`s, No One´s', ['No', "One's"]],
  ['a@b.co.kr, 010-1234-5678', ['a@b.co.kr', '010-1234-5678']],
  ['_member_01_', ['member', '01']],
  ['a_b', ['a_b']],
  ['류단아_c_2024', ['류단아', 'c', '2024']],
  ['천 번의 안부_류단아', ['천', '번의', '안부', '류단아']],
  ['dana_01@example.com', ['dana_01@example.com']],
  ['류단아_천 번의 안부_2024.jpg', ['류단아', '천', '번의', '안부', '2024']],
  ['RYU_DANA.TIFF ', ['RYU', 'DANA']],
  ['안부.jpg 2024', ['안부.jpg', '2024']],
  ['.pdf', ['pdf']],
  ...[
    ...[
      '(b.1985)',
      ' (b. 1985)',
      ' b. 1985',
      ' b.1985',
      ', b. 1985',
      '（b．1985）',
      ' (born 1985)',
      ' born in 1985',
    ],
    ...[
      '(1985- )',
      ' (1985~)',
      ' (1985–)',
      '(1985년생)',
      ' 1985년생',
      ' (1985년 출생)',
      '(1985 生)',
      ' 1985生',
    ],
    ...[
      ' (Korean, b. 1985)',
      ' (b. 1985, Jeonju)',
      ' ed. 3/10',
      ', Edition of 5',
      ', 에디션 2/8',
      ', 개인 소장',
    ],
  ].map((note): [string, string[]] => [`류단아${note}`, ['류단아']]),
  ['1985년생', ['1985년생']],
  ['b. 1985', ['b', '1985']],
  ['천 번의 안부 (2023-2024)', ['천', '번의', '안부', '2023-2024']],
  ['club 1985, 1985년 생각', ['club', '1985', '1985년', '생각']],
  ['speed 300, 개인 소장품', ['speed', '300', '개인', '소장품']],
  ['ca.2024 fig.3 No.12 no7', ['ca', '2024', 'fig', '3', 'No', '12', 'no', '7']],
  ['c12 b1', ['c12', 'b1']],
  ['천\u2800번의\u2800안부', ['천', '번의', '안부']],
  ['류단아'.normalize('NFD'), ['류단아']],
  ['류\u1103', ['류ㄷ']],
  ['ㅋㅋㅋ', ['ㅋㅋㅋ']],
  ['류\u200b단\u2060아\ufe0f', ['류단아']],
  ['ＲＹＵ　ＤＡＮＡ', ['RYU', 'DANA']],
  ['Ⅱ ⅲ', ['II', 'iii']],
  ['물 물', ['물']],
  ['!!! 〈〉 …', []],
  ['\u0000류\ud800', ['류']],
])('the words of %p', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['류단아 《천 번의 안부》전 서울', ['천 번의 안부']],
  ['《천 번의 안부》展 서울', ['천 번의 안부']],
  ['“천 번의 안부”를', ['천 번의 안부']],
  ["'천 번의 안부' 2024", ['천 번의 안부']],
  ['<천 번의 안부>', ['천 번의 안부']],
  ['〈먹, 오늘의 농도〉와 〈점〉', ['먹 오늘의 농도', '점']],
  ["it's a dog's", []],
  ['12" × 10"', []],
  ['〈천 번의 안부', []],
  ['(천 번의 안부)', []],
])('the titles in brackets of %p', (text, titles) => {
  expect(partsOf(text).flatMap((part) => (part.isTitle ? [part.text] : []))).toEqual(titles);
});

it('lists the whole text first, then its parts between commas and brackets, as possible titles', () => {
  expect(titlesOf('류단아, 천 번의 안부,2024')).toEqual([
    '류단아 천 번의 안부 2024',
    '류단아',
    '천 번의 안부',
    '2024',
  ]);
  expect(titlesOf('류단아 〈먹, 오늘〉 2024')).toContain('류단아');
  expect(titlesOf('류단아_천 번의 안부_2024.jpg').slice(1)).toEqual(['류단아', '천 번의 안부', '2024']);
  expect(titlesOf('1,000원')).toEqual(['1,000원']);
  expect(titlesOf('〈〉')).toEqual([]);
});

it.each([
  ['2024', true],
  ['162.2 × 130.3 cm', true],
  ['100호', true],
  ['100F', true],
  ['208동 정면', false],
  ['천 번의 안부', false],
])('%s is a measure: %s', (text, isOne) => {
  expect(isMeasure(text)).toBe(isOne);
});

it('compares titles by their letters', () => {
  expect(titleKey('먹, 오늘의 농도')).toBe(titleKey('먹오늘의 농도'));
  expect(titleKey('Snowfield, Five O’Clock')).toBe('snowfieldfiveoclock');
  expect(titleKey('…')).toBe('');
});

it('leaves a text in the form of the index as it is', () => {
  for (const text of ['천 번의 안부', 'RYU DANA', '🎨 그림', 'ㄱㅈㅎ', '162.2x130.3', '漢字', 'É']) {
    expect(folded(text)).toBe(text);
    expect(folded(folded(text))).toBe(text);
  }
});
