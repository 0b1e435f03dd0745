import { dayInSeoul, nextDayInSeoul } from '@/lib/date/seoul';

export interface DayCount<Name extends string> {
  /** In Seoul. */
  day: string;
  name: Name;
  value: number;
}

/** Counts by day and name, in memory, until they are taken. */
export class DayCounts<Name extends string> {
  private days = new Map<string, Map<Name, number>>();
  private today = { day: '', endsAt: 0, counts: new Map<Name, number>() };

  constructor(private readonly now: () => number = Date.now) {}

  add(name: Name): void {
    const now = this.now();
    if (now >= this.today.endsAt) this.begin(new Date(now));
    const { counts } = this.today;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  /** What was counted since the last time. */
  take(): DayCount<Name>[] {
    const taken = [...this.days].flatMap(([day, counts]) =>
      [...counts].map(([name, value]) => ({ day, name, value })),
    );
    this.days = new Map();
    this.today = { day: '', endsAt: 0, counts: new Map() };
    return taken;
  }

  /** Takes back what couldn't be reported. */
  putBack(taken: readonly DayCount<Name>[]): void {
    for (const { day, name, value } of taken) {
      const counts = this.countsOf(day);
      counts.set(name, (counts.get(name) ?? 0) + value);
    }
  }

  private begin(now: Date): void {
    const day = dayInSeoul(now);
    this.today = { day, endsAt: nextDayInSeoul(now).getTime(), counts: this.countsOf(day) };
  }

  private countsOf(day: string): Map<Name, number> {
    const known = this.days.get(day);
    if (known !== undefined) return known;
    const counts = new Map<Name, number>();
    this.days.set(day, counts);
    return counts;
  }
}
