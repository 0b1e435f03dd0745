import type { Failure, Page } from '@/lib/contracts/envelope';
import { ERRORS } from '@/lib/contracts/errors';
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
