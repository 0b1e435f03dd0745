import { usePathname, useSearchParams } from 'next/navigation';
import { parsePlaces, searchAddress, type SearchedText, type SearchSectionKey } from '@/lib/search/sections';
import * as searchPaths from '@/lib/paths/search';

/**
 * The places of the sections, which the address holds. Turning a page adds an entry to the history and loads
 * that section alone. Going back, a reload and a shared link find the same places.
 */
export function useSearchPlaces(search: SearchedText) {
  const query = useSearchParams();
  const isHere = usePathname() === searchPaths.page();
  const places = parsePlaces((key) => (isHere ? query.get(key) : null));

  const hrefOf = (key: SearchSectionKey, from: number) => searchAddress(search, { ...places, [key]: from });
  return {
    places,
    address: searchAddress(search, places),
    hrefOf,
    turn: (key: SearchSectionKey, from: number) => window.history.pushState(null, '', hrefOf(key, from)),
    show: (key: SearchSectionKey, from: number) => window.history.replaceState(null, '', hrefOf(key, from)),
  };
}
