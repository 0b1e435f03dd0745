import { z } from 'zod';
import { roleTypeSchema } from '@/lib/contracts/account';
import { genderTypeSchema, socialProviderSchema } from '@/lib/contracts/identity';
import { artistInterestSchema, signupSourceSchema, userInterestSchema } from '@/lib/contracts/signup';
import { articleTypeSchema } from '@/lib/contracts/article';
import {
  awardSchema,
  collectionSchema,
  educationSchema,
  experienceSchema,
  interviewSchema,
} from '@/lib/contracts/artist';
import { genreSchema } from '@/lib/contracts/artwork';
import { contestTypeSchema } from '@/lib/contracts/contest';
import { formFieldsSchema } from '@/lib/contracts/contest-form';
import { contestTermsSchema } from '@/lib/contracts/contest-terms';
import { mediaTypeSchema } from '@/lib/contracts/banner';
import { THEME_FOCUS_LABELS, THEME_STYLE_LABELS, THEME_SUBJECT_LABELS, THEME_TIME_LABELS } from '@/lib/options/artwork';
import { isEmail } from '@/lib/text/email';
import { artistKey, asset, day, keysOf, text } from './data-fields';

/** The schemas of the files in `data/`. */
export const artistsData = z.array(
  z.strictObject({
    key: artistKey,
    nameKo: text,
    nameEn: text,
    email: z.string().refine(isEmail),
    introduction: text,
    domesticArea: z.string(),
    overseasArea: z.string(),
    activityGenreTypes: z.array(genreSchema).min(1),
    activityGenreEtc: text.nullable(),
    educations: z.array(educationSchema),
    experiences: z.array(experienceSchema),
    awards: z.array(awardSchema),
    collections: z.array(collectionSchema),
    interviews: z.array(interviewSchema),
    videoLink: z.url().nullable(),
    badge: text.nullable(),
    categories: z.array(text).max(3),
    artistNote: text,
  }),
);

export const worksData = z.array(
  z.strictObject({
    file: asset,
    artist: artistKey,
    index: z.int().positive(),
    title: text,
    titleEn: text.nullable(),
    year: z.int(),
    material: text,
    size: text,
    genre: genreSchema,
    genreEtc: text.nullable(),
    themeSubject: keysOf(THEME_SUBJECT_LABELS),
    themeTime: keysOf(THEME_TIME_LABELS),
    themeFocus: keysOf(THEME_FOCUS_LABELS),
    themeStyle: keysOf(THEME_STYLE_LABELS),
    category: text.nullable(),
    edition: text.nullable().default(null),
    description: z.string().transform((words) => words || null),
  }),
);

export const membersData = z.array(
  z.strictObject({
    accountId: text,
    name: text,
    organizationName: text.optional(),
    genderType: genderTypeSchema,
    birthDate: z.iso.date(),
    /** Kept as digits only. */
    phoneNum: text.transform((written) => written.replaceAll('-', '')),
    email: z.string().refine(isEmail),
    roleType: roleTypeSchema,
    status: z.enum(['ACTIVE', 'WITHDRAWN']),
    snsType: socialProviderSchema.nullable(),
    address: text,
    addressDetail: z.string(),
    zoneCode: text,
    userInterests: z.array(text),
    signupSources: z.array(text),
    agreeMarketingEmail: z.boolean(),
    agreeMarketingSms: z.boolean(),
    joinedDay: day,
    lastLoginDay: day,
    memo: text.nullable(),
  }),
);

export const specialsData = z.array(
  z.strictObject({
    no: z.int(),
    title: text,
    subTitle: text,
    createdDay: day,
    artist: artistKey,
    previewImage: asset,
    mainImage: asset,
    mainContent: text,
    contents: z.array(z.strictObject({ title: text, content: text, image: asset, imageArtist: artistKey })),
    writer: text,
    writerTitle: text,
    writerMessage: text,
    homeContent: text,
    relatedArtists: z.array(artistKey),
  }),
);

const time = z.string().regex(/^\d\d:\d\d$/);

