import { z } from 'zod';
import * as reviewLimits from '@/lib/limits/contest-review';
import * as reviewMessages from '@/lib/messages/contest-review';
import { typedLine } from './text';

/** Contracts of a contest's log (C-100): what owners did with its rule, panel, rounds and announcement. */

const moment = z.iso.datetime({ offset: true });

export const CONTEST_EVENT_KINDS = [
  'RULE_SAVED',
  'JUROR_ADDED',
  'JUROR_INVITED',
  'JUROR_REMOVED',
  'JUROR_ROUNDS',
  'APPLICANTS_ASSIGNED',
  'ROUND_ENDED',
  'ROUND_REOPENED',
  'ANNOUNCED',
  'ANNOUNCEMENT_REOPENED',
] as const;
export type ContestEventKind = (typeof CONTEST_EVENT_KINDS)[number];

const contestEventSchema = z.object({
  uuid: z.uuid(),
  at: moment,
  kind: z.enum(CONTEST_EVENT_KINDS),
  /** The name of the owner. Null after the account's removal. */
  by: z.string().nullable(),
  /** The round that the contest was in before. */
  round: z.int().min(1),
  /** The name of the juror it concerns. */
  juror: z.string().nullable(),
  /** The edition of the rule, or the number of applicants it concerns. */
  count: z.int().nullable(),
  /** Why a round or the announcement was opened again. */
  reason: z.string().nullable(),
});
export type ContestEvent = z.infer<typeof contestEventSchema>;

/** Answer of `GET /v1/organizations/contests/{uuid}/log`. */
export const contestLogSchema = z.object({
  /** The newest first, at most `eventsMax`. */
  events: z.array(contestEventSchema),
  /** The number of earlier ones. */
  earlier: z.int().min(0),
});
export type ContestLog = z.infer<typeof contestLogSchema>;

/** What an owner opens again. */
export const REOPENED_PARTS = ['ROUND', 'ANNOUNCEMENT'] as const;
export type ReopenedPart = (typeof REOPENED_PARTS)[number];

/** Body of `POST /v1/organizations/contests/{uuid}/reopenings`. */
export const reopeningFormSchema = z.object({
  part: z.enum(REOPENED_PARTS),
  /** The present round. Another one by then means that another owner changed it first. */
  round: z.int().min(1),
  reason: typedLine(reviewLimits.exclusionReasonMax).min(1, reviewMessages.reopenReasonRequired),
});
export type ReopeningForm = z.output<typeof reopeningFormSchema>;
