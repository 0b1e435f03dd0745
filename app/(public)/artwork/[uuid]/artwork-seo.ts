import type { ArtworkPage } from '@/lib/contracts/artwork-page';
import { artistName, artworkTitle } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import { artworkPageJsonLd, breadcrumbJsonLd, type JsonLdNode } from '@/lib/seo/json-ld';

/** Breadcrumbs and the artwork. */
export function artworkJsonLd({ artwork, artist }: ArtworkPage): JsonLdNode[] {
  return [
    breadcrumbJsonLd([
      { name: '작가', path: artistPaths.list() },
      { name: artistName(artist), path: artistPaths.page(artist.userAccountId) },
      { name: artworkTitle(artwork) },
    ]),
    artworkPageJsonLd(artwork, artist),
  ];
}
