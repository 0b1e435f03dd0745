import { useState } from 'react';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import styles from '@/components/admin/parts/stack.module.css';
import { TemplatedText } from '@/components/admin/parts/templated-text';
import { useAction } from '@/components/admin/parts/use-action';
import { useOperator } from '@/components/admin/parts/use-operator';
import { KeptNote } from '@/components/form/kept-note';
import { useKeptText } from '@/components/form/use-kept-text';
import { callApi } from '@/lib/browser/call-api';
import type { Member } from '@/lib/contracts/admin/member';
import * as adminLimits from '@/lib/limits/admin';
import { MEMBER_RESOURCES } from './member-resources';

/** Stops an account, with a reason that its owner reads. */
export function MemberStop({ member: { uuid, artist, organization } }: { member: Member }) {
  const [reason, setReason] = useState('');
  const kept = useKeptText({
    form: `member-stop-${uuid}`,
    owner: useOperator(),
    text: reason,
    setText: setReason,
  });
  const { run, isBusy, faults } = useAction({
    resources: MEMBER_RESOURCES,
    done: '이용을 정지하고 메일을 보냈습니다.',
  });
  const onlyOwnerOf = organization?.isOnlyOwner === true ? organization.name : null;
  const stop = () =>
    run(async () => {
      await callApi('put', '/v1/admin/members/{uuid}/stop', { params: { uuid }, body: { reason } });
      kept.forget();
    });
  return (
    <div className={styles.stack}>
      <KeptNote kept={kept} />
      <TemplatedText
        use="ACCOUNT_STOP"
        label="정지 사유"
        hint="본인이 메일과 로그인 화면에서 읽습니다."
        value={reason}
        onChange={setReason}
        maxLetters={adminLimits.reasonMax}
        error={faults.reason}
      />
      <ConfirmButton
        look="danger"
        disabled={isBusy}
        question="이 회원의 이용을 정지할까요?"
        hint={
          <div className={styles.stack}>
            {onlyOwnerOf === null ? null : (
              <p>
                <strong>{onlyOwnerOf}</strong>의 하나뿐인 책임자입니다. 정지하면 이 단체의 공모를 맡을 사람이
                없습니다.
              </p>
            )}
            <p>
              {artist === null ? '로그인이 바로 끊깁니다.' : '로그인이 바로 끊기고 작가 페이지가 가려집니다.'}{' '}
              정지를 해제하면 되돌아옵니다.
            </p>
          </div>
        }
        onConfirm={() => void stop()}
      >
        이용 정지
      </ConfirmButton>
    </div>
  );
}
