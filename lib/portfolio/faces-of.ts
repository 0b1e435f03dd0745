import type { Layout } from './boxes';
import type { Face } from './faces';

/** The faces that a layout is drawn with: the large ones of Hanja are loaded for the pages that have some. */
export function facesOf({ pages }: Pick<Layout, 'pages'>): Face[] {
  const faces = new Set<Face>();
  for (const { boxes } of pages)
    for (const box of boxes) if (box.kind === 'text') for (const { face } of box.runs) faces.add(face);
  return [...faces];
}
