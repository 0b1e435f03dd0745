import { artworkName } from '@/components/studio/artwork-name';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { fileStem } from '@/lib/text/file-name';

type Named = Pick<StudioArtwork, 'title' | 'titleEn' | 'year' | 'original'>;

const STEM_MAX = 80;

/**
 * Names for the originals of several artworks in one folder: `제목_연도.jpg`. No two are the same, letter case aside, because
 * Windows and macOS would write one over the other.
 */
export function originalNames(artworks: readonly Named[]): string[] {
  const taken = new Set<string>();
  return artworks.map((artwork) => {
    const stem = stemOf(artwork);
    const extension = artwork.original?.mime === 'image/png' ? 'png' : 'jpg';
    let name = `${stem}.${extension}`;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${stem} (${copy}).${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

function stemOf(artwork: Named): string {
  return `${fileStem(artworkName(artwork), { letters: STEM_MAX }) || '작품'}_${artwork.year}`;
}
