import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { CANVAS_TYPES, canvasNamed } from '@/lib/format/canvas-size';
import { matchesTyped } from '@/lib/hangul/typed-match';
import { cleanSearchText } from '@/lib/search/search-text';
import { canvasSides, canvasTerm, withSizes } from '@/lib/search/sizes';

type Described = Pick<StudioArtwork, 'title' | 'titleEn' | 'year' | 'size' | 'material'>;

/** The artworks that a text names as a caption does: by title, year, size or canvas number, and material. */
export function findArtworks<Artwork extends Described>(
  artworks: readonly Artwork[],
  text: string,
): readonly Artwork[] {
  const typed = withSizes(cleanSearchText(text).normalize('NFKC')).replace(
    /(\d호?)\s+([fpms])(?![a-z])/gi,
    '$1$2',
  );
  return artworks.filter(({ title, titleEn, year, size, material }) =>
    matchesTyped([title ?? '', titleEn ?? '', String(year), withSizes(size), material], typed, canvasesOf),
  );
}

/** Returns the sides of the canvas that a word names: those of every shape if it names none. */
function canvasesOf(word: string): string[] {
  const named = /^\d{1,3}호$/.test(word) || canvasTerm(word) !== null ? canvasNamed(word) : null;
  if (named === null) return [];
  const types = named.type === undefined ? CANVAS_TYPES : [named.type];
  return types.flatMap((type) => {
    const sides = canvasSides(named.number, type);
    return sides === null ? [] : [...sides.exact, ...sides.rounded];
  });
}
