import { z } from 'zod';
import { GENRES } from '@/lib/genres';
import { keysOf } from '@/lib/keys-of';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { PROFILE_ROWS, type RowList } from '@/lib/profile/rows';
import { cleanIdentifier } from '@/lib/text/clean';
import { DASHES, DOTS, TILDES } from '@/lib/text/signs';
import { awardSchema, collectionSchema, educationSchema, experienceSchema, interviewSchema } from './artist';
import { genreSchema } from './artwork';
import { imageSchema } from './image';
import { draftRowSchema, givenRowSchema } from './profile-rows';
import { checkRows, completeRows, isBlankRow, isEmpty } from './studio-fields';
import { cleanedText, optionalLine, optionalLines, orNull, typedLine, webLinkText } from './text';
import { givenVersionSchema, versionSchema } from './version';

/** Contracts of the artist's own profile. */

/** A row of the profile. Its `id` tells it from the others of its list: the place there, from 1. */
const withId = <Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) => row.extend({ id: z.int().min(1) });

/** `GET /v1/artists/me`. Before the first save `version` is 0 and every field is empty. */
export const studioProfileSchema = z.object({
  /** Goes back with a save. A different number by then means that another save came first. */
  version: versionSchema,
  /** The address of the artist's page. */
  userAccountId: z.string(),
  /** Whether visitors can see the page. */
  isPublic: z.boolean(),
  imageUrl: z.string().nullable(),
  image: imageSchema.nullable(),
  /** Whether the uncropped photo is kept (`GET /v1/artists/me/portrait-original`). */
  hasPhotoOriginal: z.boolean(),
  nameKo: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Whether the profile was saved without an education, which takes the box 'not applicable'. */
  educationNotApplicable: z.boolean(),
  educations: z.array(withId(educationSchema)),
  experiences: z.array(withId(experienceSchema)),
  domesticArea: z.string().nullable(),
  overseasArea: z.string().nullable(),
  activityGenreTypes: z.array(genreSchema),
  activityGenreEtc: z.string().nullable(),
  awards: z.array(withId(awardSchema)),
  collections: z.array(withId(collectionSchema)),
  introduction: z.string().nullable(),
  interviews: z.array(withId(interviewSchema)),
  videoLink: z.string().nullable(),
  artistNote: z.string().nullable(),
  allowsAi: z.boolean(),
});
export type StudioProfile = z.infer<typeof studioProfileSchema>;

/** Every row of every type full, and as many blank ones. */
function mostOf(list: RowList): number {
  const { types, max } = PROFILE_ROWS[list];
  return 2 * (types === null ? 1 : Object.keys(types).length) * max;
}
const draftRows = <List extends RowList>(list: List) =>
  z.array(draftRowSchema(list)).max(mostOf(list), PROFILE_ROWS[list].tooMany);
const givenRows = <List extends RowList>(list: List) =>
  z.array(givenRowSchema(list)).max(mostOf(list), PROFILE_ROWS[list].tooMany);

/** Names in Hangul, with the signs that people put between them, as `cleanIdentifier` makes them: full-width signs as ASCII. */
const DOMESTIC_AREA = new RegExp(String.raw`^[가-힣\s,、.;&/()${DOTS}${DASHES}${TILDES}]+$`);

const profileFields = z.object({
  version: versionSchema,
  nameKo: optionalLine(studioLimits.nameKoMax, studioMessages.nameKoRule).refine(
    (name) => name === null || /^[가-힣]+$/.test(name),
    studioMessages.nameKoRule,
  ),
  nameEn: orNull(
    cleanedText('identifier', cleanIdentifier, studioLimits.nameEnMax, studioMessages.nameEnRule),
  )
    .refine((name) => name === null || /^[a-z]+(?: [a-z]+)*$/i.test(name), studioMessages.nameEnRule)
    .transform((name) => name?.toUpperCase() ?? null),
  educationNotApplicable: z.boolean(),
  educations: draftRows('educations'),
  experiences: draftRows('experiences'),
  domesticArea: optionalLine(studioLimits.areaMax).refine(
    (area) => area === null || DOMESTIC_AREA.test(cleanIdentifier(area)),
    studioMessages.domesticAreaRule,
  ),
  overseasArea: optionalLine(studioLimits.areaMax),
  activityGenreTypes: z
    .array(genreSchema)
    .min(1, studioMessages.genreRequired)
    .max(2 * GENRES.length),
  activityGenreEtc: optionalLine(studioLimits.genreEtcMax),
  awards: draftRows('awards'),
  collections: draftRows('collections'),
  introduction: typedLine(studioLimits.introductionMax).min(1, studioMessages.introductionRequired),
  interviews: draftRows('interviews'),
  videoLink: orNull(webLinkText(studioLimits.videoLinkMax)),
  artistNote: optionalLines(studioLimits.artistNoteMax),
  /** Whether AI may use the page and the artworks that say nothing themselves (P-205). */
  allowsAi: z.boolean(),
});

