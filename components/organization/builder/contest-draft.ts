import { z } from 'zod';
import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { fieldTypeSchema, type FormField } from '@/lib/contracts/contest-form';
import { contestTypeSchema } from '@/lib/contracts/contest';
import type { ContestValues } from './contest-values';

/** A field that is being made: it needn't be whole as yet. */
const isField = (value: unknown): boolean =>
  z.looseObject({ name: z.string(), type: fieldTypeSchema, label: z.string() }).safeParse(value).success;

/** Terms that are being written. */
const isTerms = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(EMPTY_TERMS).every((name) => typeof Reflect.get(value, name) === 'string');

const text = z.string();
const moment = z.string().nullable();

/** What the browser keeps of a contest that isn't saved: the fields of the form that differ. */
export const contestDraftSchema = z
  .object({
    ...{ contestType: contestTypeSchema, title: text, organizer: text, description: text },
    ...{ opensAt: moment, closesAt: moment, isBlind: z.boolean(), allowsEdits: z.boolean() },
    fields: z.array(z.custom<FormField>(isField)),
    terms: z.custom<ContestTerms>(isTerms),
  })
  .partial();
export type ContestDraft = z.output<typeof contestDraftSchema>;

export const DRAFT_NAMES = [
  ...(['contestType', 'title', 'organizer', 'description', 'opensAt', 'closesAt'] as const),
  ...(['isBlind', 'allowsEdits', 'fields', 'terms'] as const),
] satisfies readonly (keyof ContestValues)[];

/** What differs from what is saved; null where nothing does. */
export function draftOf(saved: ContestValues, typed: ContestValues): ContestDraft | null {
  const names = DRAFT_NAMES.filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(typed[name]));
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, typed[name]]));
}
