import { editionOf } from '@/lib/contest/terms/terms-edition';
import { verifiedOrganizationOf } from '@/lib/contest/verified-organization';
import { cardOf } from '@/lib/artwork/card-of';
import type { ArticleCard, ArticleDetail, HomeSpecial, SpecialDetail } from '@/lib/contracts/article';
import type { ArtistCard } from '@/lib/contracts/artist';
import type { Artwork, CreditedArtwork } from '@/lib/contracts/artwork';
import type { ArtworkArtist } from '@/lib/contracts/favorite';
import type { TermsRevision } from '@/lib/contracts/contest-terms';
import type { PublishedResult } from '@/lib/contracts/contest-result';
import type { Image } from '@/lib/contracts/image';
import { artistName, artworkAlt } from '@/lib/format/names';
import { imageUrl } from '@/lib/media/image-url';
import { linkFault } from '@/lib/text/link';
import { sanitizeContent } from '@/server/api/http/content-html';
import type { ArticleCardRow, ArticleDetailRow } from './repository';

/** The images and artists that an article's page shows besides its own row. */
export interface ArticleCompany {
  images: ReadonlyMap<string, Image>;
  /** The article's artists with a public page, by number. */
  artists: ReadonlyMap<number, ArtistCard>;
  /** The article's works of artists with a public page, by uuid. */
  artworks: ReadonlyMap<string, CreditedArtwork>;
  adjacent: readonly { uuid: string; title: string; side: 'older' | 'newer' }[];
  alike: readonly ArticleCard[];
  contestResult: PublishedResult | null;
  contestTermsHistory: readonly TermsRevision[];
}

interface ArtworkWithArtist {
  artwork: Artwork;
  artist: ArtworkArtist;
}

export function presentArticleCard(row: ArticleCardRow, image: Image): ArticleCard {
  return {
    uuid: row.uuid,
    type: row.type,
    likeType: row.type,
    isLike: row.isLike,
    number: row.number,
    title: row.title,
    subTitle: row.subTitle,
    homeContent: row.homeContent,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    timeFrom: row.timeFrom,
    closesAt: row.closesAt?.toISOString() ?? null,
    organizer: row.organizer,
    location: row.location,
    previewImageUrl: imageUrl(image),
    previewImage: image,
    contestStop: row.contestStop === null ? null : { ...row.contestStop, kind: 'CLOSED' },
    createdAt: row.createdAt.toISOString(),
  };
}

/** @param titleLines the columns of the vertical headline; null for the title as one column */
export function presentHomeSpecial(
  row: ArticleCardRow,
  image: Image,
  titleLines: string[] | null,
): HomeSpecial {
  return {
    ...presentArticleCard(row, image),
    titleLines: titleLines !== null && titleLines.length > 0 ? titleLines : [row.title],
  };
}

/** A related work with its artist's names, without what its viewing room would need. */
export function presentRelatedArtwork({ artwork, artist }: ArtworkWithArtist): CreditedArtwork {
  return {
    ...cardOf(artwork),
    artist: { nameKo: artist.nameKo, nameEn: artist.nameEn },
  };
}

