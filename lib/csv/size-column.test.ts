import { sizeColumnOf, withSizeColumn, type SizeUnit } from './size-column';

test.each<[string, SizeUnit | null]>([
  ['작품크기(mm)', 'mm'],
  ['크기 (단위: ㎜)', 'mm'],
  ['크기(세로×가로 cm)', 'cm'],
  ['크기 센티미터', 'cm'],
  ['크기(m)', 'm'],
  ['크기(미터)', 'm'],
  ['사이즈(inch)', 'inch'],
  ['Size (in)', 'inch'],
  ['크기(")', 'inch'],
  ['크기(″)', 'inch'],
  ['크기(px)', 'px'],
  ['크기 (픽셀)', 'px'],
  ['Size (ft)', 'ft'],
  ['호수', '호'],
  ['크기[호]', '호'],
  ['호수(F, P, M, S)', '호'],
  ['크기', null],
  ['Dimensions', null],
  ['크기(cm, 호)', null],
  ['크기(cm/inch)', null],
])('the heading %s has the unit %s', (heading, unit) => expect(sizeColumnOf(heading).unit).toBe(unit));

test.each<[string, SizeUnit | null, string]>([
  ['1620x1303', 'mm', '1620x1303 mm'],
  ['1620 × 1303 × 45', 'mm', '1620 × 1303 × 45 mm'],
  ['１６２０×１３０３', 'mm', '1620×1303 mm'],
  ['1620x1303 (액자 포함)', 'mm', '1620x1303 mm (액자 포함)'],
  ['1620x1303 (2점)', 'mm', '1620x1303 mm (2점)'],
  ['(1620x1303)x2', 'mm', '(1620x1303 mm)x2'],
  ['[1620 × 1303] 2점', 'mm', '[1620 × 1303 mm] 2점'],
  ['지름 300', 'mm', '지름 300 mm'],
  ['H1620 x W1303', 'mm', 'H1620 x W1303 mm'],
  ['1620(h) x 1303(w)', 'mm', '1620(h) x 1303(w) mm'],
  ['H1620 x W1303 (액자 포함)', 'mm', 'H1620 x W1303 mm (액자 포함)'],
  ['H162 x W130', 'cm', 'H162 x W130'],
  ['세로 1620 가로 1303', 'mm', '세로 1620 가로 1303 mm'],
  ['162.2*130.3', 'cm', '162.2*130.3 cm'],
  ['1.62x1.3', 'm', '1.62x1.3 m'],
  ['10x20', 'inch', '10x20 inch'],
  ['1920x1080', 'px', '1920x1080 px'],
  ['100', '호', '100호'],
  ['100 (F)', '호', '100호 (F)'],
  // Cells with a unit of their own.
  ...(['162x130cm', '162.2 × 130.3 ㎝', '100호', '100F', 'P-100', '10x20 in', '10″ x 20″'] as const).map(
    (cell): [string, SizeUnit, string] => [cell, 'mm', cell],
  ),
  // Texts without lengths, and numbers that may be anything.
  ...(['가변 크기', '', '2점, 1620x1303', '162-130', '1층 2호 3'] as const).map(
    (cell): [string, SizeUnit, string] => [cell, 'mm', cell],
  ),
  ['162.2x130.3', '호', '162.2x130.3'],
  ['100F', '호', '100F'],
  ['1620x1303', null, '1620x1303'],
])('%j below a heading with %s is %j', (cell, unit, text) =>
  expect(withSizeColumn(cell, { unit, isWidthFirst: false })).toBe(text),
);

test.each([
  ['크기(가로×세로)', '130.3x162.2', '162.2x130.3'],
  ['사이즈(가로x세로 cm)', '130.3 × 162.2', '162.2 × 130.3 cm'],
  ['사이즈(W×H)', '130.3cm × 162.2cm × 4cm', '162.2cm × 130.3cm × 4cm'],
  ['Size (width x height, mm)', '1303x1622', '1622x1303 mm'],
  ['크기(가로×세로)', 'H162 × W130', 'H162 × W130'],
  ['Size (w x h)', '20 1/2 x 30', '30 x 20.5'],
  ['Size (w x h)', '20½ × 30½ in', '30.5 × 20.5 in'],
  ['크기(가로×세로)', '10in x 20in', '20in x 10in'],
  ['크기(가로×세로)', '10" x 20"', '20" x 10"'],
  ['크기(가로×세로)', '30센티×40센티', '40센티×30센티'],
  ['크기(가로×세로)', '가변 ½', '가변 ½'],
  ['크기 (세로×가로×높이)', '30x20x50', '30x20x50'],
  ['크기 높이×가로×세로', '50x30x20', '50x30x20'],
  ['Size (W×D×H)', '30x20x50', '30x20x50'],
  ['크기(가로×세로)', '가변 설치', '가변 설치'],
  ['크기(세로×가로)', '162.2x130.3', '162.2x130.3'],
  ['크기', '162.2x130.3', '162.2x130.3'],
])('below %s %s is read as %s', (heading, cell, read) =>
  expect(withSizeColumn(cell, sizeColumnOf(heading))).toBe(read),
);
