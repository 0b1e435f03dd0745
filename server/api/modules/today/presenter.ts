import type { ClosingContest, DayFigures, Today } from '@/lib/contracts/admin/today';
import { AI_AGENT_NAMES } from '@/lib/ai/ai-agents';
import { VIEWED_PAGES } from '@/lib/contracts/page-views';
import { refusalCountName, viewCountName, type DailyTable } from '@/lib/daily-counts';
import { addDays } from '@/lib/date/seoul';
import * as adminLimits from '@/lib/limits/admin';
import type { DailyCount, TodayRepository } from './repository';

type ClosingRow = Awaited<ReturnType<TodayRepository['listClosingContests']>>[number];

export function presentClosingContest(row: ClosingRow): ClosingContest {
  const { uuid, title, organizer, closesAt } = row;
  return { ...{ uuid, title, organizer }, closesAt: closesAt.toISOString() };
}

const sumOf = (counts: readonly DailyCount[], isOfIt: (count: DailyCount) => boolean) =>
  counts.reduce((sum, count) => (isOfIt(count) ? sum + count.value : sum), 0);

const VIEW_NAMES = new Set(VIEWED_PAGES.map(viewCountName));

/** The days of the charts, the oldest first. */
const daysUntil = (today: string) =>
  Array.from({ length: adminLimits.chartDays }, (_, index) =>
    addDays(today, index + 1 - adminLimits.chartDays),
  );

/** The figures of each day until today, also of days on which nothing was. */
export function presentDays(counts: readonly DailyCount[], today: string): DayFigures[] {
  return daysUntil(today).map((day) => {
    const ofDay = counts.filter((count) => count.day === day);
    const made = (table: DailyTable) => sumOf(ofDay, ({ name }) => name === table);
    return {
      day,
      ...{ signups: made('accounts'), artworks: made('artworks'), likes: made('likes') },
      views: sumOf(ofDay, ({ name }) => VIEW_NAMES.has(name)),
    };
  });
}

/** The refused requests of AI agents that came at all, the most first. */
export function presentAiRefusals(counts: readonly DailyCount[], today: string): Today['aiRefusals'] {
  const dates = daysUntil(today);
  return AI_AGENT_NAMES.map((agent) => {
    const ofAgent = counts.filter(({ name }) => name === refusalCountName(agent));
    const days = dates.map((day) => sumOf(ofAgent, (count) => count.day === day));
    return { agent, total: sumOf(ofAgent, () => true), days };
  })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total);
}

/** The views of all days by the kind of page. */
export const presentViews = (counts: readonly DailyCount[]): Today['views'] =>
  VIEWED_PAGES.map((page) => ({
    page,
    views: sumOf(counts, ({ name }) => name === viewCountName(page)),
  }));
