import { canHang, hang, PERSON_CM } from '@/lib/artwork/hanging';
import { PERSON_WIDTH_CM } from '@/lib/artwork/person-shape';
import { parseArtworkSize } from '@/lib/format/artwork-size';
import type { Box } from './boxes';

/** Millimetres of the page for a centimetre of the wall, at most. */
const MAX_SCALE = 0.09;
/** Centimetres between the work and the person. */
const GAP_CM = 24;

/** The silhouette of a work on its wall beside a person, and its height in millimetres; null where the size could not be read. */
export function sizeDrawing(size: string, area: { width: number; height: number }) {
  const dimensions = parseArtworkSize(size);
  if (!canHang(dimensions)) return null;
  const { bottom, plinth } = hang(dimensions);
  const top = Math.max(PERSON_CM, bottom + dimensions.height);
  const scale = Math.min(
    MAX_SCALE,
    area.width / (dimensions.width + GAP_CM + PERSON_WIDTH_CM),
    area.height / top,
  );
  /** @param x the right edge; @param y the upper edge */
  const boxesAt = (x: number, y: number): Box[] => {
    const floor = y + top * scale;
    const person = x - PERSON_WIDTH_CM * scale;
    const width = dimensions.width * scale;
    const left = person - GAP_CM * scale - width;
    const block = (from: number, height: number, color: 'soft' | 'faint'): Box => ({
      kind: 'rule',
      x: left,
      y: floor - (from + height / 2) * scale,
      width,
      thickness: height * scale,
      color,
    });
    return [
      block(bottom, dimensions.height, 'soft'),
      ...(plinth === 0 ? [] : [block(0, plinth, 'faint')]),
      {
        kind: 'person',
        x: person,
        y: floor - PERSON_CM * scale,
        width: PERSON_WIDTH_CM * scale,
        height: PERSON_CM * scale,
        color: 'faint',
      },
    ];
  };
  return { height: top * scale, boxesAt };
}
