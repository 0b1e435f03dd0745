import { z } from 'zod';
import { roleTypeSchema } from './account';

/** Phone identity verification (shell document, section 7). The keys of a request never leave the server. */
export const GENDER_TYPES = ['MALE', 'FEMALE', 'NONE'] as const;
export const genderTypeSchema = z.enum(GENDER_TYPES);
export type GenderType = z.infer<typeof genderTypeSchema>;

export const SOCIAL_PROVIDERS = ['kakao', 'naver', 'google'] as const;
export const socialProviderSchema = z.enum(SOCIAL_PROVIDERS);
export type SocialProvider = z.infer<typeof socialProviderSchema>;

/** Body of `POST /v1/auth/identity`: our own landing page, a path of this site. */
export const identityRequestSchema = z.object({
  returnUrl: z.string().regex(/^\/auth\/verifyResult(?:\?[\w=&-]*)?$/),
});

/** Its answer: what the popup's form posts, and where to. */
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
  uniqueVal: z.string().min(1).max(64),
  encData: z.string().min(1).max(8192),
  integrity: z.string().min(1).max(256),
});
export type IdentityResultRequest = z.infer<typeof identityResultRequestSchema>;

/** What verification says of a person; `di` is ours (a keyed hash), never the provider's own. */
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
  /** How that account logs in where it is by a social provider. */
  snsType: socialProviderSchema.nullable(),
});
export type VerifiedIdentity = z.infer<typeof verifiedIdentitySchema>;

/** Body of `POST /v1/auth/identity/result/pwd`; `/id` takes the same without an ID. */
export const identityPasswordRequestSchema = identityResultRequestSchema.extend({
  accountId: z.string().min(1).max(64),
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

/** The same as the browser sees it: the token stays in a sealed cookie. */
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
