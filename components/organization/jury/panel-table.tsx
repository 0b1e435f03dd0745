'use client';

import { shortMoment } from '@/components/organization/applicants/table/row-words';
import { reportFailure } from '@/components/shell/report-failure';
import { SendTextButton } from '@/components/ui/action/send-button';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ProgressBar } from '@/components/ui/state/progress-bar';
import { callApi } from '@/lib/browser/call-api';
import type { Juror } from '@/lib/contracts/organization-jury';
import { formatCount } from '@/lib/format/count';
import { formatZonedMoment } from '@/lib/format/moment';
import * as assignmentMessages from '@/lib/messages/contest-assignment';
import * as juryMessages from '@/lib/messages/contest-jury';
import { JurorRounds } from './juror-rounds';
import { exclusionWords, isOfRound, jurorState, stateWords } from './juror-state';
import styles from './panel-table.module.css';

interface PanelTableProps {
  contestUuid: string;
  jurors: readonly Juror[];
  /** The present round. */
  round: number;
  isLocked: boolean;
  onChanged: () => void;
}

/** The jurors of a panel: how far each is in the present round, and the ways to invite and remove them. */
export function PanelTable({ contestUuid, jurors, round, isLocked, onChanged }: PanelTableProps) {
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showToast(done);
    } catch (failure) {
      await reportFailure(failure);
    }
    onChanged();
  };
  const paramsOf = ({ accountUuid }: Juror) => ({ uuid: contestUuid, accountUuid });
  const inviteAgain = (juror: Juror) =>
    attempt(
      () =>
        callApi('post', '/v1/organizations/contests/{uuid}/jurors/{accountUuid}/invitation', {
          params: paramsOf(juror),
        }),
      juryMessages.invitedAgain(juror.name),
    );
  const remove = async (juror: Juror) => {
    const isSure = await askConfirm(juryMessages.removeJuror(juror.name), {
      text: juryMessages.removeJurorHint(juror.scores),
      confirmLabel: '빼기',
      isDestructive: true,
    });
    if (!isSure) return;
    await attempt(
      () =>
        callApi('delete', '/v1/organizations/contests/{uuid}/jurors/{accountUuid}', {
          params: paramsOf(juror),
        }),
      juryMessages.jurorRemoved(juror.name),
    );
  };

  if (jurors.length === 0)
    return <EmptyState title="아직 심사위원이 없어요" hint="아래에서 심사위원을 넣거나 초대해 주세요." />;
  return (
    <div className={styles.panel}>
      <p className={styles.head} aria-hidden="true">
        <span>심사위원</span>
        <span>채점</span>
        <span>제척·회피</span>
        <span>마지막 심사</span>
        <span>상태</span>
      </p>
      <ul aria-label="심사위원">
        {jurors.map((juror) => (
          <li key={juror.accountUuid} className={styles.juror}>
            <p className={styles.name}>
              <b>{juror.name}</b> <span className="t-cap">{juror.accountId}</span>
              {juror.rounds !== null && isOfRound(juror, round) ? (
                <span className={`t-cap num ${styles.rounds}`}>
                  {assignmentMessages.onlyRounds(juror.rounds)}
                </span>
              ) : null}
            </p>
            <Progress juror={juror} />
            <p className={`num ${styles.fact}`}>
              <span className={styles.label}>제척·회피 </span>
              {exclusionWords(juror)}
            </p>
            <p className={`num ${styles.fact}`}>
              <span className={styles.label}>마지막 심사 </span>
              {juror.lastReviewAt === null ? '–' : shortMoment(juror.lastReviewAt)}
            </p>
            <div className={styles.end}>
              <span className={styles.state} data-state={jurorState(juror, round)}>
                <span className="vh">상태 </span>
                {stateWords(jurorState(juror, round), juror)}
              </span>
              {isLocked || !juror.isInvited ? null : (
                <SendTextButton onSend={() => inviteAgain(juror)}>
                  다시 초대<span className="vh">: {juror.name}</span>
                </SendTextButton>
              )}
              {isLocked ? null : <JurorRounds {...{ contestUuid, juror, round, onChanged }} />}
              {isLocked ? null : (
                <SendTextButton onSend={() => remove(juror)}>
                  빼기<span className="vh">: {juror.name}</span>
                </SendTextButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The scored part of what the juror has to score, or that the invitation waits. */
function Progress({
  juror: { name, isInvited, invitationEndsAt, assigned, scored, held },
}: {
  juror: Juror;
}) {
  if (isInvited)
    return (
      <p className={`t-cap ${styles.progress}`}>
        {invitationEndsAt === null
          ? juryMessages.invitationOver
          : juryMessages.invitedUntil(formatZonedMoment(new Date(invitationEndsAt)))}
      </p>
    );
  return (
    <div className={styles.progress}>
      <ProgressBar label={`${name}님의 채점`} share={assigned === 0 ? 0 : scored / assigned} />
      <span className="num">
        {formatCount(scored)}/{formatCount(assigned)}
        {held === 0 ? null : <span className="t-cap"> 보류 {formatCount(held)}</span>}
      </span>
    </div>
  );
}