/** Exhibitions, events and news are alike. */
export const periodArticlesData = z.array(
  z.strictObject({
    index: z.int().positive(),
    title: text,
    periodFromDay: day,
    periodToDay: day,
    status: z.enum(['PAST', 'ONGOING', 'UPCOMING']),
    timeFrom: time.nullable(),
    timeTo: time.nullable(),
    timeMemo: text.nullable(),
    periodMemo: text.nullable(),
    organizer: text,
    location: text,
    locationDetail: text,
    contactPhoneNum: text,
    contactEmail: z.string().refine(isEmail),
    content: text,
    originLink: z.url().nullable(),
    image: asset,
    imageHint: text,
    artist: artistKey,
    contestKey: text.nullable().optional(),
  }),
);

const linkData = z.union([
  z.strictObject({ type: articleTypeSchema, index: z.int().positive() }),
  z.strictObject({ type: z.literal('ARTIST'), index: artistKey }),
  z.strictObject({ type: z.literal('PATH'), path: z.string().startsWith('/') }),
]);

const bannerData = z.strictObject({
  order: z.int().positive(),
  mediaType: mediaTypeSchema,
  image: asset,
  poster: asset.optional(),
  eyebrow: text.optional(),
  title: text,
  subTitle: text,
  note: text.nullable().optional(),
  alt: text,
  link: linkData,
});
export type BannerData = z.infer<typeof bannerData>;

export const bannersData = z.strictObject({
  main: z.array(bannerData),
  sub: z.array(bannerData),
  artArtist: z.array(bannerData),
});

export const homeData = z.strictObject({
  artistsOfTheMonth: z.array(artistKey),
  articleSpecial: z.strictObject({ index: z.int().positive(), title: text, lines: z.array(text).min(1) }),
  articles: z.array(z.strictObject({ type: articleTypeSchema, index: z.int().positive() })),
});

/** The demo accounts. Their password is public. */
export const demoAccountsData = z.array(
  z.strictObject({
    accountId: text,
    name: text,
    roleType: roleTypeSchema,
    email: z.string().refine(isEmail),
    artist: artistKey.optional(),
    joinedDay: day,
    genderType: genderTypeSchema,
    birthDate: z.iso.date().nullable(),
    /** Digits only. */
    phoneNum: z.string().regex(/^\d{9,11}$/).nullable(),
    /** Whether the demo verifier knows the person as this account's owner. */
    isVerified: z.boolean(),
    address: text.nullable(),
    addressDetail: text.nullable(),
    zoneCode: text.nullable(),
    userInterests: z.array(userInterestSchema),
    artistInterests: z.array(artistInterestSchema),
    signupSources: z.array(signupSourceSchema),
  }),
);

/** Applications to be an artist. Each document is made from a picture. */
export const applicationsData = z.array(
  z.strictObject({
    accountId: text,
    status: z.enum(['WAITING', 'RETRY']),
    reason: text.nullable(),
    createdDay: day,
    decidedDay: day.nullable(),
    documents: z.array(z.strictObject({ name: z.string().regex(/\.(jpg|pdf)$/), image: asset })).min(1),
  }),
);

/** Contests of the demo gallery, and who applied. `HOLD` is what the board calls a status that is REVIEWING here. */
export const contestsData = z.object({
  contests: z.array(
    z.strictObject({
      key: text,
      contestType: contestTypeSchema,
      title: text,
      status: z.enum(['OPEN', 'CLOSED', 'DRAFT', 'SCHEDULED']),
      periodFromDay: day,
      periodToDay: day,
      organizer: text,
      linkedNewsIndex: z.int().positive(),
      isActive: z.boolean(),
      portfolioRequired: z.boolean(),
      description: text,
      formSchema: formFieldsSchema,
      terms: contestTermsSchema.omit({ usageUntil: true }).extend({ usageUntilDay: day.nullable() }).strict(),
      /** What the first edition of the terms said instead, until a day. */
      firstTerms: contestTermsSchema.partial().extend({ changedDay: day }).strict().optional(),
      /** Of a contest whose decisions were announced, with the jury's statement. */
      result: z.strictObject({ announcedDay: day, publishedDay: day, text }).optional(),
    }),
  ),
  applicants: z.array(
    z.strictObject({
      contestKey: text,
      artist: artistKey,
      appliedDay: day,
      appliedTime: time,
      status: z.enum(['PENDING', 'HOLD', 'SELECTED', 'REJECTED']),
      answers: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.null()])),
      sourceWorkFiles: z.array(asset),
      /** What each reviewer writes to the applicant. */
      comments: z.array(text).optional(),
    }),
  ),
});
