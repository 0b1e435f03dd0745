import { ERRORS } from '@/lib/contracts/errors';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { FieldError } from '@/lib/contracts/envelope';

interface ApiErrorOptions {
  /** The message in Korean. The default is the one of `ERRORS`. */
  message?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A failure that a service throws: its code in `ERRORS` decides the status and the message of the answer. */
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
