import type { Box, ImageBox, Layout, Page, TextBox } from '@/lib/portfolio/boxes';
import { gridOf } from '@/lib/portfolio/grid';
import { ASCENT, DESCENT } from '@/lib/portfolio/typesetter';

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
  name: string;
}

/** Invisible millimetres. */
const TOLERANCE = 0.02;

function extentOf(box: Exclude<Box, { kind: 'link' }>): Extent {
  const left = box.x;
  const right = box.x + box.width;
  switch (box.kind) {
    case 'text':
      return {
        left,
        right,
        top: box.y - box.size * ASCENT,
        bottom: box.y + box.size * DESCENT,
        name: textOf(box),
      };
    case 'person':
      return { left, right, top: box.y, bottom: box.y + box.height, name: 'person' };
    case 'image':
      return { left, right, top: box.y, bottom: box.y + box.height, name: `image ${box.of ?? ''}` };
    case 'rule':
      return {
        left,
        right,
        top: box.y - box.thickness / 2,
        bottom: box.y + box.thickness / 2,
        name: 'rule',
      };
  }
}

export function textOf({ runs }: TextBox): string {
  return runs.map(({ text }) => text).join('');
}

export function textBoxes(pages: readonly Page[]): TextBox[] {
  return pages.flatMap(({ boxes }) => boxes.filter((box) => box.kind === 'text'));
}

export function imageBoxes(pages: readonly Page[]): ImageBox[] {
  return pages.flatMap(({ boxes }) => boxes.filter((box) => box.kind === 'image'));
}

/** What is wrong with where the boxes stand: outside their frame, over each other, or not as wide as their text. */
export function faultsOf({ width, height, pages }: Layout): string[] {
  const { frame } = gridOf({ width, height });
  const faults: string[] = [];
  for (const [index, { boxes }] of pages.entries()) {
    const solid = boxes.filter((box) => box.kind !== 'link');
    const extents = solid.map(extentOf);
    for (const [at, extent] of extents.entries()) {
      const box = solid[at];
      const isFoot = box?.kind === 'text' && (box.role === 'running' || box.role === 'label');
      const bottom = isFoot ? height : frame.y + frame.height;
      if (
        !(extent.left >= frame.x - TOLERANCE) ||
        !(extent.right <= frame.x + frame.width + TOLERANCE) ||
        !(extent.top >= frame.y - TOLERANCE) ||
        !(extent.bottom <= bottom + TOLERANCE)
      )
        faults.push(`page ${index + 1}: ${extent.name} is outside ${JSON.stringify(extent)}`);
      for (const other of extents.slice(at + 1)) {
        if (areOver(extent, other)) faults.push(`page ${index + 1}: ${extent.name} over ${other.name}`);
      }
    }
    for (const box of textBoxes([{ kind: 'note', bookmark: null, boxes }])) {
      const sum = box.runs.reduce((total, run) => total + run.width, 0);
      if (Math.abs(sum - box.width) > TOLERANCE || sum === 0)
        faults.push(`${textOf(box)} is ${box.width} wide`);
    }
  }
  return faults;
}

function areOver(a: Extent, b: Extent): boolean {
  return (
    a.left < b.right - TOLERANCE &&
    b.left < a.right - TOLERANCE &&
    a.top < b.bottom - TOLERANCE &&
    b.top < a.bottom - TOLERANCE
  );
}
