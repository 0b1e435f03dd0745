import type { StudioProfile } from '@/lib/contracts/studio-profile';
import { imageUrl } from '@/lib/media/image-url';
import type { StudioProfileRow } from './repository';

/** The profile that its artist edits. Rows are in the artist's own order. */
export function presentStudioProfile(row: StudioProfileRow): StudioProfile {
  return {
    version: row.version,
    userAccountId: row.userAccountId,
    isPublic: row.isPublic,
    imageUrl: imageUrl(row.image),
    image: row.image,
    hasPhotoOriginal: row.photoOriginalUuid !== null,
    nameKo: row.nameKo,
    nameEn: row.nameEn,
    educationNotApplicable: row.educations.length === 0,
    educations: row.educations.map(({ type, year, schoolName, major, status }, index) => ({
      ...{ id: index + 1, type, year, schoolName, major, status },
    })),
    experiences: row.experiences.map(({ type, year, title, location, region }, index) => ({
      ...{ id: index + 1, type, year, title, location, region },
    })),
    domesticArea: row.domesticArea,
    overseasArea: row.overseasArea,
    activityGenreTypes: row.activityGenreTypes,
    activityGenreEtc: row.activityGenreEtc,
    awards: row.awards.map(({ year, title }, index) => ({ id: index + 1, year, title })),
    collections: row.collections.map(({ name }, index) => ({ id: index + 1, name })),
    introduction: row.introduction,
    interviews: row.interviews.map(({ interviewTitle, interviewLink }, index) => ({
      ...{ id: index + 1, interviewTitle, interviewLink },
    })),
    videoLink: row.videoLink,
    artistNote: row.artistNote,
    allowsAi: row.allowsAi,
  };
}

/** What an approved artist begins with. */
export function presentEmptyProfile(userAccountId: string): StudioProfile {
  return {
    version: 0,
    userAccountId,
    isPublic: false,
    imageUrl: null,
    image: null,
    hasPhotoOriginal: false,
    nameKo: null,
    nameEn: null,
    educationNotApplicable: false,
    educations: [],
    experiences: [],
    domesticArea: null,
    overseasArea: null,
    activityGenreTypes: [],
    activityGenreEtc: null,
    awards: [],
    collections: [],
    introduction: null,
    interviews: [],
    videoLink: null,
    artistNote: null,
    allowsAi: false,
  };
}