/** An exhibition, an event or a piece of news. Its HTML is sanitised again, because the database is not trusted with it. */
export function presentArticleDetail(
  row: ArticleDetailRow,
  { images, artists, artworks, adjacent, alike, contestResult, contestTermsHistory }: ArticleCompany,
): ArticleDetail {
  const preview = imageOf(row.previewImageId, images);
  const image = images.get(row.mainImageId ?? '') ?? preview;
  return {
    ...presentArticleCard(row, preview),
    imageUrl: imageUrl(image),
    image,
    periodMemo: row.periodMemo,
    timeTo: row.timeTo,
    timeMemo: row.timeMemo,
    locationDetail: row.locationDetail,
    contactPhoneNum: row.contactPhoneNum,
    contactEmail: row.contactEmail,
    content: sanitizeContent(row.content ?? ''),
    contestUuid: row.contestUuid,
    extendedFrom: row.extendedFrom?.toISOString() ?? null,
    verifiedOrganization:
      row.contestOrganization === null ? null : verifiedOrganizationOf(row.contestOrganization),
    contestTerms: row.contestTerms === null ? null : editionOf(row.contestTerms),
    contestTermsHistory: [...contestTermsHistory],
    contestResult,
    opensAt: row.opensAt?.toISOString() ?? null,
    originLink: webAddress(row.originLink),
    artist: artists.get(row.artistId ?? 0) ?? null,
    relatedArtists: row.relatedArtistIds.flatMap((id) => artists.get(id) ?? []),
    ...worksOf(row, artworks),
    ...adjacentOf(adjacent),
    alike: [...alike],
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The article's works of artists with a public page. */
const worksOf = (
  { relatedArtworks, openingArtwork }: ArticleDetailRow,
  artworks: ArticleCompany['artworks'],
) => ({
  openingArtwork: artworks.get(openingArtwork?.uuid ?? '') ?? null,
  relatedArtworks: relatedArtworks.flatMap(({ uuid }) => artworks.get(uuid) ?? []),
});

function adjacentOf(adjacent: ArticleCompany['adjacent']) {
  const at = (wanted: 'older' | 'newer') => {
    const found = adjacent.find(({ side }) => side === wanted);
    return found === undefined ? null : { uuid: found.uuid, title: found.title };
  };
  return { previous: at('older'), next: at('newer') };
}

export function presentSpecialDetail(
  row: ArticleDetailRow,
  { images, artists, artworks, adjacent }: ArticleCompany,
): SpecialDetail {
  const preview = imageOf(row.previewImageId, images);
  const mainImage = images.get(row.mainImageId ?? '') ?? preview;
  const artist = artists.get(row.artistId ?? 0) ?? null;
  const writerImage = images.get(row.writerImageId ?? '') ?? null;
  return {
    ...presentArticleCard(row, preview),
    mainImageUrl: imageUrl(mainImage),
    mainImage,
    mainContent: row.content ?? '',
    contents: row.contents.map(({ uuid, title, content, imageId, alt, artworkUuid, credit = '' }) => {
      const artwork = artworks.get(artworkUuid ?? '') ?? null;
      // Blocks are JSON, so no foreign key guarantees their images, and a draft's may have none yet.
      const image = artwork?.image ?? images.get(imageId ?? '') ?? mainImage;
      return {
        ...{ uuid, title, content, imageUrl: imageUrl(image), image, artwork },
        alt: artwork === null ? blockAlt({ title, alt }) : artworkAlt(artistName(artwork.artist), artwork),
        credit: artwork !== null || credit === '' ? null : credit,
      };
    }),
    artistUserAccountId: artist === null ? null : artist.userAccountId,
    artist,
    relatedArtists: row.relatedArtistIds.flatMap((id) => artists.get(id) ?? []),
    ...worksOf(row, artworks),
    ...adjacentOf(adjacent),
    writer: row.writer,
    writerTitle: row.writerTitle,
    writerMessage: row.writerMessage,
    writerImageUrl: writerImage === null ? null : imageUrl(writerImage),
    writerImage,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What the picture of a special's block shows: the operator's words, or what can be said without any. */
export const blockAlt = ({ title, alt = '' }: { title: string; alt?: string | undefined }): string =>
  alt === '' ? `${title}에 실린 이미지` : alt;

/** The link to an article's source where it is a web address, else null. An operator may have written anything. */
function webAddress(link: string | null): string | null {
  return link !== null && /^https?:\/\//i.test(link) && URL.canParse(link) && linkFault(link) === null
    ? link
    : null;
}

/** The preview image, which the database demands of what isn't a draft. */
function imageOf(id: string | null, images: ReadonlyMap<string, Image>): Image {
  const image = images.get(id ?? '');
  if (image === undefined) throw new Error(`The image ${id ?? 'preview'} of an article is missing.`);
  return image;
}
