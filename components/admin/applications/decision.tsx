import { useState } from 'react';
import { KeptNote } from '@/components/form/kept-note';
import { SentFields } from '@/components/form/sent-fields';
import { useKeptText } from '@/components/form/use-kept-text';
import { callApi } from '@/lib/browser/call-api';
import * as adminLimits from '@/lib/limits/admin';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { Part } from '@/components/admin/parts/facts';
import { TemplatedText } from '@/components/admin/parts/templated-text';
import { useAction } from '@/components/admin/parts/use-action';
import { useOperator } from '@/components/admin/parts/use-operator';
import { SendButton } from '@/components/ui/action/send-button';
import styles from './decision.module.css';

/** Approves an application, or asks for other documents with a reason that the artist reads. */
export function Decision({ uuid }: { uuid: string }) {
  const [reason, setReason] = useState('');
  const kept = useKeptText({
    form: `decision-${uuid}`,
    owner: useOperator(),
    text: reason,
    setText: setReason,
  });
  const resources = ['applications', 'members', 'audit', 'today'] as const;
  const approving = useAction({ resources, done: '승인하고 메일을 보냈습니다.' });
  const asking = useAction({ resources, done: '자료를 다시 요청하고 메일을 보냈습니다.' });
  const isBusy = approving.isBusy || asking.isBusy;
  const params = { uuid };
  return (
    <Part title="결정">
      <div className={styles.decision}>
        <div>
          <p className="t-small">승인하면 작가 페이지를 만들 수 있고, 승인 메일이 갑니다.</p>
          <ConfirmButton
            look="primary"
            disabled={isBusy}
            question="이 신청을 승인할까요?"
            onConfirm={() =>
              void approving.run(() =>
                callApi('put', '/v1/admin/artist-applications/{uuid}/approve', { params }),
              )
            }
          >
            승인
          </ConfirmButton>
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void asking.run(async () => {
              await callApi('put', '/v1/admin/artist-applications/{uuid}/retry', {
                params,
                body: { reason },
              });
              kept.forget();
            });
          }}
        >
          <KeptNote kept={kept} />
          <SentFields isSending={asking.isBusy}>
            <TemplatedText
              use="DOCUMENTS_REQUEST"
              label="자료를 다시 요청하는 사유"
              hint="작가가 메일과 마이페이지에서 읽습니다."
              value={reason}
              onChange={setReason}
              maxLetters={adminLimits.reasonMax}
              error={asking.faults.reason}
            />
          </SentFields>
          <SendButton isSending={asking.isBusy} aria-disabled={isBusy}>
            자료 다시 요청
          </SendButton>
        </form>
      </div>
    </Part>
  );
}
