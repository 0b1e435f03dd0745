import { z } from 'zod';
import { roleTypeSchema } from './account';
import { accountIdText, asItIs } from './text';

/** Phone identity verification (M-7 to M-10). The keys of a request never leave the server. */
export const GENDER_TYPES = ['MALE', 'FEMALE', 'NONE'] as const;
export const genderTypeSchema = z.enum(GENDER_TYPES);
export type GenderType = z.infer<typeof genderTypeSchema>;

export const SOCIAL_PROVIDERS = ['kakao', 'naver', 'google'] as const;
export const socialProviderSchema = z.enum(SOCIAL_PROVIDERS);
export type SocialProvider = z.infer<typeof socialProviderSchema>;

/** Body of `POST /v1/auth/identity`: the landing page after verification, a path of this site or its whole address. */
export const identityRequestSchema = z.object({
  returnUrl: z.string().regex(/^(?:https?:\/\/[\w.:[\]-]{1,255})?\/auth\/verifyResult(?:\?[\w=&-]*)?$/),
});

/** Its answer: what the popup's form posts, and to which address. */
export const identityFormSchema = z.object({
  uniqueVal: z.string(),
  /** Address of the verification service that the form posts to. */
  actionUrl: z.string(),
  tokenVersionId: z.string(),
  encData: z.string(),
  integrity: z.string(),
});
export type IdentityForm = z.infer<typeof identityFormSchema>;

/** Body of `POST /v1/auth/identity/result`. */
export const identityResultRequestSchema = z.object({
  uniqueVal: asItIs('token', 64).min(1),
  encData: asItIs('token', 8192).min(1),
  integrity: asItIs('token', 256).min(1),
});
export type IdentityResultRequest = z.infer<typeof identityResultRequestSchema>;

/** A verified person; `di` is our own keyed hash, never the provider's value. */
export const verifiedIdentitySchema = z.object({
  uniqueVal: z.string(),
  name: z.string(),
  birthDate: z.iso.date(),
  genderType: genderTypeSchema,
  /** Digits only. */
  phoneNum: z.string(),
  di: z.string(),
  /** The account that this person has already; null where there is none. */
  accountId: z.string().nullable(),
  /** Whether that account has a password. */
  hasPassword: z.boolean(),
  /** The provider that the account is linked to. */
  snsType: socialProviderSchema.nullable(),
});
export type VerifiedIdentity = z.infer<typeof verifiedIdentitySchema>;

/** Body of `POST /v1/auth/identity/result/pwd`; `/id` takes the same without an ID. */
export const identityPasswordRequestSchema = identityResultRequestSchema.extend({
  accountId: accountIdText().min(1).max(64),
});

/** `POST /v1/auth/identity/result/id`: the lost ID, and the ways to log in to its account. */
export const foundAccountSchema = z.object({
  accountId: z.string(),
  hasPassword: z.boolean(),
  /** The provider that the account is linked to. */
  snsType: socialProviderSchema.nullable(),
});
export type FoundAccount = z.infer<typeof foundAccountSchema>;

/** `POST /v1/auth/identity/result/pwd` of the API: a token that can change this password and nothing else. */
export const passwordTokenSchema = z.object({ accessToken: z.string() });

/** The same answer as the browser gets it: the token stays in a sealed cookie. */
export const passwordGrantSchema = z.object({ isGranted: z.literal(true) });
export type PasswordGrant = z.infer<typeof passwordGrantSchema>;

/** What a login answers inside (`POST /v1/auth/login`); the browser gets it without the token. */
export const loginResultSchema = z.object({
  accessToken: z.string(),
  id: z.string(),
  roleType: roleTypeSchema,
  email: z.string().nullable(),
  phoneNum: z.string().nullable(),
});
export type LoginResult = z.infer<typeof loginResultSchema>;
export const loggedInSchema = loginResultSchema.omit({ accessToken: true });
export type LoggedIn = z.infer<typeof loggedInSchema>;
