import { z } from 'zod';

/** Links by which the owner of an account sets a password (O-24, O-25). */

export const passwordLinkPurposeSchema = z.enum(['INVITATION', 'RECOVERY']);
export type PasswordLinkPurpose = z.infer<typeof passwordLinkPurposeSchema>;
