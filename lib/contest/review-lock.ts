import { APPLICANT_STATUSES, type ApplicantStatus, type ContestStanding } from '@/lib/contracts/contest';
import type { ReopenedPart } from '@/lib/contracts/contest-event';
import type { MessageAudience } from '@/lib/contracts/contest-message';
import * as contestMessages from '@/lib/messages/contest';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import * as juryMessages from '@/lib/messages/contest-jury';
import * as logMessages from '@/lib/messages/contest-log';
import * as messageMessages from '@/lib/messages/contest-message';
import * as resultMessages from '@/lib/messages/contest-result';

/** An organization's action on a published contest or its applicants. */
export type ContestWork =
  | { kind: 'SCORE'; /** The round that the applicant is in. */ round: number }
  | { kind: 'STATUS'; status: ApplicantStatus }
  | { kind: 'ROUND' }
  /** Jurors and exclusions. */
  | { kind: 'JURY' }
  | { kind: 'ANNOUNCE' }
  /** The round before the present one, or the announcement, is opened again. */
  | { kind: 'REOPEN'; part: ReopenedPart }
  /** The jury's statement, and the publication of the result. */
  | { kind: 'RESULT' }
  /** The minutes of the jury. */
  | { kind: 'MINUTES' }
  /** A message to applicants. */
  | { kind: 'MESSAGE'; audience: MessageAudience }
  | { kind: 'EDIT' };

interface Reviewed {
  standing: ContestStanding;
  /** Null before the announcement. */
  announcedAt: string | Date | null;
  round: number;
}

/** The decisions that an announcement includes. */
export const DECISIONS = ['SELECTED', 'REJECTED'] as const satisfies readonly ApplicantStatus[];

/** The standings of contests that take no applications any more. */
const ENDED: readonly ContestStanding[] = ['CLOSED', 'ARCHIVED', 'WITHDRAWN'];

/**
 * Returns the message why an action is locked (C-78); null if it is allowed. The API refuses by it, and the pages show what
 * is locked.
 */
export function lockOf(work: ContestWork, { standing, announcedAt, round }: Reviewed): string | null {
  const isAnnounced = announcedAt !== null;
  const { locked } = contestMessages;
  switch (work.kind) {
    case 'SCORE':
      if (isAnnounced) return locked.scoreAnnounced;
      if (standing === 'ARCHIVED') return locked.archived;
      // A page may know an applicant's round before the contest's.
      return work.round >= round ? null : locked.scoreOutOfRound(work.round);
    case 'STATUS':
      if (standing === 'ARCHIVED') return locked.archived;
      return isAnnounced && !DECISIONS.some((decision) => decision === work.status)
        ? locked.statusAnnounced
        : null;
    case 'ROUND':
      return isAnnounced ? locked.roundAnnounced : beforeDeciding(standing);
    case 'JURY':
      if (isAnnounced) return juryMessages.juryAnnounced;
      return standing === 'ARCHIVED' ? locked.archived : null;
    case 'ANNOUNCE':
      return beforeDeciding(standing);
    case 'REOPEN':
      if (standing === 'ARCHIVED') return locked.archived;
      if (standing === 'WITHDRAWN') return locked.withdrawn;
      if (work.part === 'ANNOUNCEMENT') return isAnnounced ? null : logMessages.reopenUnannounced;
      if (isAnnounced) return logMessages.reopenAnnounced;
      return round > 1 ? null : logMessages.reopenFirst;
    case 'RESULT':
      if (standing === 'ARCHIVED') return locked.archived;
      if (standing === 'WITHDRAWN') return locked.withdrawn;
      return isAnnounced ? null : resultMessages.beforeAnnouncing;
    case 'MINUTES':
      return ENDED.includes(standing) ? null : minutesMessages.beforeClosing;
    case 'MESSAGE':
      if (standing === 'ARCHIVED') return locked.archived;
      if (standing === 'WITHDRAWN') return locked.withdrawn;
      return work.audience === 'UNFINISHED' && standing !== 'OPEN' ? messageMessages.onlyWhileOpen : null;
    case 'EDIT':
      if (isAnnounced) return locked.editAnnounced;
      return standing === 'ARCHIVED' ? locked.archived : null;
  }
}

/** Actions on all applicants wait for the end of the application period. */
function beforeDeciding(standing: ContestStanding): string | null {
  switch (standing) {
    case 'CLOSED':
      return null;
    case 'ARCHIVED':
      return contestMessages.locked.archived;
    case 'WITHDRAWN':
      return contestMessages.locked.withdrawn;
    case 'DRAFT':
    case 'SCHEDULED':
    case 'OPEN':
      return contestMessages.beforeClosing;
  }
}

/** The statuses that an owner can set. */
export const possibleStatuses = (contest: Reviewed): ApplicantStatus[] =>
  APPLICANT_STATUSES.filter((status) => lockOf({ kind: 'STATUS', status }, contest) === null);
