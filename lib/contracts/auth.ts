import { z } from 'zod';
import * as authMessages from '@/lib/messages/auth';
import * as signupMessages from '@/lib/messages/signup';
import { accountIdText, asItIs, emailText, textRegistry } from './text';

/** Contracts of logins and passwords (M-23, M-24, M-43, M-121, M-122). */

/** A password as it is typed: it isn't cleaned. */
export const password = (tooLong: string) => asItIs('password', 128, tooLong);

export const loginRequestSchema = z.object({
  accountId: accountIdText().min(1, authMessages.accountIdRequired).max(64, authMessages.loginFailed),
  accountPwd: password(authMessages.loginFailed).min(1, authMessages.passwordRequired),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** 8–16 characters with a letter, a digit and a special one; no spaces, nothing beyond ASCII. */
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z0-9])[\x21-\x7e]{8,16}$/;

export function passwordSchema(message: string) {
  return z.string().regex(PASSWORD, message).register(textRegistry, { kind: 'password' });
}

/** 5–20 lower-case letters and digits with at least one letter. It becomes an artist's page address. */
const ACCOUNT_ID = /^(?=.*[a-z])[a-z0-9]{5,20}$/;
export const accountIdSchema = accountIdText()
  .min(1, authMessages.accountIdRequired)
  .regex(ACCOUNT_ID, signupMessages.accountIdRule);

export const emailSchema = emailText(signupMessages.emailInvalid, signupMessages.emailRequired);

/** `GET /v1/auth/is-duplicate-account-id` and `…-email`: true when taken. */
export const duplicateAccountIdQuerySchema = z.object({ accountId: accountIdSchema });
export const duplicateEmailQuerySchema = z.object({ email: emailSchema });
export const duplicateSchema = z.boolean();

/** Body of `PUT /v1/auth/identity/password`, with the token of a password search. */
export const newPasswordSchema = z.object({ accountPwd: passwordSchema(authMessages.passwordRule) });
/** The same with the confirmation that the form asks for. */
export const newPasswordFormSchema = newPasswordSchema
  .extend({ confirmation: password(authMessages.passwordMismatch) })
  .refine((form) => form.accountPwd === form.confirmation, {
    path: ['confirmation'],
    message: authMessages.passwordMismatch,
    // Also beside a password that breaks the rule: all failing fields are reported at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** Body of `POST /v1/auth/token`: the token that came in a page's address. */
export const tokenLoginRequestSchema = z.object({ token: asItIs('token', 4096) });

/** Why a login by a token in an address failed (M-86). */
export const TOKEN_FAILURES = [
  'expired',
  'invalid_format',
  'missing_claims',
  'invalid_role',
  'processing_error',
] as const;
export type TokenFailure = (typeof TOKEN_FAILURES)[number];
