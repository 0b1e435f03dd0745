import type { ContestStanding } from '@/lib/contracts/contest';
import type { ContestAction, OrganizationContest } from '@/lib/contracts/organization-contest';
import * as contestMessages from '@/lib/messages/contest';

interface ActionWords {
  /** The button. */
  label: string;
  /** What is asked before; null for what can be undone at once. */
  question: string | null;
  hint: string;
  confirmLabel: string;
  /** What is said afterwards. */
  done: string;
}

export const ACTIONS: Readonly<Record<ContestAction, ActionWords>> = {
  PUBLISH: {
    label: '게시하기',
    question: contestMessages.publishContest,
    hint: contestMessages.publishContestHint,
    confirmLabel: '게시하기',
    done: contestMessages.contestPublished,
  },
  CLOSE: {
    label: '접수 마치기',
    question: contestMessages.closeContest,
    hint: contestMessages.closeContestHint,
    confirmLabel: '접수 마치기',
    done: contestMessages.contestClosed,
  },
  REOPEN: {
    label: '접수 다시 열기',
    question: contestMessages.reopenContest,
    hint: contestMessages.reopenContestHint,
    confirmLabel: '다시 열기',
    done: contestMessages.contestReopened,
  },
  ARCHIVE: {
    label: '보관하기',
    question: contestMessages.archiveContest,
    hint: contestMessages.archiveContestHint,
    confirmLabel: '보관하기',
    done: contestMessages.contestArchived,
  },
  RESTORE: {
    label: '다시 꺼내기',
    question: null,
    hint: '',
    confirmLabel: '',
    done: contestMessages.contestRestored,
  },
};

/** What an owner may do with a contest where it stands. The server has the last word. */
export function possibleActions({
  standing,
  closedAt,
  announcedAt,
  stop,
}: Pick<OrganizationContest, 'standing' | 'closedAt' | 'announcedAt' | 'stop'>): ContestAction[] {
  if (standing === 'CLOSED') {
    const isReopenable = closedAt !== null && announcedAt === null && stop === null;
    return isReopenable ? ['REOPEN', 'ARCHIVE'] : ['ARCHIVE'];
  }
  return OF_STANDING[standing];
}

const OF_STANDING: Readonly<Record<Exclude<ContestStanding, 'CLOSED'>, ContestAction[]>> = {
  DRAFT: ['PUBLISH'],
  SCHEDULED: ['CLOSE'],
  OPEN: ['CLOSE'],
  ARCHIVED: ['RESTORE'],
  WITHDRAWN: [],
};
