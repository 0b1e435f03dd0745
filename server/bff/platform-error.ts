import { CALL_SECURITY_HEADERS } from '@/lib/answer-headers';
import { ERRORS, type ErrorCode } from '@/lib/contracts/errors';
import type { FieldError } from '@/lib/contracts/envelope';

/** The platform refused a call or couldn't answer it. `code` and `message` are those of its envelope. */
export class PlatformError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: readonly FieldError[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PlatformError';
  }

  static of(code: ErrorCode, options?: ErrorOptions): PlatformError {
    return new PlatformError(ERRORS[code].status, code, ERRORS[code].message, [], options);
  }
}

/** A failure envelope of the backend-for-frontend itself, where there is none of the platform. */
export function failureResponse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  const { status, message } = ERRORS[code];
  return Response.json(
    { code, message, errors: [] },
    { status, headers: { ...CALL_SECURITY_HEADERS, 'cache-control': 'no-store', ...headers } },
  );
}
