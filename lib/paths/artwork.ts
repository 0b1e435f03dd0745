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
/** The others that hang beside an artwork on the wall to scale: their uuids, separated by dots. */
export const BESIDE_PARAMETER = 'with';
/** Where it is looked at: `screen`; else on the wall. */
export const PLACE_PARAMETER = 'on';
/** The artwork at its true size. */
export const trueSize = (
  uuid: string,
  { beside = [], isOnScreen = false }: { beside?: readonly string[]; isOnScreen?: boolean } = {},
) =>
  withQuery(`${page(uuid)}/size`, {
    [BESIDE_PARAMETER]: beside.join('.'),
    [PLACE_PARAMETER]: isOnScreen && 'screen',
  });
/** That page with the viewing room open. */
export const room = (uuid: string) => withQuery(page(uuid), { [VIEWER_PARAMETER]: uuid });
