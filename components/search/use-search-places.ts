import { usePathname, useSearchParams } from 'next/navigation';
import { parsePlaces, searchAddress, type SearchPlaces } from '@/lib/search/sections';
import * as searchPaths from '@/lib/paths/search';
import type { SearchSectionKey } from '@/lib/paths/search';

/**
 * Where the sections stand, as the address says. Turning a page changes the address and fetches that section alone:
 * a step of the history, which going back, a reload and a shared link find again.
 */
export function useSearchPlaces(q: string) {
  const query = useSearchParams();
  const isHere = usePathname() === searchPaths.page();
  const places = parsePlaces((key) => (isHere ? query.get(key) : null));

  const hrefOf = (key: SearchSectionKey, from: number) => searchAddress(q, { ...places, [key]: from });
  return {
    places: places satisfies SearchPlaces,
    address: searchAddress(q, places),
    hrefOf,
    turn: (key: SearchSectionKey, from: number) => window.history.pushState(null, '', hrefOf(key, from)),
    show: (key: SearchSectionKey, from: number) => window.history.replaceState(null, '', hrefOf(key, from)),
  };
}
