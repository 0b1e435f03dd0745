import type { Page } from '@/lib/contracts/envelope';

interface Liked {
  uuid: string;
}

/** Each once, in the order they came: a list may have moved between two of its pages. */
export function uniqueLiked<Item extends Liked>(pages: readonly Page<Item>[]): Item[] {
  return [...new Map(pages.flatMap(({ content }) => content.map((item) => [item.uuid, item]))).values()];
}

/**
 * The page to fetch next of a list that shrinks under the visitor's hand: what was taken back is gone from the
 * server's list, and those behind it have moved up into pages that were fetched already.
 * @param isKept whether an item is still in the server's list
 * @returns undefined at the end
 */
export function nextLikedPage(
  pages: readonly Page<Liked>[],
  isKept: (uuid: string) => boolean,
): number | undefined {
  const [first] = pages;
  const last = pages.at(-1);
  if (first === undefined || last === undefined || comingAfter(last) === 0) return undefined;
  const { pageNumber, pageSize } = last.pageable;
  const shown = uniqueLiked(pages);
  const isStuck = pages.length > 1 && shown.length === uniqueLiked(pages.slice(0, -1)).length;
  if (isStuck) return pageNumber + 1;
  const before = first.pageable.pageNumber * pageSize;
  return Math.floor((before + shown.filter(({ uuid }) => isKept(uuid)).length) / pageSize);
}

/** How many there are behind a page, at most a page of them. */
export function comingAfter({ content, pageable, totalElements }: Page<Liked>): number {
  const { pageNumber, pageSize } = pageable;
  return Math.max(0, Math.min(pageSize, totalElements - pageNumber * pageSize - content.length));
}
