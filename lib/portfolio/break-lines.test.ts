import { breakLines, readParagraph } from './break-lines';
import { measureEmbedded } from './faces';
import type { TextStyle } from './text-runs';

const STYLE: TextStyle = { face: 'sans', size: 10, leading: 15 };
const read = (text: string, style = STYLE) => readParagraph(text, style, measureEmbedded);
const linesOf = (text: string, width: number, style = STYLE) =>
  breakLines(read(text, style), width).map(({ runs }) => runs.map((run) => run.text).join(''));

it('keeps words whole where they fit', () => {
  expect(linesOf('점을 찍는 일은 안부를 묻는 일과 닮았다', 60)).toEqual([
    '점을 찍는 일은',
    '안부를 묻는',
    '일과 닮았다',
  ]);
});

it('divides a word that is longer than a line, without a hyphen', () => {
  const lines = linesOf('가'.repeat(20), 60);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe('가'.repeat(20));
  expect(linesOf('a'.repeat(99), 60).join('')).toBe('a'.repeat(99));
});

it('begins no line with closing punctuation and ends none with an opening one', () => {
  for (let width = 24; width < 90; width += 1) {
    for (const line of linesOf('가나다라마바사아(자차)카타파하。거너더러,머버서어《저처》커터퍼허', width)) {
      expect(line).not.toMatch(/^[)。,》]/);
      expect(line).not.toMatch(/[(《]$/);
    }
  }
});

it('may end a line between Hanja, and behind a hyphen', () => {
  expect(linesOf('山水畵人物畵花鳥畵', 45)).toEqual(['山水畵人', '物畵花鳥', '畵']);
  expect(linesOf('salt-water-drawing', 55)[0]).toMatch(/-$/);
});

it('holds sizes and spans together', () => {
  for (const line of linesOf('캔버스에 유채와 아크릴 162.2 × 130.3 cm', 90))
    expect(line).not.toMatch(/×$|^×/);
});

it('leaves no single short word in the last line where another break is possible', () => {
  const lines = linesOf('하루에 건넬 수 있는 안부의 수는 정해져 있지 않다 그', 200);
  expect(lines.at(-1)).not.toBe('그');
});

it('draws each word in the first face that has all of it, and tells what none has', () => {
  const serif: TextStyle = { face: 'serif', size: 10, leading: 15 };
  const runs = (text: string) =>
    breakLines(read(text, serif), 1000).flatMap((line) =>
      line.runs.map(({ face, text: part }) => [face, part]),
    );
  expect(runs('천 번의 안부')).toEqual([['serif', '천 번의 안부']]);
  expect(runs('山水')).toEqual([['serifMore', '山水']]);
  expect(runs('Đường về')).toEqual([
    ['serifMore', 'Đường'],
    ['serif', ' '],
    ['serifMore', 'về'],
  ]);
  expect(runs('「먼')).toEqual([
    ['sans', '「'],
    ['serif', '먼'],
  ]);
  expect(runs('〈山水畵〉과')).toEqual([
    ['sans', '〈'],
    ['serifMore', '山水畵'],
    ['sans', '〉'],
    ['serif', '과'],
  ]);
  expect(runs('Hạnh과')).toEqual([
    ['serifMore', 'Hạnh'],
    ['serif', '과'],
  ]);
  expect(linesOf('바다 🎨, 2024', 1000)).toEqual(['바다, 2024']);
  expect(runs('쀍')).toEqual([['sans', '쀍']]);
  expect(runs('㐂')).toEqual([['sansMore', '㐂']].filter(() => measureEmbedded('sansMore', 0x3402) !== null));
  expect(read('바다 👩‍👩‍👧 🇰🇷 ☃️').lacking).toEqual(['👩‍👩‍👧', '🇰🇷']);
});

it('sets letters that came apart as one, and leaves out what nobody sees', () => {
  expect(linesOf('한글'.normalize('NFD'), 100)).toEqual(['한글']);
  expect(linesOf('a\u0000\u202eb\tc\u00a0d', 100)).toEqual(['ab c d']);
  expect(linesOf(' \n ', 100)).toEqual([]);
});

it('measures what it sets: no line is wider than it may be', () => {
  const text = '빠져나간 물이 남긴 선을 따라 그렸다. The sea that withdrew — 退いた海, 2019–2024 '.repeat(6);
  for (let width = 30; width < 300; width += 7) {
    for (const line of breakLines(read(text), width)) expect(line.width).toBeLessThanOrEqual(width);
    expect(linesOf(text, width).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  }
});
