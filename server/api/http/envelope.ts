import type { Failure, Page } from '@/lib/contracts/envelope';
import { ERRORS } from '@/lib/contracts/errors';
import * as listLimits from '@/lib/limits/list';
import type { ApiError } from './api-error';

/** The success envelope around `data`. */
export function ok<Data>(data: Data): { code: 'SUCCESS'; message: null; data: Data } {
  return { code: 'SUCCESS', message: null, data };
}

/** The failure envelope and the HTTP status that belong to an error. */
export function failure(error: ApiError): { status: number; body: Failure } {
  return {
    status: ERRORS[error.code].status,
    body: { code: error.code, message: error.message, errors: error.errors },
  };
}

/** A page of a list; `total` counts all rows, `page` starts at 0. */
export function page<Item>(
  content: Item[],
  { page: pageNumber, size: pageSize, total }: { page: number; size: number; total: number },
): Page<Item> {
  return {
    content,
    pageable: { pageNumber, pageSize },
    totalElements: total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** A page of a list whose pages beyond the depth limit are empty: `totalPages` are those that can be read. */
export function boundedPage<Item>(
  content: Item[],
  place: { page: number; size: number; total: number },
): Page<Item> {
  const totalPages = Math.ceil(Math.min(place.total, listLimits.maxDepth) / place.size);
  return { ...page(content, place), totalPages };
}

/** Where a page lies in its list. */
export interface PageWindow {
  offset: number;
  limit: number;
}

interface PageSource<Row, Item> {
  list(window: PageWindow): PromiseLike<Row[]>;
  count(): Promise<number>;
  present(row: Row): Item;
}

/**
 * Reads a page, and the count of its list unless the page shows where the list ends. A page beyond the depth limit is empty
 * and isn't read.
 */
export async function readPage<Row, Item>(
  { page: number, size }: { page: number; size: number },
  { list, count, present }: PageSource<Row, Item>,
): Promise<Page<Item>> {
  const offset = number * size;
  const isTooDeep = offset >= listLimits.maxDepth;
  const rows = isTooDeep ? [] : await list({ offset, limit: size });
  const isEnd = !isTooDeep && rows.length < size && (rows.length > 0 || offset === 0);
  const total = isEnd ? offset + rows.length : await count();
  return boundedPage(rows.map(present), { page: number, size, total });
}