const { shape } = profileFields;
/** The fields as the documents' calls send them, which know neither a version nor the box 'not applicable'. */
const givenFields = profileFields.extend({
  version: givenVersionSchema,
  nameKo: shape.nameKo.default(null),
  nameEn: shape.nameEn.default(null),
  /** Without it no education says the same. */
  educationNotApplicable: z.boolean().optional(),
  domesticArea: shape.domesticArea.default(null),
  overseasArea: shape.overseasArea.default(null),
  activityGenreEtc: shape.activityGenreEtc.default(null),
  educations: givenRows('educations'),
  experiences: givenRows('experiences'),
  awards: givenRows('awards').default([]),
  collections: givenRows('collections').default([]),
  interviews: givenRows('interviews').default([]),
  videoLink: shape.videoLink.default(null),
  artistNote: shape.artistNote.default(null),
  /** Left out, it stays as it is. */
  allowsAi: z.boolean().optional(),
});
type Fields = z.output<typeof givenFields>;

/** Checks the profile as a whole, and drops blank rows, and with `educationNotApplicable` all educations. */
const asWhole = <Schema extends z.ZodType<Fields>>(fields: Schema) =>
  fields
    .superRefine(checkWhole, { when: ({ value }) => shapeSchema.safeParse(value).success })
    .transform((form) => ({
      ...form,
      educations: isEducationLeftOut(form) ? [] : completeRows(form.educations),
      experiences: completeRows(form.experiences),
      awards: completeRows(form.awards),
      collections: completeRows(form.collections),
      interviews: completeRows(form.interviews),
      activityGenreTypes: [...new Set(form.activityGenreTypes)],
      activityGenreEtc: form.activityGenreTypes.includes('ETC') ? form.activityGenreEtc : null,
    }));

/** What our own form sends: every field, a text that is left out as null or empty. */
export const studioProfileFormSchema = asWhole(profileFields);
export type StudioProfileForm = z.input<typeof studioProfileFormSchema>;

/** `reqDto` of `PUT /v1/artists/me`, beside `cropImage` and `originImage`. An `id` of a row is ignored. */
export const studioProfileUpdateSchema = asWhole(givenFields);
export type StudioProfileUpdate = z.output<typeof studioProfileUpdateSchema>;

function isEducationLeftOut({ educationNotApplicable, educations }: Fields): boolean {
  return educationNotApplicable ?? educations.every(isBlankRow);
}

/** What the checks of the whole form need, so that they run beside those of fields that break their own rules. */
const anyText = z.string().nullable();
const anyRows = z.array(z.record(z.string(), z.unknown()));
const shapeSchema = z.object({
  nameKo: anyText,
  nameEn: anyText,
  domesticArea: anyText,
  overseasArea: anyText,
  activityGenreEtc: anyText,
  activityGenreTypes: z.array(z.string()),
  educations: anyRows,
  experiences: anyRows,
  awards: anyRows,
  collections: anyRows,
  interviews: anyRows,
});

function checkWhole(form: Fields, context: z.RefinementCtx): void {
  const fail = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (isEmpty(form.nameKo) && isEmpty(form.nameEn)) fail('nameKo', studioMessages.nameRequired);
  if (isEmpty(form.domesticArea) && isEmpty(form.overseasArea))
    fail('domesticArea', studioMessages.areaRequired);
  if (form.activityGenreTypes.includes('ETC') && isEmpty(form.activityGenreEtc))
    fail('activityGenreEtc', studioMessages.genreEtcRequired);
  for (const list of keysOf(PROFILE_ROWS)) {
    if (list === 'educations' && isEducationLeftOut(form)) continue;
    checkRows(context, list, form[list], PROFILE_ROWS[list]);
    const { required } = PROFILE_ROWS[list];
    if (required !== null && form[list].every(isBlankRow)) fail(list, required);
  }
}

/** `GET /v1/artists/me/portrait-original`: where the uncropped photo can be read for a short time. */
export const photoOriginalSchema = z.object({ url: z.string() });
