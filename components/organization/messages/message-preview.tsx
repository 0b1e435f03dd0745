import { wholeMessage } from '@/lib/contest/message-mail';
import { SAMPLE_RECIPIENT, type DecisionTexts } from '@/lib/contest/decision-mail';
import type { MessageAudience, MessageRecipients } from '@/lib/contracts/contest-message';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as contestMessages from '@/lib/messages/contest';
import * as messageMessages from '@/lib/messages/contest-message';
import styles from './messages-page.module.css';
import type { AudienceRecipients } from './use-recipients';

interface MessagePreviewProps {
  contest: OrganizationContest;
  audience: MessageAudience;
  /** The message's present texts. */
  mail: DecisionTexts;
  recipients: AudienceRecipients;
}

/** The mail of a message as its first recipient will read it, with its greeting and its foot. */
export function MessagePreview({ contest, audience, mail, recipients }: MessagePreviewProps) {
  const known = recipients.of(audience);
  return (
    <div
      className={styles.preview}
      role="group"
      aria-label="메일 미리보기"
      aria-busy={known === null && !recipients.isFailed}
    >
      {known === null ? (
        <p className="t-cap" role="status">
          {recipients.isFailed ? contestMessages.mailPreviewFailed : '미리보기를 불러오는 중'}
        </p>
      ) : (
        <WholeMail {...{ contest, audience, mail, known }} />
      )}
    </div>
  );
}

interface WholeMailProps extends Pick<MessagePreviewProps, 'contest' | 'audience' | 'mail'> {
  known: MessageRecipients;
}

function WholeMail({ contest, audience, mail, known: { frame, sample } }: WholeMailProps) {
  const { title, organizer, terms, closesAt } = contest;
  const { subject, text } = wholeMessage(frame, mail, sample ?? SAMPLE_RECIPIENT, {
    ...{ contest: title, organizer, contact: terms.contact, isSent: audience !== 'UNFINISHED' },
    closesAt: closesAt === null ? null : new Date(closesAt),
  });
  return (
    <>
      <p className="t-cap">
        {sample === null
          ? messageMessages.previewNobody(SAMPLE_RECIPIENT.name)
          : contestMessages.mailPreviewOf(sample.name)}
      </p>
      <p className={styles.subject}>{subject}</p>
      <p className="t-small pre">{text}</p>
    </>
  );
}
