import { z } from 'zod';
import { accountIdSchema, emailSchema } from '@/lib/contracts/auth';
import type { DocumentType } from '@/lib/contracts/signup';
import * as signupMessages from '@/lib/messages/signup';
import { cleanAccountId } from '@/lib/text/clean';
import { cleanEmail } from '@/lib/text/email';

/** What a duplicate check said last, and of which value. */
export interface DuplicateAnswer {
  value: string;
  isTaken: boolean;
}
export const UNCHECKED: DuplicateAnswer = { value: '', isTaken: false };
export const duplicateAnswerSchema = z.object({ value: z.string(), isTaken: z.boolean() });
/** The fields that have a duplicate check: their rule, and the faults that the check adds. */
export const DUPLICATE_CHECKS = {
  accountId: {
    schema: accountIdSchema,
    clean: cleanAccountId,
    missing: signupMessages.accountIdCheck,
    taken: signupMessages.accountIdTaken,
  },
  email: {
    schema: emailSchema,
    clean: cleanEmail,
    missing: signupMessages.emailCheck,
    taken: signupMessages.emailTaken,
  },
};
export type CheckedField = keyof typeof DUPLICATE_CHECKS;
/** A form has the answer beside the field. */
export type CheckedValues<Field extends CheckedField> = Record<Field, string> &
  Record<`${Field}Check`, DuplicateAnswer>;

/** A file that was chosen, and by which of the three buttons. */
export interface ChosenDocument {
  id: string;
  type: DocumentType;
  file: File;
}
export const chosenDocumentsSchema = z.array(z.custom<ChosenDocument>());

/** Runs a form's own `superRefine` also where the contract fails: all faults are shown at once. */
export const BESIDE_CONTRACT = { when: () => true };

/** Fails a field whose duplicate check is missing, or said that the value is taken. */
export function checkFree<Field extends CheckedField>(
  field: Field,
  values: CheckedValues<Field>,
  context: z.RefinementCtx,
): void {
  const { value, isTaken } = values[`${field}Check` as const];
  const { missing, taken, clean } = DUPLICATE_CHECKS[field];
  // If another field fails, the value isn't transformed.
  const fault = value !== clean(values[field]) ? missing : isTaken ? taken : null;
  if (fault !== null) context.addIssue({ code: 'custom', path: [field], message: fault });
}
