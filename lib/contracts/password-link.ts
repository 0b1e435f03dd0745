import { z } from 'zod';

/** Links by which the owner of an account sets a password (O-60 to O-62). */

export const passwordLinkPurposeSchema = z.enum(['INVITATION', 'RECOVERY']);
export type PasswordLinkPurpose = z.infer<typeof passwordLinkPurposeSchema>;

/** What its address ends with: 256 random bits. */
export const passwordLinkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** Answer of `GET /v1/auth/password-links/{token}`: whose password it is. */
export const passwordLinkSchema = z.object({
  purpose: passwordLinkPurposeSchema,
  accountId: z.string(),
  /** Whether the account is withdrawn: its owner takes that back at the next login. */
  isWithdrawn: z.boolean(),
  expiresAt: z.iso.datetime({ offset: true }),
});
export type PasswordLink = z.infer<typeof passwordLinkSchema>;
