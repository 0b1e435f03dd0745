'use client';

import clsx from 'clsx';
import { reportFailure } from '@/components/shell/report-failure';
import { SendTextButton } from '@/components/ui/action/send-button';
import { TextLink } from '@/components/ui/action/text-link';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { callApi } from '@/lib/browser/call-api';
import type { Exclusion } from '@/lib/contracts/organization-jury';
import { formatMoment } from '@/lib/format/moment';
import * as juryMessages from '@/lib/messages/contest-jury';
import { EXCLUSION_KIND_LABELS } from '@/lib/options/contest-jury';
import * as contestPaths from '@/lib/paths/contest';
import styles from './exclusion-log.module.css';
import page from './jury-page.module.css';

interface ExclusionLogProps {
  contestUuid: string;
  exclusions: readonly Exclusion[];
  isLocked: boolean;
  onChanged: () => void;
}

/** Who doesn't review which applicant and why, the newest first. Lifted exclusions stay in it. */
export function ExclusionLog({ contestUuid, exclusions, isLocked, onChanged }: ExclusionLogProps) {
  const lift = async ({ uuid: exclusionUuid, jurorName, receipt, hadScore }: Exclusion) => {
    const isSure = await askConfirm(juryMessages.liftExclusion(jurorName, receipt), {
      text: juryMessages.liftExclusionHint(hadScore),
      confirmLabel: '풀기',
    });
    if (!isSure) return;
    try {
      await callApi('delete', '/v1/organizations/contests/{uuid}/exclusions/{exclusionUuid}', {
        params: { uuid: contestUuid, exclusionUuid },
      });
      showToast(juryMessages.exclusionLifted);
    } catch (failure) {
      await reportFailure(failure);
    }
    onChanged();
  };
  return (
    <section className={page.section} aria-labelledby="exclusion-log">
      <h2 id="exclusion-log" className={page.title}>
        제척·회피 기록
      </h2>
      {exclusions.length === 0 ? (
        <p className="t-small muted pre">{juryMessages.noExclusions}</p>
      ) : (
        <ul className={styles.log} aria-labelledby="exclusion-log">
          {exclusions.map((exclusion) => (
            <li key={exclusion.uuid} className={clsx(exclusion.liftedAt !== null && styles.lifted)}>
              <p className={`num ${styles.who}`}>
                <TextLink
                  className={styles.receipt}
                  href={contestPaths.applicant(contestUuid, exclusion.applicantId)}
                >
                  <span className="vh">접수 </span>
                  {exclusion.receipt}
                </TextLink>
                <span>{exclusion.applicantName}</span>
              </p>
              <p className={styles.what}>
                <b>{exclusion.jurorName}</b> <span>{EXCLUSION_KIND_LABELS[exclusion.kind]}</span>
              </p>
              <div className={styles.why}>
                <p>{exclusion.reason}</p>
                <p className="t-cap num">{factsOf(exclusion).join(' · ')}</p>
              </div>
              {isLocked || exclusion.liftedAt !== null ? null : (
                <SendTextButton onSend={() => lift(exclusion)}>
                  풀기
                  <span className="vh">
                    : {exclusion.jurorName}, 접수 {exclusion.receipt}
                  </span>
                </SendTextButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** When an exclusion was entered and by whom, and whether it removes a score. */
function factsOf({ kind, by, createdAt, liftedAt, hadScore }: Exclusion): string[] {
  const at = (moment: string) => formatMoment(new Date(moment));
  const who = kind === 'DECLARED' ? '본인' : by;
  return [
    ...[at(createdAt), ...(who === null ? [] : [who])],
    ...(hadScore && liftedAt === null ? [juryMessages.onlyInRecord] : []),
    ...(liftedAt === null ? [] : [juryMessages.liftedAt(at(liftedAt))]),
  ];
}
