import { z } from 'zod';
import { withdrawalSchema } from '@/lib/contracts/profile';

/** Whether somebody says why they leave. */
export const REASON_ANSWERS = { YES: '예', NO: '아니요' } as const;
export type ReasonAnswer = keyof typeof REASON_ANSWERS;

export interface ReasonValues {
  answer: ReasonAnswer;
  withdrawReason: string;
}

/** The first step: a reason where they said that they give one, by the contract's rules, and null where not. */
export const reasonSchema = z.custom<ReasonValues>().transform(({ answer, withdrawReason }, check) => {
  if (answer === 'NO') return null;
  const parsed = withdrawalSchema.shape.withdrawReason.safeParse(withdrawReason);
  if (parsed.success) return parsed.data;
  for (const { message } of parsed.error.issues) {
    check.addIssue({ code: 'custom', path: ['withdrawReason'], message });
  }
  return z.NEVER;
});
