import type { Pigment } from '@/lib/artwork/pigments';
import { VIEWER_PARAMETER, withQuery } from './query';

/** All artworks. Its other addresses are `artworkList.address`. */
export const list = () => '/artwork';
/** Those that a text finds. */
export const found = (query: { q: string; literal: boolean }) => withQuery(list(), query);
/** Those of a colour. */
export const colored = (color: Pigment) => withQuery(list(), { color });
/** The newest artworks, for feed readers. */
export const feed = () => '/rss/artwork.xml';
/** The page of an artwork. */
export const page = (uuid: string) => `/artwork/${encodeURIComponent(uuid)}`;
/** That page with the viewing room open. */
export const room = (uuid: string) => withQuery(page(uuid), { [VIEWER_PARAMETER]: uuid });
