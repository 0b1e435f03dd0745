import { TextButton } from '@/components/ui/action/text-link';
import { SAMPLE_RECIPIENT, wholeDecision, type DecisionTexts } from '@/lib/contest/decision-mail';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { AnnouncementPreview } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './announce-dialog.module.css';
import type { useAnnouncement } from './use-announcement';

export type Decision = Extract<ApplicantStatus, 'SELECTED' | 'REJECTED'>;

interface MailPreviewProps {
  decision: Decision;
  contest: string;
  /** The mail's present text. */
  mail: DecisionTexts;
  announcement: ReturnType<typeof useAnnouncement>;
  /** Whether applicants without a decision get the refusal's mail. */
  rejectsUndecided: boolean;
}

/** The first applicant who gets the mail; null for none. */
function readerOf(preview: AnnouncementPreview, decision: Decision, rejectsUndecided: boolean) {
  if (decision === 'SELECTED') return preview.selected.sample;
  return preview.rejected.sample ?? (rejectsUndecided ? preview.undecided.sample : null);
}

/** A mail of the announcement as an applicant of its decision will read it, with its greeting and its foot. */
export function MailPreview({ decision, contest, mail, announcement, rejectsUndecided }: MailPreviewProps) {
  const { preview, isFailed, retry } = announcement;
  const label = APPLICANT_STATUS_LABELS[decision];
  return (
    <div
      className={styles.preview}
      role="group"
      aria-label={`${label} 메일 미리보기`}
      aria-busy={preview === null && !isFailed}
    >
      {preview === null ? (
        <p className="t-cap" role="status">
          {isFailed ? (
            <>
              {contestMessages.mailPreviewFailed} <TextButton onClick={retry}>다시 시도</TextButton>
            </>
          ) : (
            '미리보기를 불러오는 중'
          )}
        </p>
      ) : (
        <WholeMail
          label={label}
          reader={readerOf(preview, decision, rejectsUndecided)}
          {...{ contest, mail, frame: preview.frame }}
        />
      )}
    </div>
  );
}

interface WholeMailProps extends Pick<MailPreviewProps, 'contest' | 'mail'> {
  label: string;
  reader: typeof SAMPLE_RECIPIENT | null;
  frame: AnnouncementPreview['frame'];
}

function WholeMail({ label, reader, contest, mail, frame }: WholeMailProps) {
  const { subject, text } = wholeDecision(frame, mail, { ...(reader ?? SAMPLE_RECIPIENT), contest });
  return (
    <>
      <p className="t-cap">
        {reader === null
          ? contestMessages.mailPreviewNobody(label, SAMPLE_RECIPIENT.name)
          : contestMessages.mailPreviewOf(reader.name)}
      </p>
      <p className={styles.subject}>{subject}</p>
      <p className="t-small pre">{text}</p>
    </>
  );
}
