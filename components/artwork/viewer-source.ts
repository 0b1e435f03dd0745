import type { Artwork, ArtworkCard } from '@/lib/contracts/artwork';
import type { ArtworkArtist } from '@/lib/contracts/favorite';

/** A work as the viewer shows it; one without a description is shown without. */
export type ViewerWork = ArtworkCard &
  Partial<Pick<Artwork, 'description' | 'dimensions'>> & { artist: ArtworkArtist };

/**
 * What the viewer walks through: a list of works of a known length, of which any part may be there already.
 * An artist's page gives its wall, the favorites their cards, a search its hits.
 */
export interface ArtworkSource {
  total: number;
  pageSize: number;
  /** What is known, by position from 0. */
  known: ReadonlyMap<number, ViewerWork>;
  /** The works from `page * pageSize` on. Not called for what is known. */
  loadPage: (page: number) => Promise<readonly ViewerWork[]>;
}
