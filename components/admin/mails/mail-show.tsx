import { useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { Skeleton } from '@/components/ui/state/skeleton';
import { callApi } from '@/lib/browser/call-api';
import type { AdminMailRow, OpenedMail } from '@/lib/contracts/admin/mail';
import { formatMoment } from '@/lib/format/moment';
import { topicLabel } from '@/lib/options/admin';
import { WHOLE } from '@/components/admin/data-provider';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { Facts, Part } from '@/components/admin/parts/facts';
import { ReasonButton } from '@/components/admin/parts/reason-button';
import { ShowFailure } from '@/components/admin/parts/show-failure';
import { useAction } from '@/components/admin/parts/use-action';
import { MailFolderNote } from './mail-folder-note';
import { MailState } from './mail-state';
import styles from './mail.module.css';

/** A mail: its delivery status, its text after an operator asked for it, and another try where it was given up. */
export function MailShow() {
  return (
    <Show
      actions={false}
      component="div"
      queryOptions={{ meta: WHOLE }}
      error={<ShowFailure title="메일을 불러오지 못했습니다." />}
    >
      <Shown />
    </Show>
  );
}

const momentText = (moment: string | null) => (moment === null ? null : formatMoment(new Date(moment)));

function Shown() {
  const mail = useRecordContext<AdminMailRow & { id: string }>();
  const [opened, setOpened] = useState<{ of: string; mail: OpenedMail } | null>(null);
  const opening = useAction({ resources: ['audit'], done: '열람을 기록했습니다.' });
  const sending = useAction({ resources: ['mails', 'audit', 'today'], done: '메일을 다시 보내고 있습니다.' });
  if (mail === undefined) return <Skeleton height="320px" />;
  const { uuid, state } = mail;
  const params = { uuid };
  const text = opened?.of === uuid ? opened.mail : null;
  const open = (reason: string) =>
    opening.run(async () => {
      setOpened({
        of: uuid,
        mail: await callApi('post', '/v1/admin/mails/{uuid}/open', { params, body: { reason } }),
      });
    });
  return (
    <>
      <MailFolderNote />
      <Facts
        facts={{
          종류: topicLabel(mail.topic),
          상태: <MailState state={state} />,
          '받는 사람': text?.to ?? mail.recipient,
          작성: momentText(mail.createdAt),
          보냄: momentText(mail.sentAt),
          실패: momentText(mail.failedAt),
          '다음 시도': momentText(mail.dueAt),
          시도: `${mail.attempts}번`,
          '마지막 오류': mail.lastError,
        }}
      />
      <div className={styles.tools}>
        {state === 'FAILED' ? (
          <ConfirmButton
            small
            look="primary"
            disabled={sending.isBusy}
            aria-busy={sending.isBusy}
            question="이 메일을 다시 보낼까요?"
            hint="작성한 때의 내용 그대로 갑니다."
            onConfirm={() =>
              void sending.run(() => callApi('post', '/v1/admin/mails/{uuid}/send', { params }))
            }
          >
            다시 보내기
          </ConfirmButton>
        ) : null}
        {text === null ? (
          <>
            <ReasonButton
              question="메일의 받는 사람과 내용을 볼까요?"
              isBusy={opening.isBusy}
              onReason={open}
            >
              받는 사람과 내용 보기
            </ReasonButton>
            <span className="t-cap muted">누가 보았는지 기록합니다. 링크의 열쇠는 가립니다.</span>
          </>
        ) : null}
      </div>
      {text === null ? null : (
        <Part title={text.subject}>
          <iframe className={styles.html} title="메일의 모양" sandbox="" srcDoc={text.html} />
          <h3 className="t-h4">글자만 보이는 메일</h3>
          <p className={`pre ${styles.text}`}>{text.text}</p>
        </Part>
      )}
    </>
  );
}
