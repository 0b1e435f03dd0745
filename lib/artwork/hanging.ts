import type { Dimensions } from '@/lib/contracts/artwork';
import * as artworkPageLimits from '@/lib/limits/artwork-page';

/** All lengths in centimetres. */
export const PERSON_CM = 165;
export const CHAIR_CM = 82;
export const DOOR_CM = 210;
/** The middle of what hangs. */
export const EYE_CM = 150;
/** The wall that ordinary works hang on. */
const WALL_CM = 296;
/** The least space between a hung work and the floor. */
const ABOVE_FLOOR_CM = 10;
/** The space for the measure above a work. */
const MEASURE_CM = 31;
/** A plinth higher than this would hide how high the work is. */
const PLINTH_MAX_CM = 120;
/** Deeper works stand. No canvas is that thick. */
const DEPTH_CM = 10;

/** Whether a size can be drawn beside a person. */
export function canHang(dimensions: Dimensions | null): dimensions is Dimensions {
  const { min, max } = artworkPageLimits.sizedSide;
  return (
    dimensions !== null && [dimensions.height, dimensions.width].every((side) => side >= min && side <= max)
  );
}

/** Where a work is on the wall. */
export interface Hanging {
  /** From the floor to the work's lower edge. */
  bottom: number;
  /** The height of the plinth below a work that stands, which is as high as the work is deep; 0 for none. */
  plinth: number;
}

/** Hangs a work with its middle at eye level, a large one 10 cm above the floor. A deep work stands. */
export function hang({ height, width, depth }: Dimensions): Hanging {
  const stands = depth !== null && (depth >= DEPTH_CM || depth * 2 >= Math.min(height, width));
  if (!stands) return { bottom: Math.max(ABOVE_FLOOR_CM, EYE_CM - height / 2), plinth: 0 };
  const plinth = depth <= PLINTH_MAX_CM ? depth : 0;
  return { bottom: plinth, plinth };
}

/** The height of the wall that these works need. */
export const wallHeight = (works: readonly Dimensions[]): number =>
  Math.max(WALL_CM, ...works.map((work) => hang(work).bottom + work.height + MEASURE_CM));
