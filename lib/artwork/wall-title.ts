import type { ArtworkListState } from '@/lib/lists/artwork-list';
import { FACET_KEYS, facetLabel } from './facets';
import { PIGMENTS } from './pigments';

/** What all works are. */
const ALL = '작품';

/** What a wall is a wall of: the one value that it is narrowed to, such as 유화 작품; 작품 where it is none, a shape or several. */
export function wallTitle(state: ArtworkListState): string {
  const chosen = FACET_KEYS.flatMap((facet) => state[facet].map((value) => ({ facet, value })));
  const [only] = chosen;
  if (chosen.length !== 1 || only === undefined || only.facet === 'shape') return ALL;
  const [color] = state.color;
  const label = color === undefined ? facetLabel(only.facet, only.value) : PIGMENTS[color].before;
  return label.endsWith(ALL) ? label : `${label} ${ALL}`;
}

/** A wall of one value with fewer works says too little to be found by. */
const SEARCHED_FROM = 12;

/** Whether a wall is what people search for: all works, or those of one value with a title and works enough (P-201). */
export function isSearchedFor(state: ArtworkListState, total: number): boolean {
  const chosen = FACET_KEYS.reduce((sum, facet) => sum + state[facet].length, 0);
  return chosen === 0 || (total >= SEARCHED_FROM && wallTitle(state) !== ALL);
}
