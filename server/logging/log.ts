import pino from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

export interface LogOptions {
  level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Standard output (1) or standard error (2). */
  destination?: 1 | 2;
}

/**
 * Creates a logger that writes a JSON line for each event. Logs must not have personal data: no names, addresses, search
 * texts, tokens or bodies. People appear by role, requests by their id.
 */
export function createLog({ level, destination = 1 }: LogOptions): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // `loggable` returns plain objects, which need no conversion.
    serializers: { err: (error: unknown) => (isPlain(error) ? error : loggable(error)) },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: ['authorization', '*.authorization', 'headers.*', 'cookie', '*.cookie'], censor: '…' },
  };
  // Lines are written synchronously, because the process may end at once.
  return pino(options, pino.destination({ dest: destination, sync: true }));
}

/**
 * An error without personal data, for the log. Query parameters and PostgreSQL's details have people's data, so a failed
 * query keeps only its text, the server's message and the SQLSTATE.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  // The message of Drizzle's error repeats the parameters.
  if ('query' in error && 'params' in error) {
    return { type: 'QueryError', query: error.query, cause: loggable(error.cause) };
  }
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

/** An address for the log: without the token of a portfolio's or a password's link, which opens it. */
export function loggableUrl(url: string): string {
  return url.replace(
    /^\/(portfolio|auth\/password|v1\/portfolio-links|v1\/auth\/password-links)\/[^/?#]+/,
    '/$1/…',
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
