import { z } from 'zod';
import { AI_AGENT_NAMES } from '@/lib/ai/ai-agents';
import { asItIs } from './text';

/** Views of public pages, which the host counts without anything of who looks (O-112), and refusals of AI agents (O-119). */

/** The kinds of pages whose views are counted. */
export const VIEWED_PAGES = [
  'HOME',
  'ARTIST_LIST',
  'ARTIST',
  'ARTWORK_LIST',
  'ARTWORK',
  'SPECIAL',
  'EXHIBITION',
  'EVENT',
  'NEWS',
  'SEARCH',
  'SUPPORT',
  'INFO',
] as const;
export const viewedPageSchema = z.enum(VIEWED_PAGES);
export type ViewedPage = z.infer<typeof viewedPageSchema>;

/** What a report is signed for, and how long it is good. The site and the API share the key. */
export const VIEW_REPORT = { purpose: 'page-views', seconds: 60 } as const;

const viewCountSchema = z.object({
  day: z.iso.date(),
  page: viewedPageSchema,
  views: z.int().positive().max(100_000_000),
});
export type ViewCount = z.infer<typeof viewCountSchema>;

export const aiAgentSchema = z.enum(AI_AGENT_NAMES);
const refusalCountSchema = z.object({
  day: z.iso.date(),
  name: aiAgentSchema,
  value: z.int().positive().max(100_000_000),
});

/** The claims of a report. */
export const viewReportSchema = z.object({
  purpose: z.literal(VIEW_REPORT.purpose),
  counts: z.array(viewCountSchema).max(100 * VIEWED_PAGES.length),
  /** A host of an older version sends none. */
  refusals: z
    .array(refusalCountSchema)
    .max(100 * AI_AGENT_NAMES.length)
    .default([]),
});

/** Body of `POST /v1/page-views`. */
export const signedViewReportSchema = z.object({ report: asItIs('token', 200_000).min(1) });
