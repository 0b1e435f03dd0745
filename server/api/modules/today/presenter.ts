import type { ClosingContest, DayFigures, Today } from '@/lib/contracts/admin/today';
import { VIEWED_PAGES } from '@/lib/contracts/page-views';
import { viewCountName, type DailyTable } from '@/lib/daily-counts';
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

/** The figures of each day until today, also of days on which nothing was. */
export function presentDays(counts: readonly DailyCount[], today: string): DayFigures[] {
  return Array.from({ length: adminLimits.chartDays }, (_, index) => {
    const day = addDays(today, index + 1 - adminLimits.chartDays);
    const ofDay = counts.filter((count) => count.day === day);
    const made = (table: DailyTable) => sumOf(ofDay, ({ name }) => name === table);
    return {
      day,
      ...{ signups: made('accounts'), artworks: made('artworks'), likes: made('likes') },
      views: sumOf(ofDay, ({ name }) => VIEW_NAMES.has(name)),
    };
  });
}

/** The views of all days by the kind of page. */
export const presentViews = (counts: readonly DailyCount[]): Today['views'] =>
  VIEWED_PAGES.map((page) => ({
    page,
    views: sumOf(counts, ({ name }) => name === viewCountName(page)),
  }));
