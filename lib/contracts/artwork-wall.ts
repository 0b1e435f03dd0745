import { z } from 'zod';
import { FACET_KEYS } from '@/lib/artwork/facets';
import { recordOf } from '@/lib/record-of';
import { artworkList, type ArtworkListState } from '@/lib/lists/artwork-list';
import { creditedArtworkSchema } from './artwork';
import { flagSchema, listQuerySchema } from './list-query';
import { searchedPageSchema } from './understood';

/** The query of the wall's call: that of the list, and whether the counts of the facets are wanted. */
export const artworkWallQuerySchema = listQuerySchema(artworkList, { facets: flagSchema }) as z.ZodType<
  ArtworkListState & { size: number; facets: boolean }
>;

/** How many works each value of a facet has among those that the other facets let through. Values without a work are left out. */
export const wallFacetsSchema = z.object({
  /** All works of public artists. */
  all: z.int().min(0),
  /** Those that the text finds, whatever is chosen; without a text all. */
  found: z.int().min(0),
  counts: z.object(recordOf(FACET_KEYS, () => z.record(z.string(), z.int().positive()))),
  /** Where nothing has all that is chosen: how many works there are without one of the chosen values. */
  without: z.array(z.object({ facet: z.enum(FACET_KEYS), value: z.string(), count: z.int().positive() })),
});
export type WallFacets = z.infer<typeof wallFacetsSchema>;

/** A page of the wall of artworks (P-198, P-199). `facets` is null unless it was asked for. */
export const artworkWallPageSchema = searchedPageSchema(creditedArtworkSchema).extend({
  facets: wallFacetsSchema.nullable(),
});
export type ArtworkWallPage = z.infer<typeof artworkWallPageSchema>;
