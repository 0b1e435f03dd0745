import { canvasSides, canvasTerm, withSizes, yearTerm } from './sizes';

it.each([
  ['162.2 × 130.3 cm', '162.2x130.3'],
  ['162.2cm x 130.3cm', '162.2x130.3'],
  ['1622*1303mm', '162.2x130.3'],
  ['170 × 92 × 70 cm', '170x92x70'],
  ['162.0 x 130', '162x130'],
  ['162 × 130 유화', '162x130 유화'],
  ['1,200mm', '120'],
  ['12,000 mm', '1200'],
  ['2,300×1,620mm', '230x162'],
  ['162,2', '162,2'],
  ['162,2cm', '162,2cm'],
  ['162,2 × 130,3', '162.2x130.3'],
  ['1,000원', '1,000원'],
  ['h230 x w162cm', '230x162'],
  ['h 230 × w 162 cm', '230x162'],
  ['w162 x h230 x d4', '230x162x4'],
  ['230(h)×162(w) cm', '230x162'],
  ['230 h ×162 w cm', '230x162'],
  ['230hx162w', '230x162'],
  ['h162 w130', '162x130'],
  ['가로 162 x 세로 130', '130x162'],
  ['24 x 36 in', '60.96x91.44'],
  ['24"x36"', '60.96x91.44'],
  ['24인치 x 36인치 유화', '60.96x91.44 유화'],
  ['24 x 36 inches framed', '60.96x91.44 framed'],
  ['24 x 36 in. canvas', '60.96x91.44 canvas'],
  ['h24 w36 inch', '60.96x91.44'],
  ['24 x 36 installed', '24x36 installed'],
  ['유화 가로 162센티 세로 130센티', '유화 130x162'],
  ['캔버스162x130', '캔버스162x130'],
  ['폭포 162 x 130', '폭포 162x130'],
  ['a2 w130', 'a2 w130'],
  ['h38 ph38', 'h38 ph38'],
  ['38 × 24 × 24(h) cm', '24x38x24'],
  ['2000mm', '200'],
  ['200 센티', '200'],
  ['2024년작 유화', '2024 유화'],
  ['2024 작품', '2024 작품'],
  ['100 호', '100호'],
  ['100号', '100호'],
  ['100호변형', '100호 변형'],
  ['변형100호', '변형 100호'],
  ['300x200px', '300x200px'],
  ['03:12', '03:12'],
])('%s is %s', (typed, known) => {
  expect(withSizes(typed)).toBe(known);
});

it.each(['f100', '100f', '100 f', '100호f', '100호 f', 'f100호', 'f-100', '100-f', '100호-f', '100호 f형'])(
  '%s is a canvas',
  (text) => {
    const ways = canvasTerm(text)?.others.map((other) => other.text);
    expect(ways).toContain('162x130');
    expect(ways).not.toContain('162x112');
  },
);

it.each([
  ['50s', '117x117'],
  ['100m', '162x97'],
  ['30 m', '91x61'],
  ['3p', '27x19'],
])('%s is a canvas of %s', (text, sides) => {
  expect(canvasTerm(text)?.others.map((other) => other.text)).toContain(sides);
});

it.each([
  ['2.3m', '2.3m', ['230']],
  ['2.35 m', '2.35m', ['235']],
  ['7m', '7m', ['700']],
  ['3m', '3m', ['300', '3호m', '27x16']],
])('%s is also a length in metres', (text, typed, ways) => {
  const term = canvasTerm(text);
  expect([term?.text, term?.others.map((other) => other.text)]).toEqual([typed, ways]);
});

it.each(['100호', '100', 'f7', 'f', 'f100 유화', '100fps', '2024'])('%s is none with a shape', (text) => {
  expect(canvasTerm(text)).toBeNull();
});

const tenFrom = (year: number) => Array.from({ length: 10 }, (_, at) => String(year + at));

it('rounds sides as captions do', () => {
  expect(canvasSides(50, 'F')).toEqual({ exact: ['116.8x91', '91x116.8'], rounded: ['116x91', '117x91'] });
  expect(canvasSides(7, 'F')).toBeNull();
});

it.each([
  ['2024', ['2024'], { from: '2024-01-01', to: '2024-12-31' }],
  ['2023-2024', ['2023', '2024'], { from: '2023-01-01', to: '2024-12-31' }],
  ['2023~25', ['2023', '2024', '2025'], { from: '2023-01-01', to: '2025-12-31' }],
  ['2020년대', tenFrom(2020), { from: '2020-01-01', to: '2029-12-31' }],
  ['1990s', tenFrom(1990), { from: '1990-01-01', to: '1999-12-31' }],
])('%s are years', (text, years, days) => {
  const term = yearTerm(text);
  expect([term?.text, ...(term?.others.map((other) => other.text) ?? [])]).toEqual(years);
  expect(term?.days).toEqual(days);
});

it.each(['3024', '2024-2020', '1900-2024', '20245', '2024년대'])('%s are none', (text) => {
  expect(yearTerm(text)).toBeNull();
});
