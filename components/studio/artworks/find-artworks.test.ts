import { findArtworks } from './find-artworks';

const moon = { title: '달 항아리', titleEn: null };
const night = { title: null, titleEn: 'Night Field' };
const letter = { title: '붉은 편지', titleEn: 'Red Letter' };
const all = [moon, night, letter];

test.each([
  ['달항', [moon]],
  ['ㄷㅎㅇ', [moon]],
  ['night f', [night]],
  ['LETTER', [letter]],
  ['붉은'.normalize('NFD'), [letter]],
  ['없음', []],
  ['  ', all],
])('%s', (text, expected) => {
  expect(findArtworks(all, text)).toEqual(expected);
});
