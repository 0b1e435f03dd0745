import { keysOf } from '@/lib/keys-of';
import { GENRE_LABELS } from '@/lib/genres';
import { recordOf } from '@/lib/record-of';
import { DECADE_LABELS } from './decades';
import { DIRECTION_LABELS } from './directions';
import { MATERIAL_LABELS } from './materials';
import { PIGMENT_KEYS, PIGMENTS } from './pigments';
import { REGION_LABELS } from './regions';
import { SIZE_CLASSES, SIZE_KEYS } from './size-classes';

/** What the wall of artworks is narrowed by: the word of each facet, and those of its values, in the order on the screen. */
export const FACETS = {
  genre: { label: '장르', labels: GENRE_LABELS },
  material: { label: '재료', labels: MATERIAL_LABELS },
  canvas: { label: '크기', labels: recordOf(SIZE_KEYS, (key) => SIZE_CLASSES[key].label) },
  color: { label: '색', labels: recordOf(PIGMENT_KEYS, (key) => PIGMENTS[key].name) },
  shape: { label: '방향', labels: DIRECTION_LABELS },
  decade: { label: '연도', labels: DECADE_LABELS },
  region: { label: '지역', labels: REGION_LABELS },
} as const;
export const FACET_KEYS = keysOf(FACETS);
export type FacetKey = keyof typeof FACETS;
export type FacetValue<Key extends FacetKey> = keyof (typeof FACETS)[Key]['labels'];

/** What is chosen of each facet, in the order of the table; nothing of a facet that doesn't narrow. */
export type ChosenFacets = { [Key in FacetKey]: readonly FacetValue<Key>[] };

/** The choice that narrows nothing. */
export const NOTHING_CHOSEN: ChosenFacets = {
  genre: [],
  material: [],
  canvas: [],
  color: [],
  shape: [],
  decade: [],
  region: [],
};

/** The values of each facet. */
export const FACET_VALUES = {
  genre: keysOf(FACETS.genre.labels),
  material: keysOf(FACETS.material.labels),
  canvas: keysOf(FACETS.canvas.labels),
  color: keysOf(FACETS.color.labels),
  shape: keysOf(FACETS.shape.labels),
  decade: keysOf(FACETS.decade.labels),
  region: keysOf(FACETS.region.labels),
} as const satisfies { [Key in FacetKey]: readonly FacetValue<Key>[] };

/** The word of a facet's value. */
export const facetLabel = (key: FacetKey, value: string): string =>
  (FACETS[key].labels as Readonly<Record<string, string>>)[value] ?? value;
