import type { ArtistCard, ArtistDetail } from '@/lib/contracts/artist';
import { imageUrl } from '@/lib/media/image-url';
import type { ArtistCardRow, ArtistDetailRow, ArtistRepository } from './repository';

type SpecialRow = NonNullable<Awaited<ReturnType<ArtistRepository['findSpecial']>>>;

export function presentArtistCard(row: ArtistCardRow): ArtistCard {
  return {
    id: row.id,
    uuid: row.uuid,
    userAccountId: row.userAccountId,
    nameKo: row.nameKo,
    nameEn: row.nameEn,
    introduction: row.introduction,
    badge: row.badge,
    activityGenreTypes: row.activityGenreTypes,
    activityGenreEtc: row.activityGenreEtc,
    imageUrl: imageUrl(row.image),
    image: row.image,
    isLike: row.isLike,
    likeType: 'ARTIST',
  };
}

export function presentArtistDetail(row: ArtistDetailRow, special: SpecialRow | null): ArtistDetail {
  return {
    ...presentArtistCard(row),
    domesticArea: row.domesticArea,
    overseasArea: row.overseasArea,
    experiences: newestFirst(row.experiences).map(({ type, year, title, location, region }) => ({
      type,
      year,
      title,
      location,
      region,
    })),
    educations: newestFirst(row.educations).map(({ type, year, schoolName, major, status }) => ({
      type,
      year,
      schoolName,
      major,
      status,
    })),
    awards: newestFirst(row.awards).map(({ year, title }) => ({ year, title })),
    collections: row.collections.map(({ name }) => ({ name })),
    interviews: row.interviews.map(({ interviewTitle, interviewLink }) => ({
      interviewTitle,
      interviewLink,
    })),
    videoLink: row.videoLink,
    allowsAi: row.allowsAi,
    artistNote: row.artistNote,
    artistArticleSpecial: special && presentSpecial(special),
    artworkCount: row.artworkCount,
    followerCount: row.likeCount,
  };
}

function presentSpecial(row: SpecialRow): NonNullable<ArtistDetail['artistArticleSpecial']> {
  return {
    articleSpecialUuid: row.uuid,
    number: row.number,
    title: row.title,
    message: row.subTitle ?? row.homeContent,
    imageUrl: imageUrl(row.image),
    image: row.image,
  };
}

/** Sorted by year, newest first. Rows of one year keep the artist's own order. */
function newestFirst<Row extends { year: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((left, right) => right.year - left.year);
}
