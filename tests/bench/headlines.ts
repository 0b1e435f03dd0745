type Row = Readonly<Record<string, string>>;

/** The rows of a section's Markdown tables, each by the heads of its columns. */
export function rowsOf(section: string): Row[] {
  const rows: Row[] = [];
  let head: string[] | null = null;
  for (const line of section.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim())
      : null;
    if (cells === null) head = null;
    else if (head === null) head = cells;
    else if (!cells.every((cell) => /^-+:?$/.test(cell)))
      rows.push(Object.fromEntries(head.map((name, at) => [name || 'what', cells[at] ?? ''])));
  }
  return rows;
}

const numberOf = (cell: string | undefined): number => Number.parseFloat((cell ?? '').replaceAll(',', ''));

/** The numbers of a column, of the rows that are wanted. */
function column(
  section: string,
  name: string | RegExp,
  isWanted: (row: Row) => boolean = () => true,
): number[] {
  return rowsOf(section)
    .filter(isWanted)
    .flatMap((row) =>
      Object.keys(row)
        .filter((key) => key.match(name) !== null)
        .map((key) => numberOf(row[key])),
    )
    .filter(Number.isFinite);
}

const range = (numbers: readonly number[]) => {
  const ends = [Math.min(...numbers), Math.max(...numbers)];
  return [...new Set(ends)].join('–');
};
const most = (numbers: readonly number[]) => `${Math.max(...numbers)}`;
const is = (name: string, value: string) => (row: Row) => row[name] === value;
const cell = (section: string, isWanted: (row: Row) => boolean, name: string) =>
  rowsOf(section).find(isWanted)?.[name] ?? '–';

/** What a section says in a line. A section without a headline here has its title alone. */
export const HEADLINES: Readonly<Record<string, (section: string) => string>> = {
  pages: (section) =>
    `${range(column(section, /^ratio$/, is('connections', '16')))} of a bare server’s rate at 16 connections, at most ${most(column(section, /^CPU ms$/))} ms of CPU`,
  misses: (section) => `${range(column(section, /^CPU ms$/))} ms of CPU for a page that is rendered`,
  members: (section) => `${range(column(section, /^CPU ms$/))} ms of CPU for a member’s page`,
  day: (section) =>
    `${range(column(section, /^from the cache$/))} % of a day’s visits are answered from the cache`,
  nodes: (section) => `${range(column(section, /^ratio$/))} times the rate of one node, on the same 2 cores`,
  lists: (section) =>
    `p99 at 10 times the artworks is ${range(column(section, /^p99 ratio, 100k$/))} times that before`,
  liked: (section) =>
    `p99 with 100 times the likes is ${range(column(section, /^p99 ratio$/))} times that before`,
  search: (section) =>
    `p99 of at most ${most(column(section, /^p99 ms, 1000k$/))} ms among a million artworks; a scan of 100,000 takes ${range(column(section, /^scan ms$/))} ms`,
  'search-embedded': (section) =>
    `p99 of at most ${most(column(section, /^p99 ms, 100k$/))} ms among 100,000 artworks`,
  'search-quality': (section) =>
    `${cell(section, is('group', 'all'), 'at 5')} of ${cell(section, is('group', 'all'), 'queries')} queries answered, ${cell(section, (row) => row.group?.startsWith('held out') === true, 'at 5')} of those written after the tuning`,
  wall: (section) =>
    `counts of all facets in ${column(section, /^counts p99 ms$/).join(', ')} ms (p99) at 10 thousand, 100 thousand and a million works`,
  studio: (section) =>
    `the event loop rests at most ${most(column(section, /^loop p99 ms$/))} ms (p99) while images are taken in`,
  portfolio: (section) =>
    `a PDF of 60 pages in ${cell(section, is('way', 'ours, in a worker'), 's')}; captured pages take ${cell(section, (row) => row.way?.startsWith('pages captured') === true, 's')}`,
  contests: (section) =>
    `the first page of 10,000 applicants within ${most(column(section, /^p99 ms, 10,000$/, (row) => row.call?.startsWith('first page') === true))} ms (p99)`,
  admin: (section) =>
    `lists within ${most(column(section, /^p99 ms$/))} ms (p99), the slowest filter within ${most(column(section, /^its p99 ms$/))}`,
  bytes: (section) =>
    `${range(column(section, /^total$/, (row) => row.page?.endsWith('phone') === true))} kB for a first visit on a phone`,
  lighthouse: (section) =>
    `performance ${range(column(section, /^performance$/))}, LCP ${range(column(section, /^LCP ms$/))} ms`,
  'lighthouse-applied': (section) =>
    `performance ${range(column(section, /^performance$/))} on a phone that is really slowed down`,
  touch: (section) => {
    const isAll = (row: Row) => row.touch?.startsWith('p95 of all') === true;
    return `${cell(section, isAll, 'lost')} first touches lost, the others answer within ${range(column(section, /^ms, after/, isAll))} ms (p95)`;
  },
  start: (section) =>
    `${cell(section, is('what', 'start to first answer, the middle of five, ms'), 'measured')} ms to the first answer, at most ${cell(section, is('what', 'peak, MiB'), 'measured')} MiB`,
  media: (section) =>
    `${range(column(section, /^first need p50 ms$/))} ms for the first need of a variant, ${range(column(section, /^there p50 ms$/))} after`,
  accounts: (section) => `a session costs ${range(column(section, /^more, ms$/))} ms more a call`,
  'fuzz-kinds': (section) =>
    `an odd text costs a list at most ${most(column(section, /^worst text/))} ms of CPU, an odd header or query a page at most ${most(column(section, /^adds/))} ms more`,
  soak: (section) =>
    /had (\d+ MiB) after the warm-up and (\d+ MiB) at the end/
      .exec(section)
      ?.slice(1, 3)
      .join(' before, ')
      .concat(' after half an hour of load') ?? '–',
};
