/**
 * The names under which answers and rendered pages are kept: an answer says which it depends on, a change
 * says which it touched. Both sides take them from here.
 */
export const cacheTags = {
  home: 'home',
  banners: 'banners',
  /** Lists of artists: who is in them, in which order, and what their cards say. */
  artists: 'artists',
  /** One artist's public profile; `id` is the artist's number. */
  artist: (id: number) => `artist:${id}` as const,
  /** One artist's number of followers. */
  followers: (id: number) => `followers:${id}` as const,
  /** One artist's artworks and categories. */
  artworks: (artistId: number) => `artworks:${artistId}` as const,
  /** One artwork's number of likes. */
  artwork: (uuid: string) => `artwork:${uuid}` as const,
  articles: 'articles',
  article: (uuid: string) => `article:${uuid}` as const,
  /** Lists of notices; one of them. */
  notices: 'notices',
  notice: (uuid: string) => `notice:${uuid}` as const,
  faqs: 'faqs',
  /** Answers that depend on today's date, such as 진행 중: they change at midnight in Seoul without any edit. */
  today: 'today',
  /** Everything: sent when messages of other nodes may have been missed. */
  everything: '*',
} as const;

/** Every page that shows an artist: the own ones, those with artworks, the lists, the sitemap and home. */
export const pagesOfArtist = (id: number): CacheTag[] => [
  cacheTags.artist(id),
  cacheTags.artworks(id),
  cacheTags.artists,
  cacheTags.home,
];

type Tags = typeof cacheTags;
export type CacheTag = {
  [Name in keyof Tags]: Tags[Name] extends (...args: never) => infer Tag ? Tag : Tags[Name];
}[keyof Tags];
