import { useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { EmptyState } from '@/components/ui/state/empty-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { TextField } from '@/components/ui/field/text-field';
import { callApi } from '@/lib/browser/call-api';
import type { AccessCount, LogCheck } from '@/lib/contracts/admin/log-check';
import * as adminMessages from '@/lib/messages/admin';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS, UNUSUAL_LABELS } from '@/lib/options/admin';
import { WHOLE } from '@/components/admin/data-provider';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { Facts, Part } from '@/components/admin/parts/facts';
import { ShowFailure } from '@/components/admin/parts/show-failure';
import stack from '@/components/admin/parts/stack.module.css';
import { useAction } from '@/components/admin/parts/use-action';
import { checkWords } from './log-check-list';
import styles from './log-check.module.css';

/** A month of the log: who accessed personal data, what of it is unusual, and the signature of an operator (O-16). */
export function LogCheckShow() {
  return (
    <Show
      actions={false}
      component="div"
      queryOptions={{ meta: WHOLE }}
      error={<ShowFailure title="접속 기록을 불러오지 못했습니다." />}
    >
      <Shown />
    </Show>
  );
}

function Shown() {
  const month = useRecordContext<LogCheck>();
  if (month === undefined) return <Skeleton height="320px" />;
  return (
    <>
      <Facts
        facts={{
          달: month.id,
          점검: checkWords(month),
          기한: month.dueOn,
          '점검한 내용': month.check?.note,
        }}
      />
      <Part title="개인정보 접속 기록">
        <ul className={`t-small muted ${styles.rules}`}>
          {adminMessages.unusualRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {month.counts.length === 0 ? (
          <EmptyState title={adminMessages.noAccesses} role="status" />
        ) : (
          <ul className={styles.counts}>
            {month.counts.map((count) => (
              <Count key={`${count.actorId} ${count.action} ${count.subject}`} count={count} />
            ))}
          </ul>
        )}
      </Part>
      {month.isOver && month.check === null ? <Signing key={month.id} id={month.id} /> : null}
    </>
  );
}

function Count({ count }: { count: AccessCount }) {
  const { actorId, action, subject, calls, rows, usualCalls, unusual } = count;
  return (
    <li className={styles.count} data-unusual={unusual.length > 0 ? '' : undefined}>
      <b>{actorId}</b>
      <span>
        {AUDIT_SUBJECT_LABELS[subject]} {AUDIT_ACTION_LABELS[action]}
      </span>
      <span className="num">
        {calls}번 · {rows}건 <span className="muted">(평소 {Math.round(usualCalls * 10) / 10}번)</span>
      </span>
      <span>{unusual.map((kind) => UNUSUAL_LABELS[kind]).join(', ')}</span>
    </li>
  );
}

function Signing({ id }: { id: string }) {
  const [note, setNote] = useState('');
  const { run, isBusy, faults } = useAction({
    resources: ['log-checks', 'audit'],
    done: '점검을 기록했습니다.',
  });
  const sign = () =>
    run(() => callApi('post', '/v1/admin/log-checks/{id}', { params: { id }, body: { note } }));
  return (
    <Part title="점검 서명">
      <div className={stack.stack}>
        <TextField
          label="확인한 내용"
          required
          autoComplete="off"
          value={note}
          error={faults.note}
          hint="특이한 기록마다 무엇을 확인했는지 적어 주세요. 서명한 뒤에는 고칠 수 없습니다."
          onChange={({ target }) => setNote(target.value)}
        />
        <div>
          <ConfirmButton
            look="primary"
            disabled={isBusy}
            aria-busy={isBusy}
            question={`${id} 접속 기록의 점검을 마칠까요?`}
            hint="이름과 시각, 적은 내용이 남고 고칠 수 없습니다."
            onConfirm={() => void sign()}
          >
            점검 완료
          </ConfirmButton>
        </div>
      </div>
    </Part>
  );
}
