import { PERSON_HALF, PERSON_WIDTH_CM } from '@/lib/artwork/person-shape';
import type { Box, ImageBox, Page, PersonBox, RuleBox, TextBox } from '@/lib/portfolio/boxes';
import { COLORS } from '@/lib/portfolio/colors';
import type { Face } from '@/lib/portfolio/faces';

/** Those of pdfkit's methods that draw a page. */
export interface Painter {
  fillColor(color: string): Painter;
  strokeColor(color: string): Painter;
  lineWidth(points: number): Painter;
  /** @param name under which pdfkit keeps the face after its first use */
  font(face: OpenFace, name: string, points: number): Painter;
  text(text: string, x: number, y: number, options: object): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  moveTo(x: number, y: number): Painter;
  lineTo(x: number, y: number): Painter;
  path(path: string): Painter;
  save(): Painter;
  restore(): Painter;
  translate(x: number, y: number): Painter;
  scale(across: number, down: number): Painter;
  fill(): Painter;
  stroke(): Painter;
}

/** Points in a millimetre. */
export const POINTS = 72 / 25.4;

/** A typeface as fontkit reads it. */
export type OpenFace = object;
export type OpenFaces = Readonly<Partial<Record<Face, OpenFace>>>;

/** Draws lines of text, rules, persons, and the places of missing pictures. Pictures and links are elements of the document. */
export function paintPage(painter: Painter, page: Page, faces: OpenFaces): void {
  for (const box of page.boxes) paintBox(painter, box, faces);
}

function paintBox(painter: Painter, box: Box, faces: OpenFaces): void {
  if (box.kind === 'text') paintText(painter, box, faces);
  else if (box.kind === 'rule') paintRule(painter, box);
  else if (box.kind === 'person') paintPerson(painter, box);
  else if (box.kind === 'image' && box.source === null) paintPlace(painter, box);
}

/** Each run stands where the model says, so that nothing of the PDF library decides about its place. */
function paintText(painter: Painter, box: TextBox, faces: OpenFaces): void {
  let { x } = box;
  painter.fillColor(COLORS[box.color]);
  for (const { face, text, width } of box.runs) {
    const open = faces[face];
    if (open === undefined) throw new Error(`The typeface ${face} was not loaded.`);
    painter.font(open, face, box.size * POINTS);
    painter.text(text, x * POINTS, box.y * POINTS, {
      baseline: 'alphabetic',
      characterSpacing: box.tracking * POINTS,
      lineBreak: false,
    });
    x += width;
  }
}

function paintRule(painter: Painter, { x, y, width, thickness, color }: RuleBox): void {
  painter
    .rect(x * POINTS, (y - thickness / 2) * POINTS, width * POINTS, thickness * POINTS)
    .fillColor(COLORS[color])
    .fill();
}

function paintPerson(painter: Painter, { x, y, width, color }: PersonBox): void {
  const scale = (width / PERSON_WIDTH_CM) * POINTS;
  painter.fillColor(COLORS[color]);
  for (const [left, across] of [
    [x, scale],
    [x + width, -scale],
  ] as const) {
    painter
      .save()
      .translate(left * POINTS, y * POINTS)
      .scale(across, scale);
    painter.path(PERSON_HALF).fill().restore();
  }
}

/** The place of a picture that can't be read: its outline with a stroke from corner to corner. */
function paintPlace(painter: Painter, { x, y, width, height }: ImageBox): void {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((each) => each * POINTS);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return;
  painter
    .lineWidth(0.5)
    .strokeColor(COLORS.faint)
    .rect(left, top, right - left, bottom - top)
    .moveTo(left, bottom)
    .lineTo(right, top)
    .stroke();
}
