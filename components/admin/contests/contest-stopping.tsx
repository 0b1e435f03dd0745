import { useState } from 'react';
import { KeptNote } from '@/components/form/kept-note';
import { useKeptText } from '@/components/form/use-kept-text';
import { TextArea } from '@/components/ui/field/text-area';
import { callApi } from '@/lib/browser/call-api';
import type { AdminContest } from '@/lib/contracts/admin/contest';
import type { ContestStopKind } from '@/lib/contracts/contest';
import * as adminLimits from '@/lib/limits/admin';
import { CONTEST_STOP_LABELS } from '@/lib/options/admin';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { Part } from '@/components/admin/parts/facts';
import { useAction } from '@/components/admin/parts/use-action';
import { useOperator } from '@/components/admin/parts/use-operator';
import styles from './contest-show.module.css';

const RESOURCES = ['contests', 'audit'] as const;

const HINTS: Readonly<Record<ContestStopKind, string>> = {
  CLOSED:
    '새 신청을 받지 않습니다. 단체의 담당자가 메일을 받고, 소식을 보는 사람이 모두 사유를 읽습니다. 해제하면 다시 받습니다.',
  WITHDRAWN:
    '공모와 그 소식이 방문자에게 보이지 않습니다. 단체의 담당자가 메일을 받고, 지원한 작가도 사유를 읽습니다. 해제하면 다시 보입니다.',
};

/**
 * Stops a contest for a reason, or takes that back. The organization and the applicants read the reason, and every visitor does where
 * the news stays public.
 */
export function ContestStopping({ contest }: { contest: AdminContest }) {
  const { uuid, version, standing, stop } = contest;
  const [reason, setReason] = useState('');
  const kept = useKeptText({
    form: `contest-stop-${uuid}`,
    owner: useOperator(),
    text: reason,
    setText: setReason,
  });
  const stopping = useAction({ resources: RESOURCES, done: '중단하고 단체에 메일을 보냈습니다.' });
  const releasing = useAction({ resources: RESOURCES, done: '해제하고 단체에 메일을 보냈습니다.' });
  const isBusy = stopping.isBusy || releasing.isBusy;
  const params = { uuid };
  const kinds: ContestStopKind[] = [
    ...(standing === 'OPEN' || standing === 'SCHEDULED' ? (['CLOSED'] as const) : []),
    ...(standing === 'DRAFT' || standing === 'WITHDRAWN' ? [] : (['WITHDRAWN'] as const)),
  ];
  if (kinds.length === 0 && stop === null) return null;
  return (
    <Part title="운영자의 조치">
      <KeptNote kept={kept} />
      <div className={styles.tools}>
        {kinds.length === 0 ? null : (
          <TextArea
            label="사유"
            required
            rows={4}
            value={reason}
            maxLetters={adminLimits.reasonMax}
            onChange={({ target }) => setReason(target.value)}
            error={stopping.faults.reason}
            hint="단체의 담당자와 지원한 작가가 읽습니다. 접수를 중단하면 소식에도 나옵니다. 밝혀도 되는 말로 적어 주세요."
          />
        )}
        <div className={styles.buttons}>
          {kinds.map((kind) => (
            <ConfirmButton
              key={kind}
              look="danger"
              disabled={isBusy}
              question={`이 공모를 ${CONTEST_STOP_LABELS[kind]}할까요?`}
              hint={HINTS[kind]}
              onConfirm={() =>
                void stopping.run(async () => {
                  const body = { kind, reason, version };
                  await callApi('put', '/v1/admin/contests/{uuid}/stop', { params, body });
                  kept.forget();
                })
              }
            >
              {CONTEST_STOP_LABELS[kind]}
            </ConfirmButton>
          ))}
          {stop === null ? null : (
            <ConfirmButton
              disabled={isBusy}
              question="중단을 해제할까요?"
              hint="단체의 담당자가 메일을 받습니다."
              onConfirm={() =>
                void releasing.run(() =>
                  callApi('put', '/v1/admin/contests/{uuid}/release', { params, body: { version } }),
                )
              }
            >
              중단 해제
            </ConfirmButton>
          )}
        </div>
      </div>
    </Part>
  );
}
