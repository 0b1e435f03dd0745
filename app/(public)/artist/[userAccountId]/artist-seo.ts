import type { Metadata } from 'next';
import type { ArtistDetail } from '@/lib/contracts/artist';
import type { Artwork } from '@/lib/contracts/artwork';
import { artistName, artworkTitle } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import { artworkPageMetadata } from '@/lib/seo/artwork-metadata';
import { breadcrumbJsonLd, personJsonLd, visualArtworkJsonLd, type JsonLdNode } from '@/lib/seo/json-ld';
import { pageMetadata, shareImage } from '@/lib/seo/metadata';
import { artistShareCard } from '@/lib/seo/share-card';

/** The title of the artist's page, without the site's name. */
export function artistTitle(artist: ArtistDetail): string {
  return [artist.nameKo, artist.nameEn].filter((name) => name !== null).join(' ');
}

/** Of the artist's page, or of the work that its address names. */
export function artistMetadata(artist: ArtistDetail, work: Artwork | null): Metadata {
  const name = artistName(artist);
  if (work !== null) return artworkPageMetadata(work, artist, artist.allowsAi);
  return pageMetadata({
    title: artistTitle(artist),
    description:
      [artist.introduction, artist.artistNote].filter(Boolean).join(' ') || `${name}의 작품과 이력`,
    path: artistPaths.page(artist.userAccountId),
    image: shareImage(artist.uuid, artist.image, artistShareCard(artist)),
    type: 'profile',
    allowsAi: artist.allowsAi,
  });
}

/** Breadcrumbs, the person, and the works that the page shows; the named one first. */
export function artistJsonLd(
  artist: ArtistDetail,
  works: readonly Artwork[],
  named: Artwork | null,
): JsonLdNode[] {
  const rest = works.filter((work) => work.uuid !== named?.uuid);
  const steps = [
    { name: '작가', path: artistPaths.list() },
    { name: artistName(artist), path: artistPaths.page(artist.userAccountId) },
    ...(named === null ? [] : [{ name: artworkTitle(named) }]),
  ];
  return [
    breadcrumbJsonLd(steps),
    personJsonLd(artist),
    ...[...(named === null ? [] : [named]), ...rest].map((work) => visualArtworkJsonLd(work, artist)),
  ];
}
