import type { StudioArtwork } from '@/lib/contracts/studio-artwork';

/** The title by which the studio names an artwork: Korean, else English. It has one of them. */
export function artworkName({ title, titleEn }: Pick<StudioArtwork, 'title' | 'titleEn'>): string {
  return title ?? titleEn ?? '';
}
