import type { ContestMinutes, MinutesRound, MinutesRow } from '@/lib/contest/minutes/minutes';
import { endOf } from '@/lib/contest/standing';
import { APPLICANT_STATUSES } from '@/lib/contracts/contest';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import { recordOf } from '@/lib/record-of';
import type { MinutesRead, RoundRead } from './repository';

interface MinutedContest {
  title: string;
  organizer: string;
  isBlind: boolean;
  opensAt: Date | null;
  closesAt: Date | null;
  closedAt: Date | null;
  stoppedAt: Date | null;
  announcedAt: Date | null;
  reviewEdition: number;
  resultText: string;
}

/** The minutes of a contest as they are printed. */
export function presentMinutes(contest: MinutedContest, read: MinutesRead, madeAt: Date): ContestMinutes {
  const { title, organizer, isBlind, opensAt, announcedAt, reviewEdition, resultText } = contest;
  const { jurors, ownerScorers, owner } = read;
  // Jurors sign minutes, also while they still review.
  const hidesNames = isBlind && announcedAt === null;
  const editions = new Set([reviewEdition, ...read.rounds.map((round) => round.edition)]);
  return {
    ...{ title, organizer, isBlind, opensAt, endsAt: endOf(contest), announcedAt, madeAt, owner },
    rounds: read.rounds.map((round) => presentRound(round, read.decisions, hidesNames)),
    jurors,
    reopenings: read.reopenings.map(({ at, kind, round, reason }) => ({
      ...{ at, round: kind === 'ROUND_REOPENED' ? round - 1 : null, reason: reason ?? '' },
    })),
    ownerScorers: ownerScorers.map(({ name }) => name),
    rules: new Map([...read.rules].filter(([each]) => editions.has(each))),
    exclusions: read.exclusions.map(({ jurorName, receipt, kind, reason, createdAt, liftedAt }) => ({
      ...{ jurorName, receipt: receipt ?? '', kind, reason, createdAt, liftedAt },
    })),
    statement: resultText,
  };
}

function presentRound(
  { round, edition, rows, scored }: RoundRead,
  decided: MinutesRead['decisions'],
  hidesNames: boolean,
): MinutesRound {
  const sum = (counts: MinutesRead['decisions']) =>
    counts.reduce((all, { applicants }) => all + applicants, 0);
  const here = decided.filter((each) => each.round === round);
  const passed = sum(decided.filter((each) => each.round > round));
  const candidates = sum(here) + passed;
  return {
    ...{ round, candidates, passed, edition, rows: rows.map((row) => presentRow(row, round, hidesNames)) },
    decisions: recordOf(APPLICANT_STATUSES, (status) => sum(here.filter((each) => each.status === status))),
    others: scored - rows.filter(({ mean }) => mean !== null).length,
    unscored: candidates - scored,
  };
}

function presentRow(row: RoundRead['rows'][number], round: number, hidesName: boolean): MinutesRow {
  const { receipt, name, mean, given, rank, tied, status } = row;
  return {
    ...{ receipt: receipt ?? '', name: hidesName ? minutesMessages.hiddenName : name, mean, scores: given },
    rank: mean === null ? null : rank,
    isTied: mean !== null && tied > 1,
    decision: row.round > round ? 'NEXT' : status,
  };
}
