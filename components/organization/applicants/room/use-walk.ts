'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settleReviews } from '@/components/organization/applicants/review/use-review';
import { showToast } from '@/components/ui/dialog/toast-store';
import { clearFault, navigationFault } from '@/lib/browser/navigation-fault';
import type { Page } from '@/lib/contracts/envelope';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import * as reviewMessages from '@/lib/messages/contest-review';
import type { applicantListOf, ApplicantListState } from '@/lib/lists/organization-lists';
import { withApplicant } from './use-applicant-address';
import { nextUnscored, stepFrom, type Step } from './walk';

interface WalkOptions {
  list: ReturnType<typeof applicantListOf>;
  state: ApplicantListState;
  first: Page<ApplicantRow>;
  rows: readonly ApplicantRow[];
  /** The applicant that is read. */
  id: string;
  /** Names another applicant in the address. */
  move: (id: string) => void;
  /** Whether the reader gives scores, in the present round. */
  scores: boolean;
  round: number;
}

/** Steps from applicant to applicant, across the ends of the list's pages: the list below is turned with them. */
export function useWalk({ list, state, first, rows, id, move, scores, round }: WalkOptions) {
  const router = useRouter();
  /** What is shown while another page is loaded. */
  const [turnedFrom, setTurnedFrom] = useState<Page<ApplicantRow> | null>(null);
  const isTurning = turnedFrom === first;
  /** Where on the page that is loaded the walk goes on. */
  const arrival = useRef<number | null>(null);
  const looksForUnscored = useRef(false);
  const place = { rows, id, state, pageSize: list.pageSize, total: first.totalElements };
  const index = rows.findIndex((row) => row.id === id);

  const arrive = useEffectEvent(() => {
    if (arrival.current === null) return;
    const row = first.content[Math.min(arrival.current, first.content.length - 1)];
    arrival.current = null;
    if (row !== undefined) move(row.id);
    else if (looksForUnscored.current) showToast(reviewMessages.progressDone);
    looksForUnscored.current = false;
  });
  useEffect(() => arrive(), [first]);
  // The page can't be turned without a network. The applicant stays.
  useEffect(
    () => navigationFault.subscribe(() => (navigationFault.get() === null ? undefined : setTurnedFrom(null))),
    [],
  );

  const go = (step: Step | null) => {
    if (step === null || isTurning) return;
    if (step.kind === 'applicant') return move(step.id);
    clearFault();
    setTurnedFrom(first);
    arrival.current = step.position;
    if (step.page === state.page) router.refresh();
    else router.replace(withApplicant(list.address({ ...state, page: step.page }), id), { scroll: false });
  };

  /** The next applicant without an own score, of the page or of the whole list. */
  const goToUnscored = async () => {
    if (isTurning) return;
    const nextId = nextUnscored(rows, id, round);
    if (nextId !== null) return move(nextId);
    // The list leaves out whom the reader has just scored.
    await settleReviews();
    clearFault();
    setTurnedFrom(first);
    arrival.current = 0;
    looksForUnscored.current = true;
    const wanted = { ...state, q: '', filter: 'UNSCORED', page: 0 } as const;
    const address = list.address(wanted);
    if (address === list.address(state)) router.refresh();
    else router.replace(withApplicant(address, id), { scroll: false });
  };

  const before = stepFrom(place, -1);
  const next = stepFrom(place, 1);
  return {
    /** From 1, in the whole list; null for who isn't on the page. */
    position: index === -1 ? null : state.page * list.pageSize + index + 1,
    total: first.totalElements,
    isTurning,
    /** The next applicant, where they are on the page. */
    nextId: next?.kind === 'applicant' ? next.id : null,
    goBack: before === null ? null : () => go(before),
    goOn: next === null ? null : () => go(next),
    goToUnscored: scores ? () => void goToUnscored() : null,
  };
}
