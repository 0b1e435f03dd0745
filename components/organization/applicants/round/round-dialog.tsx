'use client';

import { useRef, useState } from 'react';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { SentFields } from '@/components/form/sent-fields';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import { TextField } from '@/components/ui/field/text-field';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { SCALE_BOUNDS } from '@/lib/contest/review/rule';
import * as contestMessages from '@/lib/messages/contest';
import { SCALE_LABELS } from '@/lib/options/contest-review';
import { cutOffOf, type CutOffKind } from '@/components/organization/applicants/table/cut-off';
import styles from './round-dialog.module.css';

interface RoundDialogProps {
  contest: OrganizationContest;
  onEnded: () => void;
  onClose: () => void;
}

const KINDS: Readonly<Record<CutOffKind, string>> = {
  SCORE: '점수로',
  BEST: '순위로',
  SELECTED: '선정한 사람만',
};

/** The part of the best score that the dialog begins with. */
const PASSING = 0.7;

/** Ends a round of the review by a cut-off. It first says how many go on, and then asks. */
export function RoundDialog({ contest, onEnded, onClose }: RoundDialogProps) {
  const { uuid } = contest;
  const { scale } = contest.review.rule;
  /** The round that is ended, even if another window ends it meanwhile. */
  const [round] = useState(contest.round);
  const [kind, setKind] = useState<CutOffKind>('SCORE');
  const [amounts, setAmounts] = useState({
    SCORE: String(SCALE_BOUNDS[scale].max * PASSING),
    BEST: '10',
    SELECTED: '',
  });
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [alert, setAlert] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const endRound = async () => {
    const cutOff = cutOffOf(kind, amounts[kind], scale);
    setAlert(null);
    setFault(cutOff === null ? contestMessages.cutOffInvalid[kind](SCALE_LABELS[scale]) : undefined);
    if (cutOff === null || isSending) return;
    const call = (confirmed?: { passed: number; failed: number }) =>
      callApi('post', '/v1/organizations/contests/{uuid}/rounds', {
        params: { uuid },
        body: { round, cutOff, isTrial: confirmed === undefined, ...(confirmed && { confirmed }) },
      });
    setSending(true);
    try {
      const { passed, failed, unscored, resets } = await call();
      if (form.current === null) return;
      const isSure = await askConfirm(contestMessages.endRound(round, passed, failed), {
        text: [
          unscored.count > 0 ? contestMessages.endRoundUnscored(unscored.count, unscored.names) : '',
          contestMessages.endRoundResets(round, resets.scored, resets.decided),
          contestMessages.endRoundHint,
        ]
          .filter(Boolean)
          .join('\n'),
        confirmLabel: '심사 넘기기',
      });
      if (!isSure) return;
      const ended = await call({ passed, failed });
      onEnded();
      onClose();
      await showAlert(contestMessages.roundEnded(ended.round, ended.passed));
    } catch (failure) {
      // If the dialog was closed meanwhile, an alert shows the failure.
      if (form.current === null || isSessionFailure(failure)) return void (await reportFailure(failure));
      setAlert(failureMessage(failure));
      // Another window has changed what the page behind shows.
      if (failure instanceof ApiFailure && failure.status === 409) onEnded();
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      isOpen
      title={`${round}차 심사 넘기기`}
      onClose={onClose}
      footer={
        <>
          <Button small onClick={onClose}>
            취소
          </Button>
          <SendButton small look="primary" form="round-form" isSending={isSending} sendingLabel="확인하는 중">
            몇 명인지 보기
          </SendButton>
        </>
      }
    >
      <form
        ref={form}
        id="round-form"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void endRound();
        }}
      >
        <SentFields isSending={isSending}>
          <p className="t-small muted pre">{contestMessages.roundLead}</p>
          <ChoiceChips
            legend="다음 차수로 갈 사람"
            options={KINDS}
            chosen={kind}
            onChoose={(next) => {
              setKind(next);
              setFault(undefined);
            }}
          />
          {kind === 'SELECTED' ? null : (
            <TextField
              label={kind === 'SCORE' ? '가장 낮은 평균 점수' : '사람 수'}
              hint={kind === 'SCORE' ? SCALE_LABELS[scale] : contestMessages.bestHint}
              inputMode="decimal"
              autoComplete="off"
              required
              error={fault}
              value={amounts[kind]}
              onChange={({ target }) => setAmounts({ ...amounts, [kind]: target.value })}
            />
          )}
        </SentFields>
        <FormAlert>{alert}</FormAlert>
      </form>
    </Dialog>
  );
}
