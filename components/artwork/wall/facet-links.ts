import { FACET_KEYS, facetLabel, FACETS, NOTHING_CHOSEN, type FacetKey } from '@/lib/artwork/facets';
import { artworkList, type ArtworkListState } from '@/lib/lists/artwork-list';

/** A value that the wall is narrowed by. */
export interface ChosenValue {
  facet: FacetKey;
  value: string;
  label: string;
}

export const isChosen = (state: ArtworkListState, facet: FacetKey, value: string): boolean =>
  (state[facet] as readonly string[]).includes(value);

/** The address with a value more, or without it where it is chosen. */
export function toggled(state: ArtworkListState, facet: FacetKey, value: string): string {
  const chosen = state[facet] as readonly string[];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return artworkList.address({ ...state, page: 0, [facet]: next });
}

/** All that is chosen, in the order of the facets. */
export const chosenValues = (state: ArtworkListState): ChosenValue[] =>
  FACET_KEYS.flatMap((facet) =>
    state[facet].map((value) => ({ facet, value, label: facetLabel(facet, value) })),
  );

/** The name of the link that takes a value off. */
export const takesOff = ({ facet, label }: ChosenValue): string =>
  `${FACETS[facet].label} ${label} 조건 빼기`;

/** The address without any of them. */
export const cleared = (state: ArtworkListState): string =>
  artworkList.address({ ...state, page: 0, ...NOTHING_CHOSEN });
