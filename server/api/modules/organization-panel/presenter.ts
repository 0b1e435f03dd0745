import type { Exclusion, Juror } from '@/lib/contracts/organization-jury';
import { linkPurposeOf } from '@/server/api/modules/password-links/service';
import type { ExclusionRead, JurorRead } from './repository';

const momentOf = (date: Date | null) => date?.toISOString() ?? null;

/** A juror of the panel with what owners see of them. */
export function presentJuror(row: JurorRead, now: Date): Juror {
  const { account, addedAt, linkUntil, rounds, assigned, scores, scored, held, lastAt, excluded, declared } =
    row;
  const isInvited = linkPurposeOf(account, now) === 'INVITATION';
  return {
    ...{ accountUuid: account.uuid, accountId: account.accountId, name: account.name, isInvited },
    addedAt: addedAt.toISOString(),
    invitationEndsAt: isInvited ? momentOf(linkUntil) : null,
    rounds,
    assigned: assigned ?? 0,
    scored: scored ?? 0,
    scores: scores ?? 0,
    held: held ?? 0,
    excluded: excluded ?? 0,
    declared: declared ?? 0,
    lastReviewAt: momentOf(lastAt),
  };
}

export function presentExclusion({ receipt, createdAt, liftedAt, ...row }: ExclusionRead): Exclusion {
  const { uuid, applicantId, applicantName, jurorUuid, jurorName, kind, reason, by, hadScore } = row;
  return {
    ...{ uuid, applicantId, applicantName, jurorUuid, jurorName, kind, reason, by, hadScore },
    receipt: receipt ?? '',
    createdAt: createdAt.toISOString(),
    liftedAt: momentOf(liftedAt),
  };
}
