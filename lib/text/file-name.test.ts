import { fileStem, fitFileName, isLongName } from './file-name';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

test.each([
  ['달 항아리', '달 항아리'],
  ['강/가', '강 가'],
  ['../../etc/passwd', 'etc passwd'],
  ['밤: "낮"?', '밤 낮'],
  ['두\n줄', '두 줄'],
  ['2024. 5. 1', '2024. 5. 1'],
  ['밤..낮. ..끝', '밤.낮.끝'],
  ['...', ''],
  ['작품'.normalize('NFD'), '작품'],
  ['끝. . ', '끝'],
  ['CON', '_CON'],
  ['nul.tar', '_nul.tar'],
  ['com¹', '_com¹'],
  ['console', 'console'],
  ['a\u202egnp\u200b', 'agnp'],
  ['👩‍🎨', '👩‍🎨'],
])('%j becomes %j', (text, stem) => {
  expect(fileStem(text)).toBe(stem);
});

test.each(['가', '🎨', '👩‍🎨', 'a', 'é'.normalize('NFD')])(
  'a long name of %j is cut by letters, bytes and units',
  (letter) => {
    const long = letter.repeat(300);
    expect(bytesOf(fileStem(long))).toBeLessThanOrEqual(180);
    expect(bytesOf(fitFileName(`${long}.hwpx`))).toBeLessThanOrEqual(200);
    expect(fitFileName(`${long}.hwpx`)).toMatch(/\.hwpx$/);
    expect(fileStem(long, { units: 20 }).length).toBeLessThanOrEqual(20);
    expect(fileStem(long, { letters: 3 })).toBe(letter.normalize('NFC').repeat(3));
  },
);

test('the length of a name is counted in letters, once it is cleaned', () => {
  expect(isLongName(`\u200b${'👩‍🎨'.repeat(4)} `, 4)).toBe(false);
  expect(isLongName('가나다라마', 4)).toBe(true);
});

test.each([
  ['작품.jpg', '작품.jpg'],
  ['.jpg', '파일.jpg'],
  ['', '파일'],
  ['con.pdf', '_con.pdf'],
  ['끝 .pdf', '끝.pdf'],
])('%j is saved as %j', (name, saved) => {
  expect(fitFileName(name)).toBe(saved);
});
