import { z } from 'zod';
import * as authMessages from '@/lib/messages/auth';
import * as signupMessages from '@/lib/messages/signup';

/** Contracts of logins and passwords (shell document, section 5; member document, section 5). */
export const loginRequestSchema = z.object({
  accountId: z.string().trim().min(1, authMessages.accountIdRequired).max(64, authMessages.loginFailed),
  accountPwd: z.string().min(1, authMessages.passwordRequired).max(128, authMessages.loginFailed),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** 8–16 characters with a letter, a digit and a special one; no spaces, nothing beyond ASCII. */
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z0-9])[\x21-\x7e]{8,16}$/;

export function passwordSchema(message: string) {
  return z.string().regex(PASSWORD, message);
}

/** 5–20 lower-case letters and digits with at least one letter. It becomes an artist's page address. */
const ACCOUNT_ID = /^(?=.*[a-z])[a-z0-9]{5,20}$/;
export const accountIdSchema = z
  .string()
  .min(1, authMessages.accountIdRequired)
  .regex(ACCOUNT_ID, signupMessages.accountIdRule);

export const emailSchema = z
  .string()
  .trim()
  .min(1, signupMessages.emailRequired)
  .max(254, signupMessages.emailInvalid)
  .pipe(z.email(signupMessages.emailInvalid));

/** `GET /v1/auth/is-duplicate-account-id` and `…-email`: true when taken. */
export const duplicateAccountIdQuerySchema = z.object({ accountId: accountIdSchema });
export const duplicateEmailQuerySchema = z.object({ email: emailSchema });
export const duplicateSchema = z.boolean();

/** Body of `PUT /v1/auth/identity/password`, with the token of a password search. */
export const newPasswordSchema = z.object({ accountPwd: passwordSchema(authMessages.passwordRule) });
/** The same with the confirmation that the form asks for. */
export const newPasswordFormSchema = newPasswordSchema
  .extend({ confirmation: z.string() })
  .refine((form) => form.accountPwd === form.confirmation, {
    path: ['confirmation'],
    message: authMessages.passwordMismatch,
    // Also beside a password that breaks the rule: all failing fields are told at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** Body of `POST /v1/auth/token`: the token that came in a page's address. */
export const tokenLoginRequestSchema = z.object({ token: z.string().max(4096) });

/** Why a login by a token in an address failed (shell document, section 5). */
export const TOKEN_FAILURES = [
  'expired',
  'invalid_format',
  'missing_claims',
  'invalid_role',
  'processing_error',
] as const;
export type TokenFailure = (typeof TOKEN_FAILURES)[number];
