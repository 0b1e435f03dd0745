import { ContestHeading } from '@/components/organization/contest-heading';
import { Note } from '@/components/ui/state/note';
import { lockOf } from '@/lib/contest/review-lock';
import { MESSAGE_AUDIENCES, type ContestMessage } from '@/lib/contracts/contest-message';
import type { Page } from '@/lib/contracts/envelope';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import type { ContestMessageListState } from '@/lib/lists/organization-lists';
import { MessageForm } from './message-form';
import { MessageLog } from './message-log';
import styles from './messages-page.module.css';

interface MessagesPageProps {
  accountId: string;
  contest: OrganizationContest;
  /** The applicant whom a new message is for; null where the address names none. */
  applicantId: string | null;
  state: ContestMessageListState;
  first: Page<ContestMessage>;
}

/** Messages to applicants (C-102): the form of a new one with its preview, or why none can be written, and what was sent. */
export function MessagesPage({ accountId, contest, applicantId, state, first }: MessagesPageProps) {
  const possible = MESSAGE_AUDIENCES.filter((audience) => audience !== 'ONE' || applicantId !== null);
  const audiences = possible.filter((audience) => lockOf({ kind: 'MESSAGE', audience }, contest) === null);
  return (
    <>
      <ContestHeading contest={contest} part="messages" isOwner />
      <div className={styles.columns}>
        {audiences.length === 0 ? (
          <Note aria-label="잠긴 메시지">
            <p className="t-small pre">{lockOf({ kind: 'MESSAGE', audience: 'SENT' }, contest)}</p>
          </Note>
        ) : (
          <MessageForm key={applicantId} {...{ accountId, contest, applicantId }} audiences={audiences} />
        )}
        <MessageLog contestUuid={contest.uuid} applicantId={applicantId} state={state} first={first} />
      </div>
    </>
  );
}
