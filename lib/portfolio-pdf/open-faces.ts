import { Font } from '@react-pdf/renderer';
import type { Layout } from '@/lib/portfolio/boxes';
import type { Face } from '@/lib/portfolio/faces';
import type { OpenFace, OpenFaces } from './paint-page';

/** The faces that a layout is drawn with: the large ones of Hanja are loaded for the pages that have some. */
export function facesOf({ pages }: Layout): Face[] {
  const faces = new Set<Face>();
  for (const { boxes } of pages)
    for (const box of boxes) if (box.kind === 'text') for (const { face } of box.runs) faces.add(face);
  return [...faces];
}

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
