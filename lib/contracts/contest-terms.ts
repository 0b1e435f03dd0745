import { z } from 'zod';
import * as termsLimits from '@/lib/limits/contest-terms';
import * as contestMessages from '@/lib/messages/contest';
import { typedLine, typedLines } from './text';

/**
 * The terms of a contest (C-81 to C-87): rights, use of works, deletion of files, fee, prize, AI, jury, feedback. An empty
 * text isn't answered yet; `lib/contest/terms/missing-terms.ts` says what publishing needs.
 */

/** Who has the copyright, and whether the organizer may use works. */
export const RIGHTS = ['ARTIST', 'LICENCE', 'TRANSFER'] as const;
/** Whose works the licence or the transfer covers. */
export const RIGHTS_OF = ['SELECTED', 'ALL'] as const;
/** Handling of works and files that weren't selected. */
export const UNSELECTED = ['DELETED', 'RETURNED', 'KEPT'] as const;
/** Days after the announcement. */
export const DELETION_DAYS = ['14', '30', '60', '90', '180'] as const;
export const FEES = ['NONE', 'PAID'] as const;
export const AI_RULES = ['FORBIDDEN', 'DECLARED', 'FREE'] as const;
/** When the jurors' names are published. */
export const JURIES = ['NAMED', 'WITH_RESULT', 'UNNAMED'] as const;
/** Who gets scores and comments. */
export const FEEDBACK = ['ALL', 'SELECTED', 'NONE'] as const;

const line = typedLine(termsLimits.lineMax);

export const contestTermsSchema = z.object({
  rights: z.enum(['', ...RIGHTS]),
  rightsOf: z.enum(RIGHTS_OF),
  /** Where selected works are used. */
  usage: line,
  /** Last day of the licence. */
  usageUntil: z.union([z.literal(''), z.iso.date(contestMessages.dateInvalid)]),
  /** What is paid for the licence or the rights, beside the prize. */
  pay: line,
  unselected: z.enum(['', ...UNSELECTED]),
  deletionDays: z.enum(['', ...DELETION_DAYS]),
  fee: z.enum(['', ...FEES]),
  /** How much, and what it is spent on. */
  feeDetail: line,
  /** How many are selected. */
  selected: line,
  prize: line,
  /** Tax and day of payment. */
  prizeDetail: line,
  ai: z.enum(['', ...AI_RULES]),
  jury: z.enum(['', ...JURIES]),
  jurors: line,
  feedback: z.enum(['', ...FEEDBACK]),
  contact: line,
  others: typedLines(termsLimits.othersMax),
  /** Why terms that are warned of are published. Operators read it. */
  overruled: typedLines(termsLimits.reasonMax),
});
export type ContestTerms = z.output<typeof contestTermsSchema>;

/** Terms without the words between organizer and operator. */
export const publicTermsSchema = contestTermsSchema.omit({ overruled: true });
export type PublicTerms = z.output<typeof publicTermsSchema>;

/** Terms as they were published once. */
export const termsEditionSchema = z.object({
  /** From 1; each change after the publication is the next. */
  edition: z.int().min(1),
  at: z.iso.datetime({ offset: true }),
  terms: publicTermsSchema,
});
export type TermsEdition = z.output<typeof termsEditionSchema>;

/** A line of the terms that changed between two editions. */
export const termChangeSchema = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type TermChange = z.output<typeof termChangeSchema>;

/** An edition of published terms after the first one, and what it changed. */
export const termsRevisionSchema = z.object({
  edition: z.int().min(2),
  at: z.iso.datetime({ offset: true }),
  changes: z.array(termChangeSchema),
});
export type TermsRevision = z.output<typeof termsRevisionSchema>;
