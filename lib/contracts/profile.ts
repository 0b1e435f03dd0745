import { z } from 'zod';
import * as authMessages from '@/lib/messages/auth';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import { roleTypeSchema } from './account';
import type { RoleType } from './account';
import { emailSchema, password, passwordSchema } from './auth';
import { genderTypeSchema, socialProviderSchema } from './identity';
import {
  addressSchema,
  artistInterestSchema,
  besideOthers,
  businessConsents,
  checkEtc,
  documentTypesSchema,
  etcTextSchema,
  signupSourceSchema,
  userInterestSchema,
  verifiedPhone,
} from './signup';
import { asItIs, orNull, typedLines } from './text';
import { givenVersionSchema, versionSchema } from './version';

/** Contracts of My Page (M-190 to M-202). */
export const APPLICATION_STATUSES = [
  'WAITING',
  'APPROVED',
  'RETRY',
  /** The applicant withdrew, so it isn't decided. It waits again where they come back. */
  'ENDED',
] as const;
export const applicationStatusSchema = z.enum(APPLICATION_STATUSES);
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

const consentsSchema = z.object({
  privacyOptional: z.boolean(),
  agreeBusinessEmail: z.boolean(),
  agreeBusinessSms: z.boolean(),
  agreeMarketingEmail: z.boolean(),
  agreeMarketingSms: z.boolean(),
});

/** `GET /v1/users/me`. An address, birth date or phone is null for accounts that the operator made. */
export const profileSchema = consentsSchema.extend({
  accountId: z.string(),
  roleType: roleTypeSchema,
  /** The provider by which the account logs in; null for none. */
  snsType: socialProviderSchema.nullable(),
  hasPassword: z.boolean(),
  name: z.string(),
  genderType: genderTypeSchema,
  birthDate: z.iso.date().nullable(),
  email: z.string().nullable(),
  /** Digits only. */
  phoneNum: z.string().nullable(),
  address: z.string().nullable(),
  addressDetail: z.string().nullable(),
  buildingName: z.string().nullable(),
  zoneCode: z.string().nullable(),
  userInterests: z.array(userInterestSchema),
  userInterestEtc: z.string().nullable(),
  artistInterests: z.array(artistInterestSchema),
  artistInterestEtc: z.string().nullable(),
  signupSources: z.array(signupSourceSchema),
  signupSourcesEtc: z.string().nullable(),
  /** Goes back with a save. A different number by then means that another save came first. */
  version: versionSchema,
  /** The latest application to be an artist; `reason` is why documents were asked for again. */
  application: z
    .object({
      status: applicationStatusSchema,
      reason: z.string().nullable(),
      createdAt: z.iso.datetime({ offset: true }),
    })
    .nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

/** The verification of a new phone number; null where the number stays. */
const verified = (max: number) => asItIs('token', max).min(1).nullable();

/** The fields that the documents' calls may omit and our own form always sends. */
export const alwaysSentSchema = z.object({
  version: versionSchema,
  verifyUniqueVal: verified(64),
  verifyDi: verified(128),
});

const profileFields = addressSchema.extend({
  ...consentsSchema.shape,
  version: givenVersionSchema,
  email: emailSchema,
  /** People never type their number here, so a failing one always means that the verification is missing. */
  phoneNum: verifiedPhone(myMessages.phoneUnverified),
  userInterests: z.array(userInterestSchema).max(20),
  userInterestEtc: etcTextSchema,
  artistInterests: z.array(artistInterestSchema).max(20),
  artistInterestEtc: etcTextSchema,
  verifyUniqueVal: alwaysSentSchema.shape.verifyUniqueVal.default(null),
  verifyDi: alwaysSentSchema.shape.verifyDi.default(null),
  /** The same verification by the names of its result. */
  uniqueVal: alwaysSentSchema.shape.verifyUniqueVal.optional(),
  di: alwaysSentSchema.shape.verifyDi.optional(),
});

const asMember = {
  userInterests: profileFields.shape.userInterests.min(1, signupMessages.interestRequired),
};
const asArtist = {
  ...businessConsents,
  artistInterests: profileFields.shape.artistInterests.min(1, signupMessages.interestRequired),
};

/** Body of `PUT /v1/users/me` for any role. `profileUpdateSchemaOf` adds the rules of a role. */
export const profileUpdateSchema = profileFields.superRefine(checkEtc, besideOthers);
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

const memberUpdateSchema = profileFields.extend(asMember).superRefine(checkEtc, besideOthers);
const artistUpdateSchema = profileFields.extend(asArtist).superRefine(checkEtc, besideOthers);

/** `reqDto` of `POST /v1/users/apply-artist`, beside `files[]`: a profile by the rules of an artist's. */
export const applyArtistSchema = profileFields
  .extend({ ...asArtist, documentTypes: documentTypesSchema })
  .superRefine(checkEtc, besideOthers);
export type ApplyArtist = z.infer<typeof applyArtistSchema>;

/** The rules of a profile for a role (M-192). */
export function profileUpdateSchemaOf(role: RoleType) {
  switch (role) {
    case 'MEMBER':
      return memberUpdateSchema;
    case 'ARTIST':
    case 'ARTIST_BEFORE_PROFILE':
    case 'ARTIST_PENDING':
    case 'ARTIST_PENDING_RETRY':
      return artistUpdateSchema;
    case 'BUSINESS':
    case 'ADMIN':
      return profileUpdateSchema;
  }
}

/** Body of `POST /v1/users/validate-current-password`; the answer is a boolean. */
export const currentPasswordSchema = z.object({
  currentPassword: password(myMessages.currentPasswordWrong).min(1, myMessages.currentPasswordRequired),
});
export const isCurrentPasswordSchema = z.boolean();

/** Body of `PUT /v1/users/password/update`. */
export const passwordUpdateSchema = currentPasswordSchema.extend({
  password: passwordSchema(authMessages.passwordRule),
});
export type PasswordUpdate = z.infer<typeof passwordUpdateSchema>;

const withdrawReason = typedLines(withdrawalLimits.reasonMax, myMessages.withdrawReasonTooLong);

/** Body of `PUT /v1/users/withdraw`. The reason is null where none was given, or an empty one. */
export const withdrawalSchema = z.object({
  withdrawReason: orNull(withdrawReason).default(null),
  /** Whether an artist's public profile and works are hidden too (terms, article 10). */
  hidesPages: z.boolean().default(false),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;
/** The form's: a chosen reason may not be empty. */
export const withdrawalFormSchema = withdrawalSchema.extend({
  withdrawReason: withdrawReason.min(1, myMessages.withdrawReasonRequired).nullable().default(null),
});

/** Answer of a withdrawal: until when it can be taken back. */
export const withdrawnSchema = z.object({ revocableUntil: z.iso.datetime({ offset: true }) });
