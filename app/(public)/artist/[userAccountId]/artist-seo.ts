import type { Metadata } from 'next';
import type { ArtistDetail } from '@/lib/contracts/artist';
import type { Artwork } from '@/lib/contracts/artwork';
import type { Image } from '@/lib/contracts/image';
import { artistName, artworkAlt, artworkTitle } from '@/lib/format/names';
import { imageVariantUrl, variantSize } from '@/lib/media/image-variants';
import * as artistPaths from '@/lib/paths/artist';
import { breadcrumbJsonLd, personJsonLd, visualArtworkJsonLd, type JsonLdNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const OPEN_GRAPH_WIDTH = 1280;

/** Of the artist's page, or of the work that its address names. */
export function artistMetadata(artist: ArtistDetail, work: Artwork | null): Metadata {
  const name = artistName(artist);
  if (work !== null) {
    return pageMetadata({
      title: `${artworkTitle(work)}, ${name}`,
      description: [
        `${name}, 〈${artworkTitle(work)}〉, ${work.year}. ${work.material}, ${work.size}.`,
        work.description,
      ]
        .filter(Boolean)
        .join(' '),
      path: artistPaths.page(artist.userAccountId, { artwork: work.uuid }),
      image: openGraphImage(work.image, artworkAlt(name, work)),
      type: 'article',
    });
  }
  return pageMetadata({
    title: artist.nameKo !== null && artist.nameEn !== null ? `${artist.nameKo} ${artist.nameEn}` : name,
    description:
      [artist.introduction, artist.artistNote].filter(Boolean).join(' ') || `${name}의 작품과 이력`,
    path: artistPaths.page(artist.userAccountId),
    image: openGraphImage(artist.image, `${name} 작가 사진`),
    type: 'profile',
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

function openGraphImage(image: Image, alt: string) {
  return {
    url: imageVariantUrl(image, OPEN_GRAPH_WIDTH, 'jpg'),
    ...variantSize(image, OPEN_GRAPH_WIDTH),
    alt,
  };
}
