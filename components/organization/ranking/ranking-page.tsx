'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState, type FormEvent } from 'react';
import { SentFields } from '@/components/form/sent-fields';
import { reportFailure } from '@/components/shell/report-failure';
import { MinutesSection } from '@/components/organization/minutes/minutes-section';
import { ContestHeading } from '@/components/organization/contest-heading';
import { SendButton } from '@/components/ui/action/send-button';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { TextField } from '@/components/ui/field/text-field';
import { EmptyState } from '@/components/ui/state/empty-state';
import { callApi } from '@/lib/browser/call-api';
import { cutOf } from '@/lib/contest/review/cut';
import { possibleStatuses } from '@/lib/contest/review-lock';
import type { ContestRanking } from '@/lib/contracts/contest-ranking';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as contestMessages from '@/lib/messages/contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import { RECKONING_LABELS } from '@/lib/options/contest-review';
import { cleanIdentifier } from '@/lib/text/clean';
import styles from './ranking-page.module.css';
import { RankingTable } from './ranking-table';

interface RankingPageProps {
  contest: OrganizationContest;
  ranking: ContestRanking;
}

/** The ranking of a contest's round (C-95): means, scores and ties, and a cut after so many. */
export function RankingPage({ contest, ranking }: RankingPageProps) {
  const router = useRouter();
  const { rule } = contest.review;
  const { round, ranked, others, unscored } = ranking;
  /** The number of people that the terms promise. */
  const [typed, setTyped] = useState(() => /(\d+)\s*명/.exec(contest.terms.selected)?.[1] ?? '');
  const text = cleanIdentifier(typed);
  // Equals of the last one that is listed may follow.
  const most = others > 0 ? ranked.length - 1 : ranked.length;
  const count = /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), most) : null;
  const { above, parted } = cutOf(ranked, count ?? 0);
  const [isSending, setSending] = useState(false);
  const canSelect = possibleStatuses(contest).includes('SELECTED');
  const tie = ranked.find(({ id }) => parted.includes(id));

  const select = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || above.length === 0) return;
    setSending(true);
    await selectAsked();
    setSending(false);
  };

  const selectAsked = async () => {
    const isSure = await askConfirm(reviewMessages.selectAbove(above.length), {
      text: reviewMessages.selectAboveHint,
      confirmLabel: APPLICANT_STATUS_LABELS.SELECTED,
    });
    if (!isSure) return;
    try {
      const { changed } = await callApi('put', '/v1/organizations/contests/{uuid}/applicants/status', {
        params: { uuid: contest.uuid },
        body: { ids: above, status: 'SELECTED' },
      });
      showToast(contestMessages.statusChanged(changed, APPLICANT_STATUS_LABELS.SELECTED));
    } catch (failure) {
      await reportFailure(failure);
    }
    startTransition(() => router.refresh());
  };

  return (
    <>
      <ContestHeading contest={contest} part="ranking" isOwner />
      {ranked.length === 0 ? (
        <EmptyState title={reviewMessages.rankingEmpty} hint={reviewMessages.rankingEmptyHint} />
      ) : (
        <>
          <p className="t-small muted num">
            {reviewMessages.rankingLead(round, ranked.length + others, RECKONING_LABELS[rule.reckoning])}
          </p>
          <RankingTable
            contest={contest}
            ranking={ranking}
            cut={count === null ? null : { count, after: above.length + parted.length }}
          />
          <p className="t-cap">{reviewMessages.rankingLegend[rule.reckoning]}</p>
          <p className="t-small">{reviewMessages.rankingRest(others, unscored)}</p>
          {canSelect ? (
            <form className={styles.end} noValidate onSubmit={(event) => void select(event)}>
              <SentFields isSending={isSending} className={styles.count}>
                <TextField
                  label="선정 인원"
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed}
                  error={typed !== '' && count === null ? reviewMessages.cutInvalid : undefined}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </SentFields>
              <p className={`t-small ${styles.words}`} role="status">
                {tie === undefined
                  ? ''
                  : reviewMessages.cutParted(
                      tie.rank,
                      parted.length,
                      above.length + parted.length - (count ?? 0),
                    )}
              </p>
              <SendButton look="primary" aria-disabled={above.length === 0} isSending={isSending}>
                {reviewMessages.selectLabel(above.length, parted.length > 0)}
              </SendButton>
            </form>
          ) : null}
        </>
      )}
      <MinutesSection contest={contest} />
    </>
  );
}
