import { searchTextMax } from '@/lib/limits/list';
import { cleanSearchText } from './search-text';

const CAPTION =
  '류단아 (b. 1985), 〈천 번의 안부〉, 2024, 면천에 유채, 230 × 162 cm, 개인 소장, 사진 촬영과 도판 제공 갤러리 마른잎, ';

it.each([
  ['  천\u3000번의\u200b 안부\n', '천 번의 안부'],
  [undefined, ''],
  [CAPTION, CAPTION.trim()],
  ['천 번의 안부'.normalize('NFD'), '천 번의 안부'],
])('%j is looked for as %j', (text, clean) => expect(cleanSearchText(text)).toBe(clean));

it.each([0, 1, 2, 30, 31, 32])('cuts a text behind a word, with %d more letters in front', (letters) => {
  const text = `${'가'.repeat(letters)} ${CAPTION}${CAPTION}`.trim();
  const cut = cleanSearchText(text);
  expect(cut.length).toBeLessThanOrEqual(searchTextMax);
  expect(cut.length).toBeGreaterThan(searchTextMax - 10);
  expect(text.startsWith(`${cut} `)).toBe(true);
});

it('counts letters after normalising, and cuts one long word between characters', () => {
  const title = '각'.repeat(searchTextMax);
  expect(cleanSearchText(title.normalize('NFD'))).toBe(title);
  expect(cleanSearchText(`${'a'.repeat(searchTextMax - 1)}🎨`)).toBe('a'.repeat(searchTextMax - 1));
  expect(cleanSearchText(`${title} 안부`)).toBe(title);
});

it('counts what a letter becomes as it is looked for', () => {
  expect(cleanSearchText('ﷺ'.repeat(searchTextMax)).normalize('NFKC').length).toBeLessThanOrEqual(
    searchTextMax,
  );
  expect(cleanSearchText('１００호 '.repeat(5))).toBe('１００호 １００호 １００호 １００호 １００호');
});
