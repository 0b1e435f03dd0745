interface Day {
  year: number;
  month: number;
  day: number;
}

function read(day: string): Day | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  return found === null ? null : { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) };
}

/** `2025-11-04` as `2025. 11. 4.`; anything else stays as it is. */
export function formatDay(day: string): string {
  const parts = read(day);
  return parts === null ? day : `${parts.year}. ${parts.month}. ${parts.day}.`;
}

/** `2026-12-22` as `2026년 12월 22일`, for a day within a sentence; anything else stays as it is. */
export function formatKoreanDay(day: string): string {
  const parts = read(day);
  return parts === null ? day : `${parts.year}년 ${parts.month}월 ${parts.day}일`;
}

/**
 * A period as people write it: `2025. 11. 4. – 12. 20.`, the year again where it changes, one day alone with
 * the hour it starts at (`HH:MM`). Null where there is no day.
 */
export function formatPeriod(
  from: string | null,
  to: string | null,
  timeFrom: string | null = null,
): string | null {
  if (from === null) return to === null ? null : `– ${formatDay(to)}`;
  if (to === null || to === from) {
    return timeFrom === null ? formatDay(from) : `${formatDay(from)} ${timeFrom.slice(0, 5)}`;
  }
  const start = read(from);
  const end = read(to);
  if (start === null || end === null || start.year !== end.year)
    return `${formatDay(from)} – ${formatDay(to)}`;
  return `${formatDay(from)} – ${end.month}. ${end.day}.`;
}
