import type { ArtistSort } from '@/lib/contracts/artist';
import type { Direction } from '@/lib/contracts/pagination';
import { paths } from '@/lib/paths';

/** What the list shows, all of it in its address (member document, section 2). `page` from 0. */
export interface ArtistListState {
  q: string;
  like: boolean;
  page: number;
  sort: ArtistSort;
  direction: Direction;
}

/** The address of a state; what is the default is left out, so that each list has one address. */
export function artistListPath({ q, like, page, sort, direction }: ArtistListState): string {
  const isDefault = sort === 'createdAt' && direction === 'desc';
  const isNatural = sort === 'nameKo' && direction === 'asc';
  return paths.artists({
    q,
    like,
    page,
    sort: isDefault ? undefined : sort,
    direction: isDefault || isNatural ? undefined : direction,
  });
}
