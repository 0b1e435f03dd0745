import { z } from 'zod';
import { articleCardSchema } from './article';
import { artistCardSchema } from './artist';
import { artworkSchema } from './artwork';
import { artworkArtistSchema } from './favorite';
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
 * What a search was taken for where that is more than its words; null where it isn't. The page says it and offers the
 * literal search.
 */
export const understoodSchema = z
  .object({
    /** The text that was looked for: what was typed, or what it was read as. */
    text: z.string(),
    /** Why that is another text: initials (초성), the keyboard's other mode, a slip of a letter. */
    reading: z.enum(['INITIALS', 'KEYBOARD', 'SPELLING']).nullable(),
    /** Other words that count as said, such as 유채 for 유화. */
    others: z.array(z.string()),
    /** When it takes place: its state today, or from one day to another. */
    period: z
      .object({
        status: z.enum(['ongoing', 'upcoming', 'past']).nullable(),
        from: z.string().nullable(),
        to: z.string().nullable(),
      })
      .nullable(),
  })
  .nullable();
export type Understood = z.infer<typeof understoodSchema>;

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
  z.object({
    content: z.array(hit),
    pageable: z.object({ pageNumber: z.int().min(0), pageSize: z.int().min(1) }),
    totalElements: z.int().min(0),
    totalPages: z.int().min(0),
    isCapped: z.boolean(),
    understood: understoodSchema,
  });
export const artistHitPageSchema = hitPage(artistHitSchema);
export const artworkHitPageSchema = hitPage(artworkHitSchema);
export const articleHitPageSchema = hitPage(articleHitSchema);
/** Whatever the index answers with. */
export const hitPageSchema = z.union([artistHitPageSchema, artworkHitPageSchema, articleHitPageSchema]);
export type HitPage = z.infer<typeof hitPageSchema>;

/** `GET /v1/search/suggestions?q=`: names while somebody types. */
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
