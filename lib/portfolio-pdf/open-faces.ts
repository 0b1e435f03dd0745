import { Font } from '@react-pdf/renderer';
import type { Face } from '@/lib/portfolio/faces';
import type { OpenFace, OpenFaces } from './paint-page';

/**
 * Loads typefaces.
 * @param sourceOf the address of a face's file, or on the server its path
 * @throws what reading a file throws
 */
export async function openFaces(
  faces: readonly Face[],
  sourceOf: (face: Face) => string,
): Promise<OpenFaces> {
  const opened = await Promise.all(
    faces.map(async (face) => {
      Font.register({ family: face, src: sourceOf(face) });
      await Font.load({ fontFamily: face });
      const { data } = Font.getFont({ fontFamily: face });
      if (data === null) throw new Error(`The typeface ${face} could not be read.`);
      return [face, data] as const satisfies [Face, OpenFace];
    }),
  );
  return Object.fromEntries(opened);
}
