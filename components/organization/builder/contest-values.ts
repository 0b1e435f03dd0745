import type { z } from 'zod';
import type { contestCreateSchema, OrganizationContest } from '@/lib/contracts/organization-contest';

/** What the page of a contest lets its owner change: the contract's own fields. */
export type ContestValues = z.input<typeof contestCreateSchema>;

export function valuesOf(contest: OrganizationContest): ContestValues {
  const { contestType, title, organizer, description, opensAt, closesAt } = contest;
  const { isBlind, allowsEdits, fields, terms } = contest;
  const texts = { contestType, title, organizer, description, opensAt, closesAt };
  return { ...texts, isBlind, allowsEdits, fields, terms };
}
