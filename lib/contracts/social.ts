import { z } from 'zod';
import { cleanLine } from '@/lib/text/clean';
import { isEmail } from '@/lib/text/email';
import { hasMoreLetters } from '@/lib/text/letters';
import { loggedInSchema, loginResultSchema, socialProviderSchema } from './identity';
import { verifiedPerson } from './signup';
import { accountIdText, asItIs } from './text';

/** Social login (M-62 to M-68): the account is keyed by provider and the provider's id. */

/** Body of `POST /v1/oauth2/assertion`: what next-auth's provider sent to the backend-for-frontend, signed by it. */
export const socialAssertionSchema = z.object({ assertion: asItIs('token', 8192) });

/** The assertion is a JWT with `purpose`, `jti` and `profile`, good for so many seconds. */
export const SOCIAL_ASSERTION = { purpose: 'social-login', seconds: 60 } as const;

/** Letters of a name. */
export const SOCIAL_NAME_MAX = 100;

/** A text that is stored unchanged: PostgreSQL stores no NUL, and a lone surrogate would become another character. */
const keptText = z.string().regex(/^[^\0\p{Cs}]*$/u);

/** The assertion's `profile`. */
export const socialProfileSchema = z.object({
  provider: socialProviderSchema,
  providerAccountId: keptText.min(1).max(255),
  email: z.string().refine(isEmail).nullable(),
  name: z
    .string()
    .refine((text) => text === cleanLine(text) && !hasMoreLetters(text, SOCIAL_NAME_MAX))
    .nullable(),
});
export type SocialProfile = z.infer<typeof socialProfileSchema>;

/** Its answer: a temp token, used once within minutes. */
export const socialTokenSchema = z.object({ tmpToken: z.string(), signed: z.boolean() });

/** What the provider says of a person without an account, for the signup form. */
export const socialNewcomerSchema = z.object({
  socialLoginUuid: z.uuid(),
  snsType: socialProviderSchema,
  email: z.string().nullable(),
  name: z.string().nullable(),
});
export type SocialNewcomer = z.infer<typeof socialNewcomerSchema>;

/** `GET /v1/oauth2/login` with the temp token as bearer, as the API answers it. */
export const socialLoginSchema = z.discriminatedUnion('signed', [
  z.object({ signed: z.literal(true), loginResDto: loginResultSchema }),
  z.object({ signed: z.literal(false), loginResDto: socialNewcomerSchema }),
]);

/** The same answer as the browser gets it, without the token. */
export const socialLoggedInSchema = z.discriminatedUnion('signed', [
  z.object({ signed: z.literal(true), loginResDto: loggedInSchema }),
  z.object({ signed: z.literal(false), loginResDto: socialNewcomerSchema }),
]);

export type SocialLoggedIn = z.infer<typeof socialLoggedInSchema>;

/** Body of `PUT /v1/auth/oauth2/link`; everything of the person must be what verification said. */
export const socialLinkSchema = z.object({
  socialLoginUuid: z.uuid(),
  accountId: accountIdText().min(1).max(64),
  verifyUniqueVal: asItIs('token', 64).min(1),
  ...verifiedPerson,
});
