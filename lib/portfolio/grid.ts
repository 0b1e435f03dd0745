import { orientationOf, type Orientation, type PageSize } from './templates';
import type { TextStyle } from './text-runs';

/** Where the text and the works of a page stand, in millimetres. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type StyleName = keyof ReturnType<typeof stylesOf>;
type Styles = Record<StyleName, TextStyle>;

/** All that follows from a page's size: margins, baseline and type sizes. */
export interface Grid {
  page: PageSize;
  orientation: Orientation;
  /** How much smaller the type is than on A4. */
  scale: number;
  frame: Frame;
  /** Between columns of text. */
  gutter: number;
  /** From baseline to baseline of the text: the unit of all vertical places. */
  baseline: number;
  /** The baseline of running names and page numbers. */
  runningY: number;
  styles: Styles;
}

const POINT = 25.4 / 72;
const A4_AREA = 297 * 210;
/** Type is never smaller than this share of its size on A4, so that a small page stays readable. */
const SMALLEST_SCALE = 0.8;
const BASELINE_POINTS = 13.5;

export function gridOf(page: PageSize): Grid {
  const scale = Math.min(1, Math.max(SMALLEST_SCALE, Math.sqrt((page.width * page.height) / A4_AREA)));
  const baseline = BASELINE_POINTS * POINT * scale;
  const short = Math.min(page.width, page.height);
  const side = 0.095 * short;
  const top = 0.095 * short;
  const bottom = 0.12 * short;
  const lines = Math.floor((page.height - top - bottom) / baseline);
  return {
    page,
    orientation: orientationOf(page),
    scale,
    frame: { x: side, y: top, width: page.width - 2 * side, height: lines * baseline },
    gutter: 2 * baseline,
    baseline,
    runningY: page.height - bottom * 0.42,
    styles: stylesOf(scale),
  };
}

/** Type sizes and leadings in points on A4, and tracking as a share of the size. */
function stylesOf(scale: number) {
  const style = (face: TextStyle['face'], size: number, leading: number, tracking = 0): TextStyle => ({
    face,
    size: size * POINT * scale,
    leading: leading * POINT * scale,
    tracking: tracking * size * POINT * scale,
  });
  return {
    coverName: style('serif', 46, 60, -0.02),
    coverLatin: style('sans', 10, 15, 0.16),
    coverLabel: style('sans', 7.6, 13.5, 0.14),
    name: style('serif', 29, 38, -0.03),
    latin: style('sans', 8.4, 13.5, 0.08),
    introduction: style('serif', 13, 20.25, -0.015),
    heading: style('sansStrong', 8.4, 13.5),
    row: style('sans', 8.4, 13.5),
    note: style('serifText', 10.2, 20.25, -0.01),
    title: style('serifText', 11, 16, -0.015),
    titleLatin: style('sans', 8, 12.6, 0.01),
    caption: style('sans', 8, 12.6),
    running: style('sans', 6.8, 13.5, 0.02),
  };
}
