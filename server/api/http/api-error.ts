import { ERRORS } from '@/lib/contracts/errors';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { FieldError } from '@/lib/contracts/envelope';

interface ApiErrorOptions {
  /** Korean, for people; the catalogue's sentence when left out. */
  message?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** What a service throws to answer with a failure of the catalogue. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.errors = options.errors ?? [];
    this.headers = options.headers ?? {};
  }
}

export function notFound(): ApiError {
  return new ApiError('NOT_FOUND');
}
