import { addDays, dayInSeoul } from '@/lib/date/seoul';
import { escapeHtml } from '@/lib/format/escape-html';
import { paragraphsOf } from '@/lib/format/paragraphs';
import type { OwnContest } from './repository';

/** The piece of news by which visitors find a contest that is published without one (ADR 39). */
export function newsOf({ title, organizer, description, ...contest }: OwnContest) {
  return {
    ...{ type: 'NEWS' as const, status: 'PUBLISHED' as const, title, organizer },
    content: paragraphsOf(description)
      .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`)
      .join(''),
    ...newsPeriodOf(contest),
  };
}

/** The days on which a contest takes applications. One that ends at midnight ends on the day before. */
export function newsPeriodOf({ opensAt, closesAt }: Pick<OwnContest, 'opensAt' | 'closesAt'>) {
  return {
    periodFrom: opensAt === null ? null : dayInSeoul(opensAt),
    periodTo: closesAt === null ? null : lastDayOf(closesAt),
  };
}

function lastDayOf(closesAt: Date): string {
  const day = dayInSeoul(closesAt);
  return dayInSeoul(new Date(closesAt.getTime() - 1)) === day ? day : addDays(day, -1);
}
