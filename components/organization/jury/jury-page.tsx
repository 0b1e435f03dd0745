'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, type ReactNode } from 'react';
import { ContestHeading } from '@/components/organization/contest-heading';
import { lockOf } from '@/lib/contest/review-lock';
import type { ContestLog as Log } from '@/lib/contracts/contest-event';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import type { Jury } from '@/lib/contracts/organization-jury';
import * as juryMessages from '@/lib/messages/contest-jury';
import { AddJuror } from './add-juror';
import { ContestLog } from './contest-log';
import { DivideSection } from './divide-section';
import { ExclusionLog } from './exclusion-log';
import { InviteJuror } from './invite-juror';
import styles from './jury-page.module.css';
import { isOfRound } from './juror-state';
import { PanelTable } from './panel-table';

interface JuryPageProps {
  contest: OrganizationContest;
  jury: Jury;
  log: Log;
  /** The rule of the contest. */
  children?: ReactNode;
}

/** The panel of a contest (C-92): its jurors with their progress, who may join them, and the log of exclusions. */
export function JuryPage({ contest, jury, log, children }: JuryPageProps) {
  const router = useRouter();
  const refresh = useCallback(() => startTransition(() => router.refresh()), [router]);
  const lock = lockOf({ kind: 'JURY' }, contest);
  const jurors = jury.jurors.filter((juror) => isOfRound(juror, contest.round)).length;
  const shared = { contestUuid: contest.uuid, onChanged: refresh };
  return (
    <>
      <ContestHeading contest={contest} part="jury" isOwner />
      {lock === null ? null : (
        <p className={`t-small pre ${styles.lock}`} role="note">
          {lock}
        </p>
      )}
      <PanelTable {...shared} jurors={jury.jurors} round={contest.round} isLocked={lock !== null} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <DivideSection
            {...shared}
            // The form begins with the number of jurors that there are.
            key={jurors}
            round={contest.round}
            assignment={jury.assignment}
            jurors={jurors}
            isLocked={lock !== null}
          />
          <ExclusionLog {...shared} exclusions={jury.exclusions} isLocked={lock !== null} />
          {lock === null ? (
            <section className={styles.section} aria-labelledby="jury-new">
              <h2 id="jury-new" className={styles.title}>
                심사위원 더하기
              </h2>
              <p className="t-cap pre">{juryMessages.panelLead}</p>
              <AddJuror {...shared} candidates={jury.candidates} />
              <div className={styles.invitation}>
                <h3 className={styles.subtitle}>새 심사위원 초대</h3>
                <InviteJuror {...shared} />
              </div>
            </section>
          ) : null}
        </div>
        {children === undefined ? null : <div className={styles.column}>{children}</div>}
      </div>
      <ContestLog log={log} />
    </>
  );
}
