import type { Metadata } from 'next';
import type { Artwork, CreditedArtwork } from '@/lib/contracts/artwork';
import type { TrueSize } from '@/lib/contracts/true-size';
import { artistName, artworkAlt, artworkTitle } from '@/lib/format/names';
import * as artworkPaths from '@/lib/paths/artwork';
import { siteName } from '@/lib/site';
import { pageMetadata, shareImage, type PageSeo } from './metadata';
import { artworkShareCard } from './share-card';

type Work = Pick<Artwork, 'title' | 'titleEn' | 'year' | 'material' | 'size'>;
type Names = CreditedArtwork['artist'];

/** What every page of artworks says of the feed of new ones. */
export const artworkFeed: NonNullable<PageSeo['feed']> = {
  path: artworkPaths.feed(),
  title: `작품 — ${siteName}`,
};

/** 물의 결, 류단아 */
export const artworkPageTitle = (work: Work, artist: Names) => `${artworkTitle(work)}, ${artistName(artist)}`;

/** 류단아, 〈물의 결〉, 2024. 캔버스에 유채, 100호. */
export const artworkLine = (work: Work, artist: Names) =>
  `${artworkAlt(artistName(artist), work)}, ${work.year}. ${work.material}, ${work.size}.`;

/** Of an artwork's page, and of an artist's page whose address names the artwork: both say the one true address. */
export function artworkPageMetadata(work: Artwork, artist: Names, allowsAi: boolean): Metadata {
  return pageMetadata({
    title: artworkPageTitle(work, artist),
    description: [artworkLine(work, artist), work.description].filter(Boolean).join(' '),
    path: artworkPaths.page(work.uuid),
    image: shareImage(work.uuid, work.image, artworkShareCard(work, artist)),
    type: 'article',
    feed: artworkFeed,
    allowsAi,
  });
}

/** Of the wall to scale: search engines find the artwork's page. */
export function trueSizeMetadata({ artwork, artist, allowsAi }: TrueSize): Metadata {
  return pageMetadata({
    title: `실제 크기: ${artworkPageTitle(artwork, artist)}`,
    description: artworkLine(artwork, artist),
    path: artworkPaths.page(artwork.uuid),
    image: shareImage(artwork.uuid, artwork.image, artworkShareCard(artwork, artist)),
    type: 'article',
    noIndex: true,
    allowsAi,
  });
}
