import { z } from 'zod';
import * as reviewLimits from '@/lib/limits/contest-review';
import { typedLines } from './text';
import { versionSchema } from './version';

/** Contracts of a contest's result: what its owners write, and what its news shows. */

const moment = z.iso.datetime({ offset: true });

/** The result as visitors read it. */
export const contestResultSchema = z.object({
  /** The jury's statement; '' for none. */
  text: z.string(),
  /** Null for a result that isn't published. */
  publishedAt: moment.nullable(),
  /** Names of the selected artists, in their order; null where no decision is known any more. */
  selected: z.array(z.string()).nullable(),
  /** How the jury scored, as a sentence; '' where no score is known. */
  method: z.string(),
  /** Names of the jurors, as far as the terms allow. */
  jurors: z.array(z.string()),
});
export type ContestResult = z.output<typeof contestResultSchema>;

/** The result on the page of the news. */
export const publishedResultSchema = contestResultSchema.extend({ publishedAt: moment });
export type PublishedResult = z.output<typeof publishedResultSchema>;

/** What an owner wrote of the result. */
export const writtenResultSchema = contestResultSchema.pick({ text: true, publishedAt: true });

/** Body of `PUT /v1/organizations/contests/{uuid}/result`. */
export const contestResultFormSchema = z.object({
  text: typedLines(reviewLimits.resultMax),
  isPublished: z.boolean(),
  version: versionSchema,
});
export type ContestResultForm = z.output<typeof contestResultFormSchema>;
