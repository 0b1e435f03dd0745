import { lockOf } from '@/lib/contest/review-lock';
import { standingOf } from '@/lib/contest/standing';
import type { MemberRole } from '@/lib/contracts/contest';
import type { ExclusionCreate } from '@/lib/contracts/organization-jury';
import * as juryMessages from '@/lib/messages/contest-jury';
import { ApiError } from '@/server/api/http/api-error';
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
