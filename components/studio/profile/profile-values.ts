import { z } from 'zod';
import { genreSchema } from '@/lib/contracts/artwork';
import { keptRowSchema } from '@/lib/contracts/profile-rows';
import type { StudioProfile, StudioProfileForm } from '@/lib/contracts/studio-profile';
import { EDUCATION_GROUPS, EXPERIENCE_GROUPS, inOrderOfGroups } from './rows/row-kinds';

/** A photo that was chosen or cropped anew, and isn't saved yet. */
export interface ChosenPhoto {
  /** An object URL of the cropped photo. It also tells two choices apart, whose blobs compare as equal. */
  url: string;
  crop: Blob;
  /** What it was cropped from; null where that is the original that the server keeps. */
  origin: File | null;
}

/** What the form holds: the body of the contract, and the photo, which is sent beside it. */
export type ProfileValues = StudioProfileForm & {
  photo: ChosenPhoto | null;
  /** Whether the server keeps a photo already. */
  hasPhoto: boolean;
};

/** The form's values for a profile as the server has it. */
export function valuesOf(profile: StudioProfile): ProfileValues {
  return {
    version: profile.version,
    photo: null,
    hasPhoto: profile.imageUrl !== null,
    nameKo: profile.nameKo ?? '',
    nameEn: profile.nameEn ?? '',
    introduction: profile.introduction ?? '',
    activityGenreTypes: profile.activityGenreTypes,
    activityGenreEtc: profile.activityGenreEtc ?? '',
    domesticArea: profile.domesticArea ?? '',
    overseasArea: profile.overseasArea ?? '',
    educationNotApplicable: profile.educationNotApplicable,
    educations: inOrderOfGroups(withoutIds(profile.educations), EDUCATION_GROUPS),
    experiences: inOrderOfGroups(withoutIds(profile.experiences), EXPERIENCE_GROUPS),
    awards: withoutIds(profile.awards),
    collections: withoutIds(profile.collections),
    interviews: withoutIds(profile.interviews),
    videoLink: profile.videoLink ?? '',
    artistNote: profile.artistNote ?? '',
    allowsAi: profile.allowsAi,
  };
}

/** Rows are compared without their `id`, which changes when a row moves. */
const withoutIds = <Row extends { id: number }>(rows: readonly Row[]): Omit<Row, 'id'>[] =>
  rows.map(({ id: _, ...row }) => row);

/**
 * What a browser keeps of the form: no file. The contract's rules don't hold yet; what a person or an older version has
 * changed in the storage is refused.
 */
export const keptProfileSchema = z
  .object({
    nameKo: z.string(),
    nameEn: z.string(),
    introduction: z.string(),
    activityGenreTypes: z.array(genreSchema),
    activityGenreEtc: z.string(),
    domesticArea: z.string(),
    overseasArea: z.string(),
    educationNotApplicable: z.boolean(),
    educations: z.array(keptRowSchema('educations')),
    experiences: z.array(keptRowSchema('experiences')),
    awards: z.array(keptRowSchema('awards')),
    collections: z.array(keptRowSchema('collections')),
    interviews: z.array(keptRowSchema('interviews')),
    videoLink: z.string(),
    artistNote: z.string(),
    allowsAi: z.boolean(),
  })
  .partial();
export type KeptProfile = z.output<typeof keptProfileSchema>;
export const KEPT_FIELDS = keptProfileSchema.keyof().options;
