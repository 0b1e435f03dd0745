import { lockOf } from '@/lib/contest/review-lock';
import { standingOf } from '@/lib/contest/standing';
import type { MemberRole } from '@/lib/contracts/contest';
import type { Assignment } from '@/lib/contracts/contest-assignment';
import type { ExclusionCreate } from '@/lib/contracts/organization-jury';
import * as assignmentMessages from '@/lib/messages/contest-assignment';
import * as juryMessages from '@/lib/messages/contest-jury';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { AssignmentOutcome } from './assignment-repository';
import type { PanelContest } from './juror-repository';

/** @throws ApiError CONTEST_STANDING after the announcement and in an archived contest (C-92) */
export function assertChangeable(contest: PanelContest, now: Date): void {
  const { announcedAt, round } = contest;
  const message = lockOf({ kind: 'JURY' }, { standing: standingOf(contest, now), announcedAt, round });
  if (message !== null) throw new ApiError('CONTEST_STANDING', { message });
}

/**
 * Returns the juror of an exclusion, and who says it: an owner excludes any juror, a juror declares only for themselves.
 * @throws ApiError UNPROCESSABLE where an owner names no juror, FORBIDDEN where a juror names another one
 */
export function excludedBy(
  { accountUuid, role }: { accountUuid: string; role: MemberRole },
  { jurorUuid }: Pick<ExclusionCreate, 'jurorUuid'>,
): { jurorUuid: string; kind: 'DECLARED' | 'EXCLUDED' } {
  if (role === 'OWNER') {
    if (jurorUuid !== undefined) return { jurorUuid, kind: 'EXCLUDED' };
    throw new ApiError('UNPROCESSABLE', {
      errors: [{ field: 'jurorUuid', message: juryMessages.jurorRequired }],
    });
  }
  if (jurorUuid !== undefined && jurorUuid !== accountUuid)
    throw new ApiError('FORBIDDEN', { message: juryMessages.othersExclusion });
  return { jurorUuid: accountUuid, kind: 'DECLARED' };
}

/** @throws ApiError UNPROCESSABLE for a round after the next one */
export function assertRounds(rounds: readonly number[] | null, { round }: Pick<PanelContest, 'round'>): void {
  if (rounds === null || rounds.every((each) => each <= round + 1)) return;
  throw new ApiError('UNPROCESSABLE', {
    errors: [{ field: 'rounds', message: assignmentMessages.roundsRule(round + 1) }],
  });
}

/** Returns what was assigned. @throws ApiError with the reason where nothing was */
export function assignedOr(outcome: AssignmentOutcome): Assignment {
  if (outcome === 'missing') throw notFound();
  if (outcome === 'other-round') throw new ApiError('CONFLICT', { message: assignmentMessages.roundChanged });
  if (outcome === 'no-jurors') throw new ApiError('CONFLICT', { message: assignmentMessages.noJurors });
  if ('applicants' in outcome) return outcome;
  const fault =
    'jurors' in outcome
      ? { field: 'perApplicant', message: assignmentMessages.perApplicantRule(outcome.jurors) }
      : {
          field: 'jurorUuids',
          message: assignmentMessages.onlyExcluded(outcome.onlyExcluded, outcome.receipts),
        };
  throw new ApiError('UNPROCESSABLE', { errors: [fault] });
}
