import { findArtworks } from './find-artworks';

const moon = {
  title: '달 항아리',
  titleEn: null,
  year: 2024,
  size: '162.2 × 130.3 cm',
  material: '면천에 유채',
};
const night = { title: null, titleEn: 'Night Field', year: 2021, size: '100 × 80 cm', material: '종이에 먹' };
const letter = {
  title: '붉은 편지',
  titleEn: 'Red Letter',
  year: 2024,
  size: '53 × 45.5 cm',
  material: '종이에 먹',
};
const all = [moon, night, letter];

test.each([
  ['달항', [moon]],
  ['ㄷㅎㅇ', [moon]],
  ['night f', [night]],
  ['LETTER', [letter]],
  ['붉은'.normalize('NFD'), [letter]],
  ['없음', []],
  ['〈달 항아리〉', [moon]],
  ['“붉은 편지”, 2024', [letter]],
  ['류단아, 붉은 편지', [letter]],
  ['ＮＩＧＨＴ　ｆｉｅｌｄ', [night]],
  ['붉\u200b은', [letter]],
  ['달 항ㅇ', [moon]],
  ['2024', [moon, letter]],
  ['2024년', [moon, letter]],
  ['유채, 2024', [moon]],
  ['100호', [moon]],
  ['100호F', [moon]],
  ['F100', [moon]],
  ['100호 F', [moon]],
  ['F10', [letter]],
  ['162.2x130.3', [moon]],
  ['162.2 × 130.3 cm', [moon]],
  ['!!!', []],
  ['〈없는 작품〉', []],
  ['  ', all],
])('%s', (text, expected) => {
  expect(findArtworks(all, text)).toEqual(expected);
});
