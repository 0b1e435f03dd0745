import type { PortfolioArtwork } from '@/lib/contracts/portfolio';

/** The works of one page: one in its middle, or one at the left and one at the right. Works are named by their uuids. */
export type WorkPage = readonly [string] | readonly [string, string];

type Place = Pick<PortfolioArtwork, 'uuid' | 'page' | 'side'>;

const PER_PAGE = 2;

/** The pages that works were placed on. Pages that lost their works are closed up. */
export function pagesOfWorks(works: readonly Place[]): WorkPage[] {
  const pages = new Map<number, string[]>();
  const inOrder = works.toSorted((a, b) => a.page - b.page || orderOf(a) - orderOf(b));
  for (const { uuid, page } of inOrder) pages.set(page, [...(pages.get(page) ?? []), uuid]);
  return [...pages.values()].flatMap(inPairs);
}

/** The works with the places that the pages give them, in reading order. Works on no page are left out. */
export function placeWorks<Work extends Place>(works: readonly Work[], pages: readonly WorkPage[]): Work[] {
  const byUuid = new Map(works.map((work) => [work.uuid, work]));
  return pages.flatMap((uuids, page) =>
    uuids.flatMap((uuid, index) => {
      const work = byUuid.get(uuid);
      return work === undefined ? [] : [{ ...work, page, side: index === 0 ? 'left' : 'right' }];
    }),
  );
}

/** Works on pages of two, as a new portfolio begins. */
export function inPairs(uuids: readonly string[]): WorkPage[] {
  const pages: WorkPage[] = [];
  for (let at = 0; at < uuids.length; at += PER_PAGE) {
    const [left, right] = [uuids[at], uuids[at + 1]];
    if (left !== undefined) pages.push(right === undefined ? [left] : [left, right]);
  }
  return pages;
}

/** Moves the right work of a page to a new page behind it. */
export function splitPage(pages: readonly WorkPage[], index: number): WorkPage[] {
  return pages.flatMap((page, at): WorkPage[] => {
    const [left, right] = page;
    return at === index && right !== undefined ? [[left], [right]] : [page];
  });
}

/** Takes the first work of the next page to the right of a page that has one work. */
export function mergePages(pages: readonly WorkPage[], index: number): WorkPage[] {
  const [page, next] = [pages[index], pages[index + 1]];
  if (page === undefined || next === undefined || page.length === PER_PAGE) return [...pages];
  const [pulled, left] = next;
  const rest: WorkPage[] = left === undefined ? [] : [[left]];
  return [...pages.slice(0, index), [page[0], pulled], ...rest, ...pages.slice(index + 2)];
}

/** Moves a whole page, so that it is the page number `to` afterwards. */
export function movePage(pages: readonly WorkPage[], from: number, to: number): WorkPage[] {
  const page = pages[from];
  if (page === undefined) return [...pages];
  const others = pages.filter((_, index) => index !== from);
  return others.toSpliced(clamp(to, others.length), 0, page);
}

/** Moves a work to another place in the reading order. How many works each page has stays as it is. */
export function moveWork(pages: readonly WorkPage[], uuid: string, to: number): WorkPage[] {
  const works = pages.flat();
  if (!works.includes(uuid)) return [...pages];
  const others = works.filter((other) => other !== uuid);
  const order = others.toSpliced(clamp(to, others.length), 0, uuid);
  let at = 0;
  return pages.flatMap(({ length }) => inPairs(order.slice(at, (at += length))));
}

/** Adds works behind the others. A single work on the last page gets the first of them as its neighbour. */
export function insertWorks(pages: readonly WorkPage[], uuids: readonly string[]): WorkPage[] {
  const known = new Set(pages.flat());
  const added = [...new Set(uuids)].filter((uuid) => !known.has(uuid));
  const last = pages.at(-1);
  const isOpen = last !== undefined && last.length < PER_PAGE;
  const kept = isOpen ? pages.slice(0, -1) : pages;
  return [...kept, ...inPairs([...(isOpen ? last : []), ...added])];
}

/** Takes works out. A work that loses its neighbour stays on its page alone. */
export function removeWorks(pages: readonly WorkPage[], uuids: readonly string[]): WorkPage[] {
  const removed = new Set(uuids);
  return pages.flatMap((page) => inPairs(page.filter((uuid) => !removed.has(uuid))));
}

function orderOf({ side }: Place): number {
  return side === 'left' ? 0 : 1;
}

function clamp(index: number, most: number): number {
  return Math.min(Math.max(0, index), most);
}
