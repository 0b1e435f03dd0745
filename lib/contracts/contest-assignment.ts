import { z } from 'zod';
import * as contestLimits from '@/lib/limits/contest';
import * as juryLimits from '@/lib/limits/contest-review';
import * as juryMessages from '@/lib/messages/contest-jury';

/** Contracts of who reviews which applicants of a round (C-103). */

const total = z.int().min(0);
const round = z.int().min(1).max(juryLimits.roundsMax);

/** How the applicants of a round are reviewed: all of them by each juror, or each by the jurors it is assigned to. */
const ASSIGNMENT_MODES = ['ALL', 'DIVIDED'] as const;

/** How the present round is divided. */
export const assignmentStateSchema = z.object({
  mode: z.enum(ASSIGNMENT_MODES),
  /** The applicants of the round. */
  applicants: total,
  /** Of them, those without an assignment in a divided round: each juror reviews them. */
  unassigned: total,
  /** Of them, those whose jurors have all left the panel, are excluded or review in other rounds. */
  unreviewed: total,
});
export type AssignmentState = z.infer<typeof assignmentStateSchema>;

/** Body of `PUT …/assignments`. */
export const assignmentFormSchema = z.discriminatedUnion('mode', [
  /** Each juror reviews all. */
  z.object({ mode: z.literal('ALL'), round }),
  /** Each applicant gets so many jurors. */
  z.object({
    mode: z.literal('EVEN'),
    round,
    perApplicant: z.int().min(1).max(juryLimits.jurorsMax),
  }),
  /** Exactly these jurors review the applicants, without those who are excluded. */
  z.object({
    mode: z.literal('HAND'),
    round,
    applicantIds: z.array(z.uuid()).min(1).max(contestLimits.changedAtOnce),
    jurorUuids: z.array(z.uuid()).min(1, juryMessages.jurorRequired).max(juryLimits.jurorsMax),
  }),
]);
export type AssignmentForm = z.output<typeof assignmentFormSchema>;

/** Its answer. */
export const assignmentSchema = z.object({
  /** The applicants of the present round that it concerns. */
  applicants: total,
  /** How many applicants each juror of the round reviews now. */
  perJuror: z.array(z.object({ accountUuid: z.uuid(), count: total })),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** Body of `PUT …/jurors/{accountUuid}/rounds`: null for all rounds. */
export const jurorRoundsSchema = z.object({
  rounds: z.array(round).min(1).max(juryLimits.roundsMax).nullable(),
});
