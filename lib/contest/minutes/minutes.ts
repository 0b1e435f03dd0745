import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { Exclusion } from '@/lib/contracts/organization-jury';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import { dayInSeoul } from '@/lib/date/seoul';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import { fitFileName } from '@/lib/text/file-name';

/** A line of the results of a round. */
export interface MinutesRow {
  /** Null without a score. */
  rank: number | null;
  isTied: boolean;
  receipt: string;
  /** Hidden in a blind contest before the announcement. */
  name: string;
  /** The reckoned mean, not rounded; null without a score. */
  mean: number | null;
  /** The number of valid scores. */
  scores: number;
  /** `NEXT` for an applicant who went on to the next round. */
  decision: ApplicantStatus | 'NEXT';
}

/** A round that the contest reached. */
export interface MinutesRound {
  round: number;
  /** The applicants of the round: those who went on, and by decision the others. */
  candidates: number;
  passed: number;
  decisions: Readonly<Record<ApplicantStatus, number>>;
  /** The edition of the rule by which its scores count; null for an earlier round without a score. */
  edition: number | null;
  rows: readonly MinutesRow[];
  /** Applicants with a score who aren't listed. */
  others: number;
  /** Applicants without a score. */
  unscored: number;
}

/** What the minutes of a contest's jury say (C-101). No juror's name is next to a score. */
export interface ContestMinutes {
  title: string;
  organizer: string;
  isBlind: boolean;
  /** The period of the applications. */
  opensAt: Date | null;
  endsAt: Date | null;
  /** Null before the announcement. */
  announcedAt: Date | null;
  madeAt: Date;
  /** The first one first. */
  rounds: readonly MinutesRound[];
  /** The first one added first. `removedAt` is null for a juror of the panel. */
  jurors: readonly {
    name: string;
    addedAt: Date;
    removedAt: Date | null;
    /** The rounds that the juror reviews; null for all. */
    rounds: readonly number[] | null;
  }[];
  /** The people who gave a score that counts and never were on the panel. */
  ownerScorers: readonly string[];
  /** The rules by edition: the present one, and those of earlier rounds. */
  rules: ReadonlyMap<number, ReviewRule>;
  /** The first one first, lifted ones too. */
  exclusions: readonly (Pick<Exclusion, 'jurorName' | 'receipt' | 'kind' | 'reason'> & {
    createdAt: Date;
    liftedAt: Date | null;
  })[];
  /** Rounds (null: announcements) that were opened again, the first one first. */
  reopenings: readonly { at: Date; round: number | null; reason: string }[];
  /** The jury's statement; '' without one. */
  statement: string;
  /** The name of the owner who signs. */
  owner: string;
}

/** The name of the file, without its ending. */
export const minutesName = (contest: string, at: Date): string =>
  `${contest} ${minutesMessages.title} ${dayInSeoul(at)}`;

/** The name of the file. */
export const minutesFileName = (contest: string, at: Date): string =>
  fitFileName(`${minutesName(contest, at)}.pdf`);
