import { z } from 'zod';
import { articleCardSchema } from './article';
import { artistCardSchema } from './artist';
import { artworkSchema } from './artwork';
import { artworkArtistSchema } from './favorite';
import { searchedPageSchema } from './understood';
import { pageNumberSchema, pageSizeSchema, searchTextSchema } from './pagination';

/** Unified search (P-146 to P-149). */
export const SEARCH_INDEXES = [
  'ARTIST',
  'ARTIST_ARTWORK',
  'ARTICLE_SPECIAL',
  'ARTICLE_EXHIBITION',
  'ARTICLE_EVENT',
  'ARTICLE_NEWS',
] as const;
export const searchIndexSchema = z.enum(SEARCH_INDEXES);
export type SearchIndex = z.infer<typeof searchIndexSchema>;

export const searchQuerySchema = z.object({
  q: searchTextSchema,
  page: pageNumberSchema,
  size: pageSizeSchema(),
  /** `true`: the words as they were typed and nothing else (`understoodSchema`). */
  literal: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

/**
 * What of a hit matched: field → snippets of HTML in which nothing but `<em>` is markup. The text of the
 * fields is escaped.
 */
export const highlightSchema = z.record(z.string(), z.array(z.string()));
export type Highlight = z.infer<typeof highlightSchema>;

/** A hit is what a card of its index shows, and its highlight. */
export const artistHitSchema = artistCardSchema.extend({ highlight: highlightSchema });
export type ArtistHit = z.infer<typeof artistHitSchema>;
export const artworkHitSchema = artworkSchema.extend({
  likeType: z.literal('ARTIST_ARTWORK'),
  userAccountId: z.string(),
  artistId: z.int().positive(),
  artistNameKo: z.string().nullable(),
  artistNameEn: z.string().nullable(),
  /** What the viewing room says of the artist besides. */
  artist: artworkArtistSchema,
  highlight: highlightSchema,
});
export type ArtworkHit = z.infer<typeof artworkHitSchema>;
export const articleHitSchema = articleCardSchema.extend({ highlight: highlightSchema });
export type ArticleHit = z.infer<typeof articleHitSchema>;

/** Totals are counted up to a cap; at the cap there are that many or more. */
const hitPage = <Hit extends z.ZodType>(hit: Hit) =>
  searchedPageSchema(hit).extend({ isCapped: z.boolean() });
export const artistHitPageSchema = hitPage(artistHitSchema);
export const artworkHitPageSchema = hitPage(artworkHitSchema);
export const articleHitPageSchema = hitPage(articleHitSchema);
/** Whatever the index answers with. */
export const hitPageSchema = z.union([artistHitPageSchema, artworkHitPageSchema, articleHitPageSchema]);
export type HitPage = z.infer<typeof hitPageSchema>;

/** `GET /v1/search/suggestions?q=`: names during typing. */
export const suggestionSchema = z.object({
  index: searchIndexSchema,
  uuid: z.uuid(),
  /** The name or title. */
  text: z.string(),
  /** Whose work, or where and when; null where the name says all. */
  note: z.string().nullable(),
  /** Where it leads on the site. */
  path: z.string().startsWith('/'),
});
export const suggestionsSchema = z.object({
  /** The text that was looked for: what was typed, or what was meant where the keyboard was in the other mode. */
  q: z.string(),
  suggestions: z.array(suggestionSchema),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** `GET /v1/health/elasticsearch`, as a search cluster says it; RED means that search is away. */
export const searchHealthSchema = z.enum(['GREEN', 'YELLOW', 'RED']);
export type SearchHealth = z.infer<typeof searchHealthSchema>;
