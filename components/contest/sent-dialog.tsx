'use client';

import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useLateQueries } from '@/components/ui/use-late-queries';
import { failureMessage } from '@/lib/browser/api-failure';
import { isAgreement } from '@/lib/contest/terms/terms-questions';
import { answerText } from '@/lib/contest/answer-text';
import type { ApplicationRow, OwnApplication } from '@/lib/contracts/contest';
import * as contestMessages from '@/lib/messages/contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import * as termsMessages from '@/lib/messages/contest-terms';
import { ApplicationFeedback } from './application-feedback';
import { OrganizationMark } from './organization-mark';
import { ReceivedMessages } from './received-messages';
import { findOwn } from './open-application';
import styles from './sent-dialog.module.css';
import { TermsCard } from './terms-card';

/** What an artist sent last, question by question. */
export function SentDialog({ application, onClose }: { application: ApplicationRow; onClose: () => void }) {
  const { contestUuid, title, receipt } = application;
  const query = {
    queryKey: ['contest-application', contestUuid],
    queryFn: () => findOwn(contestUuid),
    staleTime: 0,
  };
  const { results, error, load } = useLateQueries([query]);
  const result = results?.[0];
  const failure = error ?? result?.error ?? null;
  return (
    <Dialog
      isOpen
      isFullOnPhones
      width={720}
      title={title}
      onClose={onClose}
      footer={
        <Button small onClick={onClose}>
          닫기
        </Button>
      }
    >
      <p className={`t-small num ${styles.receipt}`}>{contestMessages.sentReceipt(receipt ?? '')}</p>
      {failure === null ? (
        <Sent own={result?.data ?? null} />
      ) : (
        <ErrorState
          title={contestMessages.applicationsFailed}
          hint={failureMessage(failure)}
          onRetry={() => (error === null ? void result?.refetch() : load())}
        />
      )}
    </Dialog>
  );
}

function Sent({ own }: { own: OwnApplication | null }) {
  if (own === null) {
    return (
      <div aria-busy="true">
        <span className="vh">신청서를 불러오는 중</span>
        <Skeleton height="160px" />
      </div>
    );
  }
  return (
    <div className={styles.sent}>
      {own.verifiedOrganization === null ? null : (
        <OrganizationMark organization={own.verifiedOrganization} />
      )}
      {own.messages.length === 0 ? null : <ReceivedMessages messages={own.messages} />}
      {own.feedback === null ? null : <ApplicationFeedback feedback={own.feedback} />}
      {Object.keys(own.answers ?? {}).length === 0 ? (
        <p className="t-small muted">{reviewMessages.answersDeleted}</p>
      ) : (
        <dl className={styles.answers}>
          {(own.fields ?? [])
            .filter((field) => !isAgreement(field))
            .map((field) => (
              <div key={field.name}>
                <dt className="t-cap">{field.label}</dt>
                <dd className="pre">{answerText(field, own.answers ?? {}) || '–'}</dd>
              </div>
            ))}
        </dl>
      )}
      {own.terms === null ? null : (
        <TermsCard id="sent-terms" edition={own.terms} title={termsMessages.whenSent} level={3} />
      )}
    </div>
  );
}
