import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as the log may have it. Query parameters and the details that PostgreSQL gives hold people's data,
 * so of a failed query only its text, the server's message and its SQLSTATE remain.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (error instanceof DrizzleQueryError)
    return { type: 'QueryError', query: error.query, cause: loggable(error.cause) };
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}
