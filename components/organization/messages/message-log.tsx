'use client';

import { TextSummary } from '@/components/ui/action/text-summary';
import { TextLink } from '@/components/ui/action/text-link';
import { FaultPlace } from '@/components/ui/field/fault-place';
import { Pagination } from '@/components/ui/list/pagination';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import { EmptyState } from '@/components/ui/state/empty-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import type { ContestMessage } from '@/lib/contracts/contest-message';
import type { Page } from '@/lib/contracts/envelope';
import { formatMoment } from '@/lib/format/moment';
import { contestMessageListOf, type ContestMessageListState } from '@/lib/lists/organization-lists';
import * as messageMessages from '@/lib/messages/contest-message';
import { MESSAGE_AUDIENCE_LABELS } from '@/lib/options/contest-message';
import * as contestPaths from '@/lib/paths/contest';
import { withQuery } from '@/lib/paths/query';
import styles from './messages-page.module.css';

interface MessageLogProps {
  contestUuid: string;
  applicantId: string | null;
  state: ContestMessageListState;
  first: Page<ContestMessage>;
}

/** The messages that were sent, the newest first: when, by whom, to whom, and what. */
export function MessageLog({ contestUuid, applicantId, state, first }: MessageLogProps) {
  const list = contestMessageListOf(contestUuid);
  const hrefOf = (page: number) =>
    withQuery(list.path, { ...list.query({ ...state, page }), applicant: applicantId });
  const navigation = useListNavigation(hrefOf(state.page));
  return (
    <section className={styles.log} aria-labelledby="message-log">
      <h2 id="message-log" className={styles.title}>
        보낸 메시지
      </h2>
      <FaultPlace />
      {navigation.isPending ? (
        <div aria-busy="true">
          <span className="vh" role="status">
            불러오는 중
          </span>
          <Skeleton height="240px" />
        </div>
      ) : first.content.length === 0 ? (
        <EmptyState title={messageMessages.noMessages} hint={messageMessages.noMessagesHint} />
      ) : (
        <ul className={styles.messages} aria-labelledby="message-log">
          {first.content.map((message) => (
            <SentMessage key={message.uuid} contestUuid={contestUuid} message={message} />
          ))}
        </ul>
      )}
      <Pagination
        page={state.page}
        totalPages={first.totalPages}
        hrefOf={hrefOf}
        onNavigate={navigation.begin}
        isPersonal
      />
    </section>
  );
}

function SentMessage({ contestUuid, message }: { contestUuid: string; message: ContestMessage }) {
  const { sentAt, by, audience, applicant, subject, text, sent, unreachable } = message;
  return (
    <li className={styles.message}>
      <p className="t-cap num">
        {formatMoment(new Date(sentAt))} · {by ?? messageMessages.formerOwner}
      </p>
      <h3 className={styles.subject}>{subject}</h3>
      <p className="t-small num">
        {audience !== 'ONE' ? (
          MESSAGE_AUDIENCE_LABELS[audience]
        ) : applicant === null ? (
          messageMessages.applicantGone
        ) : (
          <TextLink href={contestPaths.applicant(contestUuid, applicant.id)}>
            {applicant.name} ({applicant.receipt})
          </TextLink>
        )}{' '}
        <span className="muted">{messageMessages.sentCounts(sent, unreachable)}</span>
      </p>
      <details>
        <TextSummary>내용 보기</TextSummary>
        <p className="t-small pre">{text}</p>
      </details>
    </li>
  );
}
