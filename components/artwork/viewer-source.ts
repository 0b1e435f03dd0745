import type { Interview } from '@/lib/contracts/artist';
import type { Artwork, ArtworkCard } from '@/lib/contracts/artwork';

/** A work as the viewer shows it; a card that lacks a description is shown without. */
export type ViewerWork = ArtworkCard & Partial<Pick<Artwork, 'description'>>;

/** Whose work it is: what stands on the label, and whom a view is counted for. */
export interface ViewerArtist {
  id: number;
  userAccountId: string;
  nameKo: string | null;
  nameEn: string | null;
  videoLink: string | null;
  interviews: Interview[];
}

/**
 * What the viewer walks through: a list of works of a known length, of which any part may be there already.
 * An artist's page gives its grid, a home rail its cards, a search its hits.
 */
export interface ArtworkSource {
  total: number;
  pageSize: number;
  /** What is known, by position from 0. */
  known: ReadonlyMap<number, ViewerWork>;
  /** The works from `page * pageSize` on. Not called for what is known. */
  loadPage: (page: number) => Promise<readonly ViewerWork[]>;
  artistOf: (work: ViewerWork) => ViewerArtist;
}
