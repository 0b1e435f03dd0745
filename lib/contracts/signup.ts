import { z } from 'zod';
import * as documentLimits from '@/lib/limits/documents';
import * as signupMessages from '@/lib/messages/signup';
import { keysOf } from '@/lib/keys-of';
import {
  ARTIST_INTEREST_LABELS,
  DOCUMENT_TYPE_LABELS,
  SIGNUP_SOURCE_LABELS,
  USER_INTEREST_LABELS,
} from '@/lib/options/signup';
import { accountIdSchema, emailSchema, passwordSchema } from './auth';
import { genderTypeSchema } from './identity';
import { asItIs, cleanPhone, identifier, textRegistry, typedLine } from './text';

/** The signup payload (M-119) and its rules (M-121 to M-129). */
export const artistInterestSchema = z.enum(keysOf(ARTIST_INTEREST_LABELS));
export const userInterestSchema = z.enum(keysOf(USER_INTEREST_LABELS));
export const signupSourceSchema = z.enum(keysOf(SIGNUP_SOURCE_LABELS));
/** Which of the three upload buttons a document was chosen by. */
export const documentTypeSchema = z.enum(keysOf(DOCUMENT_TYPE_LABELS));
export type DocumentType = z.infer<typeof documentTypeSchema>;

/** Types of the uploaded `files[]`, in the order of the files. A file beyond the list's end has no type. */
export const documentTypesSchema = z.array(documentTypeSchema).max(documentLimits.max).default([]);

/** Free text that explains the choice ETC. */
export const etcTextSchema = typedLine(100, signupMessages.etcTooLong).nullable();
const addressText = typedLine(200, signupMessages.addressTooLong).min(1, signupMessages.addressRequired);

/** The number of a verification, as digits. People never type it. */
export const verifiedPhone = (message?: string) =>
  z
    .string()
    .overwrite((text) => cleanPhone(text, 'digits'))
    .regex(/^\d{10,11}$/, message)
    .register(textRegistry, { kind: 'phone' });

/** A person as the verification says: it has to be the same again. */
export const verifiedPerson = {
  name: typedLine(50).min(1),
  genderType: genderTypeSchema,
  birthDate: z.iso.date(),
  phoneNum: verifiedPhone(),
};

/** An address that was searched or typed, at signup and on My Page. */
export const addressSchema = z.object({
  address: addressText,
  addressDetail: addressText,
  buildingName: typedLine(100).nullable(),
  zoneCode: identifier().regex(/^\d{5}$/, {
    error: ({ input }) => (input === '' ? signupMessages.addressRequired : signupMessages.zoneCodeRule),
  }),
});

const personSchema = addressSchema.extend({
  accountId: accountIdSchema,
  email: emailSchema,
  ...verifiedPerson,
  artistInterests: z.array(artistInterestSchema).max(20),
  artistInterestEtc: etcTextSchema,
  userInterests: z.array(userInterestSchema).max(20),
  userInterestEtc: etcTextSchema,
  signupSources: z.array(signupSourceSchema).max(20),
  signupSourcesEtc: etcTextSchema,
  /** The verification of the person who signs up, by the names of its result or by those of the payload (M-119). */
  uniqueVal: asItIs('token', 64).nullish(),
  di: asItIs('token', 128).nullish(),
  verifyUniqueVal: asItIs('token', 64).nullish(),
  verifyDi: asItIs('token', 128).nullish(),
  terms: z.literal(true, signupMessages.termsRequired),
  privacyRequired: z.literal(true, signupMessages.termsRequired),
  privacyOptional: z.boolean(),
  agreeBusinessEmail: z.boolean(),
  agreeMarketingEmail: z.boolean(),
  agreeBusinessSms: z.boolean(),
  agreeMarketingSms: z.boolean(),
});

const choicesSchema = z.object({
  artistInterests: z.array(z.string()),
  artistInterestEtc: z.string().nullable(),
  userInterests: z.array(z.string()),
  userInterestEtc: z.string().nullable(),
  signupSources: z.array(z.string()).optional(),
  signupSourcesEtc: z.string().nullable().optional(),
});
type Choices = z.infer<typeof choicesSchema>;

/** Runs a `superRefine` also where a field breaks its rule, so that all failing fields are reported at once. */
export const besideOthers = {
  when: ({ value }: { value: unknown }) => choicesSchema.safeParse(value).success,
};

/** The choice ETC needs its free text. */
export function checkEtc(form: Choices, context: z.RefinementCtx): void {
  const pairs = [
    ['artistInterestEtc', form.artistInterests, form.artistInterestEtc],
    ['userInterestEtc', form.userInterests, form.userInterestEtc],
    ['signupSourcesEtc', form.signupSources ?? [], form.signupSourcesEtc ?? null],
  ] as const;
  for (const [field, chosen, text] of pairs) {
    if (chosen.includes('ETC') && (text === null || text === '')) {
      context.addIssue({ code: 'custom', path: [field], message: signupMessages.etcRequired });
    }
  }
}

type Verified = Pick<z.infer<typeof personSchema>, 'uniqueVal' | 'di' | 'verifyUniqueVal' | 'verifyDi'>;

/** The verification that a signup names; each value is '' where it names none. */
export const verificationOf = ({ uniqueVal, di, verifyUniqueVal, verifyDi }: Verified) => ({
  uniqueVal: [verifyUniqueVal, uniqueVal].find(Boolean) ?? '',
  di: [verifyDi, di].find(Boolean) ?? '',
});

function checkSignup(form: Choices & Verified, context: z.RefinementCtx): void {
  checkEtc(form, context);
  for (const [field, value] of Object.entries(verificationOf(form)))
    if (value === '')
      context.addIssue({ code: 'custom', path: [field], message: signupMessages.verificationRequired });
}

const withPassword = { accountPwd: passwordSchema(signupMessages.passwordRule) };
const memberRules = {
  userInterests: personSchema.shape.userInterests.min(1, signupMessages.interestRequired),
};

/** The consents that an artist has to give. They are booleans, so that a form can hold an empty box. */
export const businessConsents = {
  agreeBusinessEmail: z.boolean().refine(isTrue, signupMessages.businessEmailRequired),
  agreeBusinessSms: z.boolean().refine(isTrue, signupMessages.businessSmsRequired),
};
function isTrue(value: boolean): boolean {
  return value;
}

const artistRules = {
  ...businessConsents,
  artistInterests: personSchema.shape.artistInterests.min(1, signupMessages.interestRequired),
  documentTypes: documentTypesSchema,
};

/** Body of `POST /v1/auth/members/signup`. */
export const memberSignupSchema = personSchema
  .extend({ ...withPassword, ...memberRules })
  .superRefine(checkSignup, besideOthers);
/** `reqDto` of `POST /v1/auth/artists/signup`, beside `files[]`. */
export const artistSignupSchema = personSchema
  .extend({ ...withPassword, ...artistRules })
  .superRefine(checkSignup, besideOthers);
/** The same for a social signup, which has no password. */
export const socialMemberSignupSchema = personSchema
  .extend(memberRules)
  .superRefine(checkSignup, besideOthers);
export const socialArtistSignupSchema = personSchema
  .extend(artistRules)
  .superRefine(checkSignup, besideOthers);

export type MemberSignup = z.infer<typeof memberSignupSchema>;
export type ArtistSignup = z.infer<typeof artistSignupSchema>;
export type SocialMemberSignup = z.infer<typeof socialMemberSignupSchema>;
export type SocialArtistSignup = z.infer<typeof socialArtistSignupSchema>;

/** Answer of a signup. It begins no session. */
export const signedUpSchema = z.object({ accountId: z.string() });
