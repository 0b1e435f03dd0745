'use client';

import { useRef } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { ProgressBar } from '@/components/ui/state/progress-bar';
import { SendButton } from '@/components/ui/action/send-button';
import { TextButton } from '@/components/ui/action/text-link';
import { sentence } from '@/lib/format/sentence';
import * as contestMessages from '@/lib/messages/contest';
import styles from './application-foot.module.css';
import type { SendingStep } from './send-application';
import { TimeIsUp } from './time-is-up';
import type { Application } from './use-application';

interface FootProps {
  application: Application;
  formId: string;
  isPreview: boolean;
  /** Whether the deadline passed while the form was open. */
  isOver: boolean;
  onOpenAgain: (() => void) | undefined;
}

/**
 * Shows what is saved and what isn't, and the form's buttons. 신청하기 keeps its place while the application is sent. The
 * cancel button is at the other end, so that a second press can't hit it.
 */
export function ApplicationFoot({ application, formId, isPreview, isOver, onOpenAgain }: FootProps) {
  const { form, step, retry, cancel, close } = application;
  const isSending = step !== null || form.isSending;
  /** What is being sent when the time is up is still sent or refused by the server. */
  const saysOver = isOver && step === null;
  const words = useRef<HTMLDivElement>(null);
  /** The button disappears with the press, so the text gets the focus. */
  const leaving = (act: () => void) => () => {
    words.current?.focus();
    act();
  };
  return (
    <div className={styles.foot}>
      <div ref={words} tabIndex={-1} className={styles.words}>
        {saysOver ? (
          <p id={`${formId}-over`} className={`t-cap ${styles.standing}`} role="status">
            <TimeIsUp />
          </p>
        ) : step === null ? (
          <Standing application={application} onRetry={leaving(retry)} onOpenAgain={onOpenAgain} />
        ) : (
          <Progress step={step} onCancel={leaving(cancel)} />
        )}
      </div>
      <div className={styles.buttons}>
        <Button small onClick={close} aria-disabled={isSending}>
          닫기
        </Button>
        <SendButton
          small
          look="primary"
          isSending={isSending}
          aria-disabled={isOver}
          aria-describedby={saysOver ? `${formId}-over` : undefined}
          {...(isPreview ? { onSend: () => showAlert(contestMessages.previewOnly) } : { form: formId })}
        >
          신청하기
        </SendButton>
      </div>
    </div>
  );
}

interface StandingProps {
  application: Application;
  onRetry: () => void;
  onOpenAgain: (() => void) | undefined;
}

/** Shows the draft's state. An obstacle is announced to screen readers, with what to do about it. */
function Standing({ application, onRetry, onOpenAgain }: StandingProps) {
  const { draft, other } = application;
  switch (draft.kind) {
    case 'failed':
      return (
        <div className={styles.fault} role="alert">
          <p className="t-cap">{contestMessages.draftFailed(sentence(draft.message))}</p>
          {draft.canRetry ? <TextButton onClick={onRetry}>다시 저장</TextButton> : null}
        </div>
      );
    case 'overtaken':
      return (
        <div className={styles.fault} role="alert">
          <p className="t-cap">{contestMessages.draftOvertaken}</p>
          <TextButton onClick={other.show}>두 내용 비교하기</TextButton>
        </div>
      );
    case 'form-changed':
      return (
        <div className={styles.fault} role="alert">
          <p className="t-cap">{contestMessages.draftFormChanged}</p>
          {onOpenAgain === undefined ? null : (
            <TextButton onClick={onOpenAgain}>바뀐 신청서 불러오기</TextButton>
          )}
        </div>
      );
    case 'idle':
    case 'unsaved':
    case 'saving':
    case 'saved':
      return (
        <p className={`t-cap ${styles.standing}`} role="status">
          {wordsOf(application)}
        </p>
      );
  }
}

function wordsOf({ form, outcome, draft, hasChosenFiles }: Application): string {
  const { errors, isSubmitted } = form.formState;
  if (isSubmitted && Object.keys(errors).length > 0) return contestMessages.formIncomplete;
  if (outcome !== null) return outcome;
  if (draft.kind !== 'saved') return '';
  const unkept = [...new Set(draft.unkept.map(({ message }) => message))];
  return contestMessages.draftSaved({ hasChosenFiles, unkept });
}

function Progress({ step, onCancel }: { step: SendingStep; onCancel: () => void }) {
  const label = labelOf(step);
  const share = step.kind === 'uploading' ? step.done / step.total : null;
  return (
    <div className={styles.progress}>
      {step.kind === 'finalizing' ? null : <TextButton onClick={onCancel}>제출 취소</TextButton>}
      <div className={styles.bar}>
        <p className="t-cap num" role="status">
          {label}
        </p>
        <ProgressBar label={label} share={share} />
      </div>
    </div>
  );
}

function labelOf(step: SendingStep): string {
  switch (step.kind) {
    case 'submitting':
      return '신청서를 제출하고 있어요';
    case 'uploading':
      return `파일을 올리고 있어요 (${step.done}/${step.total})`;
    case 'finalizing':
      return '신청을 마무리하고 있어요';
  }
}
