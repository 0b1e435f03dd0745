import type { Page } from '@/lib/contracts/envelope';

interface Item {
  uuid: string;
}

/** The items of the pages, each once: a list may have moved between two of its pages. */
export function uniqueItems<One extends Item>(pages: readonly Page<One>[]): One[] {
  return [...new Map(pages.flatMap(({ content }) => content.map((item) => [item.uuid, item]))).values()];
}

/**
 * The number of the page to load after these; undefined at the end of the list.
 * @param isKept whether an item is still in the server's list, of a list that visitors take items out of. The
 * items behind those that were taken out have moved up into pages that were loaded already.
 */
export function nextPage(
  pages: readonly Page<Item>[],
  isKept?: (uuid: string) => boolean,
): number | undefined {
  const [first] = pages;
  const last = pages.at(-1);
  if (first === undefined || last === undefined || comingAfter(last) === 0) return undefined;
  const { pageNumber, pageSize } = last.pageable;
  const shown = uniqueItems(pages);
  const isStuck = pages.length > 1 && shown.length === uniqueItems(pages.slice(0, -1)).length;
  if (isKept === undefined || isStuck) return pageNumber + 1;
  const before = first.pageable.pageNumber * pageSize;
  return Math.floor((before + shown.filter(({ uuid }) => isKept(uuid)).length) / pageSize);
}

/** How many items the page after this one holds. */
export function comingAfter({ content, pageable, totalElements }: Page<Item>): number {
  const { pageNumber, pageSize } = pageable;
  return Math.max(0, Math.min(pageSize, totalElements - pageNumber * pageSize - content.length));
}
