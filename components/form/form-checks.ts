import { z } from 'zod';
import type { DocumentType } from '@/lib/contracts/signup';

/** What a duplicate check said last, and of which value. */
export interface DuplicateAnswer {
  value: string;
  isTaken: boolean;
}
export const UNCHECKED: DuplicateAnswer = { value: '', isTaken: false };
export const duplicateAnswerSchema = z.object({ value: z.string(), isTaken: z.boolean() });

/** A file that was chosen, and by which of the three buttons. */
export interface ChosenDocument {
  id: string;
  type: DocumentType;
  file: File;
}
export const chosenDocumentsSchema = z.array(z.custom<ChosenDocument>());

/** Runs a form's own `superRefine` also where the contract fails: all faults are told at once. */
export const BESIDE_CONTRACT = { when: () => true };

interface FreeRule {
  field: string;
  value: string;
  answer: DuplicateAnswer;
  uncheckedMessage: string;
  takenMessage: string;
}

/** Fails a field whose duplicate check is missing, or said that the value is taken. */
export function checkFree(
  { field, value, answer, uncheckedMessage, takenMessage }: FreeRule,
  context: z.RefinementCtx,
): void {
  const isChecked = answer.value === value;
  if (isChecked && !answer.isTaken) return;
  context.addIssue({
    code: 'custom',
    path: [field],
    message: isChecked ? takenMessage : uncheckedMessage,
  });
}
