import { fontFile } from '@/lib/portfolio/font-files';
import type { Face } from '@/lib/portfolio/faces';

/** The family by which a drawn page asks for a face of the PDF. */
export const faceFamily = (face: Face) => `portfolio-${face}`;

/** Loads of faces that have begun. A failed one begins anew when it is asked for again. */
const loads = new Map<Face, Promise<void>>();

/**
 * Loads the faces that aren't there yet, from the files that the PDF embeds.
 * @throws where a file can't be loaded
 */
export async function loadPageFaces(faces: Iterable<Face>): Promise<void> {
  await Promise.all([...faces].map(loadFace));
}

function loadFace(face: Face): Promise<void> {
  const known = loads.get(face);
  if (known !== undefined) return known;
  const load = new FontFace(faceFamily(face), `url(${fontFile(face)}) format('truetype')`)
    .load()
    .then((loaded) => {
      document.fonts.add(loaded);
    });
  loads.set(face, load);
  load.catch(() => loads.delete(face));
  return load;
}
