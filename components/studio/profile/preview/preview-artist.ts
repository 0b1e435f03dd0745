import type { ProfileValues } from '@/components/studio/profile/profile-values';
import type { ArtistDetail } from '@/lib/contracts/artist';
import { completeRows } from '@/lib/contracts/studio-fields';

/** What the artist's page shows of a profile. */
type PreviewArtist = Omit<
  ArtistDetail,
  | 'id'
  | 'uuid'
  | 'userAccountId'
  | 'badge'
  | 'image'
  | 'imageUrl'
  | 'isLike'
  | 'likeType'
  | 'artistArticleSpecial'
  | 'allowsAi'
  | 'artworkCount'
  | 'followerCount'
>;

/** The page's facts from the form's values: rows that are complete, and texts that aren't blank. */
export function previewArtist(values: ProfileValues): PreviewArtist {
  const nameKo = textOf(values.nameKo);
  const nameEn = textOf(values.nameEn);
  const isUnnamed = nameKo === null && nameEn === null;
  return {
    nameKo: isUnnamed ? '작가명' : nameKo,
    nameEn: nameEn?.toUpperCase() ?? null,
    introduction: textOf(values.introduction),
    activityGenreTypes: values.activityGenreTypes,
    activityGenreEtc: textOf(values.activityGenreEtc),
    domesticArea: textOf(values.domesticArea),
    overseasArea: textOf(values.overseasArea),
    experiences: completeRows(values.experiences),
    educations: values.educationNotApplicable ? [] : completeRows(values.educations),
    awards: completeRows(values.awards),
    collections: completeRows(values.collections),
    interviews: completeRows(values.interviews),
    videoLink: textOf(values.videoLink),
    artistNote: textOf(values.artistNote),
  };
}

function textOf(text: string | null | undefined): string | null {
  const plain = text?.trim() ?? '';
  return plain === '' ? null : plain;
}
