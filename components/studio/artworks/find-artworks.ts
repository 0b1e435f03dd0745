import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { initialsOf } from '@/lib/hangul/letters';

type Titled = Pick<StudioArtwork, 'title' | 'titleEn'>;

const fold = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** The artworks with the text in a title, letter case and spaces aside. Initials alone find too: ㄷㅎㅇㄹ for 달항아리. */
export function findArtworks<Artwork extends Titled>(
  artworks: readonly Artwork[],
  text: string,
): readonly Artwork[] {
  const wanted = fold(text);
  if (wanted === '') return artworks;
  const areInitials = /^[ㄱ-ㅎ]+$/.test(wanted);
  return artworks.filter(({ title, titleEn }) =>
    [title, titleEn].some((each) => {
      const known = fold(each ?? '');
      return known.includes(wanted) || (areInitials && initialsOf(known).includes(wanted));
    }),
  );
}
