import { lockOf } from '@/lib/contest/review-lock';
import { endOf, standingOf, type ContestTimes } from '@/lib/contest/standing';
import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import { missingTerms } from '@/lib/contest/terms/missing-terms';
import { saysTheSame } from '@/lib/contest/terms/term-lines';
import type { ContestAction } from '@/lib/contracts/organization-contest';
import { dayInSeoul } from '@/lib/date/seoul';
import * as contestMessages from '@/lib/messages/contest';
import * as termsMessages from '@/lib/messages/contest-terms';
import { ApiError } from '@/server/api/http/api-error';
import { IMAGE } from './image';
import type { ContestForm } from './form-repository';
import type { OwnContest } from './repository';

/** Whether an action makes sense where a contest stands. */
export function isPossible(action: ContestAction, row: OwnContest, now: Date): boolean {
  const standing = standingOf(row, now);
  switch (action) {
    case 'PUBLISH':
      return standing === 'DRAFT';
    case 'CLOSE':
      return standing === 'OPEN' || standing === 'SCHEDULED';
    case 'REOPEN':
      return (
        standing === 'CLOSED' && row.closedAt !== null && row.announcedAt === null && row.stoppedAs === null
      );
    case 'ARCHIVE':
      return standing === 'CLOSED';
    case 'RESTORE':
      return standing === 'ARCHIVED';
  }
}

/** @throws ApiError CONTEST_STANDING with the reason, for a contest that can't be changed any more (C-69, C-78) */
export function assertEditable(
  row: ContestTimes & Pick<OwnContest, 'announcedAt' | 'round'>,
  now: Date,
): void {
  const { announcedAt, round } = row;
  const message = lockOf({ kind: 'EDIT' }, { standing: standingOf(row, now), announcedAt, round });
  if (message !== null) throw new ApiError('CONTEST_STANDING', { message });
}

/** Entrants can't withdraw after the end, so the terms stay as they were. @throws ApiError CONTEST_STANDING */
export function assertTermsChangeable(
  row: OwnContest,
  { terms, closesAt }: ContestForm & { closesAt: Date | null },
  now: Date,
): void {
  const ends = row.state === 'DRAFT' ? [] : [endOf(row), closesAt].filter((end) => end !== null);
  if (ends.every((end) => end > now)) return;
  if (saysTheSame(row.terms ?? EMPTY_TERMS, terms ?? EMPTY_TERMS)) return;
  throw new ApiError('CONTEST_STANDING', { message: termsMessages.lockedAfterEnd });
}

/** What an action changes of the row. */
export function changeOf(action: Exclude<ContestAction, 'PUBLISH'>, now: Date) {
  switch (action) {
    case 'CLOSE':
      return { closedAt: now };
    case 'REOPEN':
      return { closedAt: null };
    case 'ARCHIVE':
      return { state: 'ARCHIVED' as const };
    case 'RESTORE':
      return { state: 'PUBLISHED' as const };
  }
}

type Publishable = Pick<OwnContest, 'opensAt' | 'closesAt' | 'fields' | 'image' | 'terms'>;

/**
 * @param mayLackTerms for a contest that was published before contests had terms
 * @throws ApiError UNPROCESSABLE with everything that a published contest needs and this one lacks
 */
export function assertWhole(
  { opensAt, closesAt, fields, image, terms }: Publishable,
  now: Date,
  { mayLackTerms = false } = {},
): void {
  const needsTerms = terms !== null || !mayLackTerms;
  const errors = [
    ...(opensAt === null ? [{ field: 'opensAt', message: contestMessages.opensAtRequired }] : []),
    ...(closesAt === null ? [{ field: 'closesAt', message: contestMessages.closesAtRequired }] : []),
    ...(fields.length === 0 ? [{ field: 'fields', message: contestMessages.fieldsRequired }] : []),
    ...(image === null ? [{ field: IMAGE, message: contestMessages.imageRequired }] : []),
    ...(needsTerms ? missingTerms(terms ?? EMPTY_TERMS, dayInSeoul(now)) : []).map(({ field, message }) => ({
      ...{ field: `terms.${field}`, message },
    })),
  ];
  if (errors.length > 0) throw new ApiError('UNPROCESSABLE', { errors });
}

/** @throws ApiError UNPROCESSABLE also where the end has passed */
export function assertPublishable(row: OwnContest, now: Date): void {
  assertWhole(row, now);
  if (row.closesAt !== null && row.closesAt > now) return;
  throw new ApiError('UNPROCESSABLE', {
    errors: [{ field: 'closesAt', message: contestMessages.closesAtPast }],
  });
}
