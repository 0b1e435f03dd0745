import { z } from 'zod';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { shownPortfolioSchema } from './portfolio';
import { typedLine } from './text';

/** Contracts of the links by which an artist shows the kept portfolio to people without an account (ADR 38). */

const moment = z.iso.datetime({ offset: true });

/** How long a link works. */
export const linkPeriodSchema = z.enum(['WEEK', 'MONTH', 'QUARTER']);
export type LinkPeriod = z.infer<typeof linkPeriodSchema>;

/** What its address ends with: 128 random bits. */
export const linkTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Form, and body of `POST …/portfolio/links`. */
export const portfolioLinkFormSchema = z.object({
  /** For whom it is, in the artist's own words. */
  label: typedLine(portfolioLimits.linkLabelMax).min(1, portfolioMessages.linkLabelRequired),
  period: linkPeriodSchema,
});
export type PortfolioLinkForm = z.output<typeof portfolioLinkFormSchema>;

/** A link as its artist sees it. */
export const portfolioLinkSchema = z.object({
  id: z.uuid(),
  label: z.string(),
  token: linkTokenSchema,
  createdAt: moment,
  /** From then on it can't be opened. */
  expiresAt: moment,
  isOpen: z.boolean(),
  views: z.int().min(0),
  /** Null before the first view. */
  lastViewedAt: moment.nullable(),
});
export type PortfolioLink = z.infer<typeof portfolioLinkSchema>;

/** Answer of `GET …/portfolio/links`, newest first. */
export const portfolioLinksSchema = z.object({ content: z.array(portfolioLinkSchema) });

/** Answer of `GET /v1/portfolio-links/{token}`: what its visitors see. Parts that the artist hides aren't in it. */
export const sharedPortfolioSchema = z.object({ expiresAt: moment, portfolio: shownPortfolioSchema });
export type SharedPortfolio = z.infer<typeof sharedPortfolioSchema>;

/** Answer of `GET /v1/portfolio-links/{token}/file-url`. */
export const sharedFileUrlSchema = z.object({ url: z.string() });
