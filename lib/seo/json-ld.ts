import type { ArtistDetail } from '@/lib/contracts/artist';
import type { Artwork } from '@/lib/contracts/artwork';
import { genreName } from '@/lib/format/genres';
import { artistName, artworkTitle } from '@/lib/format/names';
import { imageVariantUrl, variantSize } from '@/lib/media/image-variants';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import * as searchPaths from '@/lib/paths/search';
import * as sitePaths from '@/lib/paths/site';
import { brandImage, site, siteName } from '@/lib/site';
import { absoluteUrl } from './metadata';
import { shorten } from './plain-text';

export type JsonLdNode = { '@type': string } & Record<string, unknown>;

const ORGANIZATION_ID = absoluteUrl('/#organization');
const IMAGE_WIDTH = 1280;

/** The operator of the site. */
export function organizationJsonLd(): JsonLdNode {
  const { company, links } = site;
  // A link that isn't set leads to a provider's front page, which is no person's profile.
  const profiles = [links.instagram, links.youtube, links.blog].filter(
    (link) => new URL(link).pathname !== '/',
  );
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: siteName,
    legalName: company.name,
    alternateName: [site.nameKo, site.nameEn],
    url: absoluteUrl(sitePaths.home()),
    logo: absoluteUrl(brandImage('icon-512.png')),
    email: company.email,
    telephone: company.phone,
    address: { '@type': 'PostalAddress', streetAddress: company.address, addressCountry: 'KR' },
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  };
}

/** The site, and how it is searched. */
export function webSiteJsonLd(): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: siteName,
    alternateName: [site.nameKo, site.nameEn],
    description: site.description,
    url: absoluteUrl(sitePaths.home()),
    inLanguage: 'ko-KR',
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(searchPaths.page())}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** An artist: names, picture, what they studied and received. */
export function personJsonLd(artist: ArtistDetail): JsonLdNode {
  const url = absoluteUrl(artistPaths.page(artist.userAccountId));
  const other = artist.nameKo === null ? null : artist.nameEn;
  const about = artist.introduction ?? artist.artistNote;
  return {
    '@type': 'Person',
    '@id': `${url}#artist`,
    name: artistName(artist),
    ...(other === null ? {} : { alternateName: other }),
    url,
    image: absoluteUrl(imageVariantUrl(artist.image, IMAGE_WIDTH, 'jpg')),
    jobTitle: '작가',
    ...(about === null ? {} : { description: shorten(about, 300) }),
    ...list(
      'alumniOf',
      artist.educations.map(({ schoolName }) => ({ '@type': 'EducationalOrganization', name: schoolName })),
    ),
    ...list(
      'award',
      artist.awards.map(({ year, title }) => `${title} (${year})`),
    ),
  };
}

/** A work of an artist, with its size in centimetres where that could be read. */
export function visualArtworkJsonLd(
  work: Artwork,
  artist: Pick<ArtistDetail, 'userAccountId' | 'nameKo' | 'nameEn'>,
): JsonLdNode {
  const page = absoluteUrl(artistPaths.page(artist.userAccountId));
  const url = absoluteUrl(artworkPaths.page(work.uuid));
  const image = absoluteUrl(imageVariantUrl(work.image, IMAGE_WIDTH, 'jpg'));
  const other = work.title === null ? null : work.titleEn;
  return {
    '@type': 'VisualArtwork',
    '@id': `${url}#artwork`,
    name: artworkTitle(work),
    ...(other === null ? {} : { alternateName: other }),
    url,
    image: { '@type': 'ImageObject', url: image, ...variantSize(work.image, IMAGE_WIDTH) },
    creator: { '@type': 'Person', '@id': `${page}#artist`, name: artistName(artist), url: page },
    dateCreated: String(work.year),
    artMedium: work.material,
    size: work.size,
    ...(work.edition === null ? {} : { artEdition: work.edition }),
    ...(work.description === null ? {} : { description: shorten(work.description, 300) }),
    ...(work.dimensions === null
      ? {}
      : {
          height: centimetres(work.dimensions.height),
          width: centimetres(work.dimensions.width),
          ...(work.dimensions.depth === null ? {} : { depth: centimetres(work.dimensions.depth) }),
        }),
  };
}

/** A work on its own page, with its genre and the rights of its picture. */
export function artworkPageJsonLd(
  work: Artwork,
  artist: Pick<ArtistDetail, 'userAccountId' | 'nameKo' | 'nameEn'>,
): JsonLdNode {
  const { image, creator, ...node } = visualArtworkJsonLd(work, artist);
  const name = artistName(artist);
  return {
    ...node,
    artform: genreName(work),
    creator,
    image: {
      ...(image as JsonLdNode),
      contentUrl: (image as JsonLdNode).url,
      creator,
      creditText: name,
      copyrightNotice: `© ${work.year} ${name}`,
    },
  };
}

/** The way from the home page to here; the last step may have no path of its own. */
export function breadcrumbJsonLd(steps: readonly { name: string; path?: string }[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: siteName, path: sitePaths.home() }, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      ...(step.path === undefined ? {} : { item: absoluteUrl(step.path) }),
    })),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** One graph as text that is safe in a script element: nothing in a name can end the element. */
export function serializeJsonLd(nodes: readonly JsonLdNode[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? letter);
}

function centimetres(value: number) {
  return { '@type': 'QuantitativeValue', value, unitCode: 'CMT' };
}

function list(key: string, values: readonly unknown[]): Record<string, unknown> {
  return values.length === 0 ? {} : { [key]: values };
}
