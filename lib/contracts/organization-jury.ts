import { z } from 'zod';
import * as juryLimits from '@/lib/limits/contest-review';
import * as juryMessages from '@/lib/messages/contest-jury';
import { accountIdSchema, emailSchema } from './auth';
import { assignmentStateSchema } from './contest-assignment';
import { optionalAs, phoneText, typedLine } from './text';

/** Contracts of a contest's panel: its jurors, and who is excluded from an applicant (C-92, C-93). */

const moment = z.iso.datetime({ offset: true });
const total = z.int().min(0);

/** A juror of the panel, and how far they are in the present round. */
const jurorSchema = z.object({
  accountUuid: z.uuid(),
  accountId: z.string(),
  name: z.string(),
  addedAt: moment,
  /** Has no password yet. */
  isInvited: z.boolean(),
  /** The end of the link by which an invited juror sets the password; null where none works. */
  invitationEndsAt: moment.nullable(),
  /** The rounds that the juror reviews; null for all. */
  rounds: z.array(z.int().min(1)).nullable(),
  /** Applicants of the present round that the juror reviews: assigned ones, without those that the juror is excluded from. */
  assigned: total,
  /** Of them, those with a score of the juror that counts. */
  scored: total,
  /** Scores of the juror that count in the present round, also of applicants that went to others since. */
  scores: total,
  /** Of them, those that the juror put on hold. */
  held: total,
  /** Applicants of the present round that the juror is excluded from. */
  excluded: total,
  /** Of them, those that the juror declared. */
  declared: total,
  /** When the juror saved a review of the contest last. */
  lastReviewAt: moment.nullable(),
});
export type Juror = z.infer<typeof jurorSchema>;

/** A reviewer of the organization who isn't on the panel. */
const candidateSchema = z.object({ accountUuid: z.uuid(), accountId: z.string(), name: z.string() });
export type JurorCandidate = z.infer<typeof candidateSchema>;

/** Declared by the juror (회피), or by an owner (제척). */
const EXCLUSION_KINDS = ['DECLARED', 'EXCLUDED'] as const;

const exclusionSchema = z.object({
  uuid: z.uuid(),
  applicantId: z.uuid(),
  receipt: z.string(),
  applicantName: z.string(),
  jurorUuid: z.uuid(),
  jurorName: z.string(),
  kind: z.enum(EXCLUSION_KINDS),
  reason: z.string(),
  /** The name of the account that added the exclusion. Null after the account's removal. */
  by: z.string().nullable(),
  createdAt: moment,
  /** Null while it is in force. */
  liftedAt: moment.nullable(),
  /** Whether the juror has scored the applicant. */
  hadScore: z.boolean(),
});
export type Exclusion = z.infer<typeof exclusionSchema>;

/** Answer of `GET /v1/organizations/contests/{uuid}/jury`. */
export const jurySchema = z.object({
  /** The first one added first. */
  jurors: z.array(jurorSchema),
  candidates: z.array(candidateSchema),
  /** The newest first, lifted ones too. */
  exclusions: z.array(exclusionSchema),
  assignment: assignmentStateSchema,
});
export type Jury = z.infer<typeof jurySchema>;

/** Body of `POST …/jurors`: a reviewer of the organization. */
export const jurorAddSchema = z.object({ accountUuid: z.uuid(juryMessages.jurorRequired) });

/** Body of `POST …/jurors/invitations`: the account that is made for a new juror. */
export const jurorInviteSchema = z.object({
  accountId: accountIdSchema,
  name: typedLine(juryLimits.jurorNameMax).min(1, juryMessages.nameRequired),
  email: emailSchema,
  /** Digits only; may be left out. */
  phoneNum: optionalAs(phoneText({ invalid: juryMessages.phoneRule, takes: 'any', as: 'digits' })),
});
export type JurorInvite = z.output<typeof jurorInviteSchema>;

/** Body of `POST …/exclusions`. */
export const exclusionCreateSchema = z.object({
  applicantId: z.uuid(),
  /** The juror whom an owner excludes. A juror declares only for themselves, and may leave it out. */
  jurorUuid: z.uuid(juryMessages.jurorRequired).optional(),
  reason: typedLine(juryLimits.exclusionReasonMax).min(1, juryMessages.exclusionReasonRequired),
});
export type ExclusionCreate = z.output<typeof exclusionCreateSchema>;
