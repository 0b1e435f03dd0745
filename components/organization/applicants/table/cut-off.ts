import { cleanIdentifier } from '@/lib/text/clean';
import { cutOffSchema, type CutOff } from '@/lib/contracts/organization-applicant';

export type CutOffKind = CutOff['kind'];

/** The cut-off that was typed; null where its number is none that can be meant. */
export function cutOffOf(kind: CutOffKind, typed: string): CutOff | null {
  const text = cleanIdentifier(typed);
  const number = text === '' ? NaN : Number(text);
  return cutOffSchema.safeParse({ kind, min: number, count: number }).data ?? null;
}
