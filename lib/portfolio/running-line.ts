import type { Box, Page } from './boxes';
import { namesIn, type Names } from './names';
import type { Typesetter } from './typesetter';

/** The foot of a page: the artist's names, and the page's number. */
function runningLine(setter: Typesetter, names: Names, number: number): Box[] {
  const { frame, runningY } = setter.grid;
  const style = setter.style('running');
  const half = frame.width / 2;
  const { first, second } = namesIn('ko', names);
  return [
    ...setter.line(`${first} ${second}`, style, half, {
      x: frame.x,
      baseline: runningY,
      role: 'running',
      color: 'faint',
    }),
    ...setter.line(String(number), style, half, {
      x: frame.x + half,
      baseline: runningY,
      role: 'running',
      color: 'faint',
      align: { width: half, to: 'end' },
    }),
  ];
}

/** A page with its foot. */
export function withRunningLine(setter: Typesetter, names: Names, page: Page, number: number): Page {
  return { ...page, boxes: [...page.boxes, ...runningLine(setter, names, number)] };
}
