import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { isBlank } from '@/lib/text/clean';
import { typedLine } from './text';

/** Why personal data are opened or taken along. Our pages ask for it; a call without one is recorded as such (O-17). */
export const accessReasonSchema = typedLine(adminLimits.accessReasonMax).optional();

/** What is wrong with a typed reason; null for nothing. @param missing the sentence for none */
export const reasonFault = (reason: string, missing: string): string | null =>
  isBlank(reason) ? missing : (accessReasonSchema.safeParse(reason).error?.issues[0]?.message ?? null);

/** Body of the calls that open one person's data. */
export const openingSchema = z.object({ reason: accessReasonSchema }).optional();
export type Opening = z.output<typeof openingSchema>;
