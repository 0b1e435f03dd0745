import { z } from 'zod';
import { aiAgentSchema, viewedPageSchema } from '@/lib/contracts/page-views';
import { applicationRowSchema } from './application';
import { adminInquiryRowSchema } from './inquiry';
import { adminMailRowSchema } from './mail';

/** What operators begin a day with (O-110 to O-113). */

/** The counts of waiting items, counted no further than lists are. */
const waitingSchema = z.object({
  applications: z.int().min(0),
  inquiries: z.int().min(0),
  /** Contests that close soon. */
  contests: z.int().min(0),
  /** Mails that were given up. */
  mails: z.int().min(0),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** `GET /v1/admin/overview`: cheap, because every screen asks it for the menu. */
export const overviewSchema = z.object({
  waiting: waitingSchema,
  /** Whether the site shows invented content, with pretended providers. */
  isDemo: z.boolean(),
  /** The folder, within the server's data folder, where mails are written as files; null where a mail server sends them. */
  mailFolder: z.string().nullable(),
});
export type Overview = z.infer<typeof overviewSchema>;

const closingContestSchema = z.object({
  uuid: z.uuid(),
  title: z.string(),
  organizer: z.string(),
  closesAt: z.iso.datetime({ offset: true }),
});
export type ClosingContest = z.infer<typeof closingContestSchema>;

export const SERVICES = ['database', 'storage', 'search', 'mail'] as const;
export const serviceHealthSchema = z.object({ name: z.enum(SERVICES), isUp: z.boolean() });
export type ServiceHealth = z.infer<typeof serviceHealthSchema>;

const count = z.int();
export const dayFiguresSchema = z.object({
  /** In Seoul. */
  day: z.iso.date(),
  /** What was made on the day and still stands. */
  signups: count,
  artworks: count,
  likes: count,
  /** Pages that visitors opened. */
  views: count,
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

/** `GET /v1/admin/today`. Of what waits, the few that wait longest. */
export const todaySchema = z.object({
  applications: z.array(applicationRowSchema),
  inquiries: z.array(adminInquiryRowSchema),
  contests: z.array(closingContestSchema),
  mails: z.array(adminMailRowSchema),
  services: z.array(serviceHealthSchema),
  /** The last days, the oldest first; the last one is today. */
  days: z.array(dayFiguresSchema),
  /** The views of those days by the kind of page. */
  views: z.array(z.object({ page: viewedPageSchema, views: count })),
  /** The refused requests of AI agents on those days, the most first; `days` has those of each day. */
  aiRefusals: z.array(z.object({ agent: aiAgentSchema, total: count, days: z.array(count) })),
});
export type Today = z.infer<typeof todaySchema>;
