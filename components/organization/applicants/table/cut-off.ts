import { cleanIdentifier } from '@/lib/text/clean';
import { SCALE_BOUNDS } from '@/lib/contest/review/rule';
import { cutOffSchema, type CutOff } from '@/lib/contracts/organization-applicant';
import type { Scale } from '@/lib/contracts/review-rule';

export type CutOffKind = CutOff['kind'];

/** The cut-off that was typed; null where its number is none that can be meant, and for a score out of the scale. */
export function cutOffOf(kind: CutOffKind, typed: string, scale: Scale): CutOff | null {
  const text = cleanIdentifier(typed);
  const number = text === '' ? NaN : Number(text);
  const cutOff = cutOffSchema.safeParse({ kind, min: number, count: number }).data ?? null;
  const { min, max } = SCALE_BOUNDS[scale];
  return cutOff?.kind === 'SCORE' && (cutOff.min < min || cutOff.min > max) ? null : cutOff;
}
