import pino from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

export interface LogOptions {
  level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Standard output (1), or standard error (2) for what would be printed there. */
  destination?: 1 | 2;
}

/**
 * The one logger: a JSON line an event. Nothing personal goes in: no names, addresses,
 * search texts, tokens or bodies; people appear by role, requests by their id.
 */
export function createLog({ level, destination = 1 }: LogOptions): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // What was made loggable already stays as it is.
    serializers: { err: (error: unknown) => (isPlain(error) ? error : loggable(error)) },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: ['authorization', '*.authorization', 'headers.*', 'cookie', '*.cookie'], censor: '…' },
  };
  // Whole before the process ends, which it may do in the next line.
  return pino(options, pino.destination({ dest: destination, sync: true }));
}

/**
 * An error as the log may have it. Query parameters and the details that PostgreSQL gives hold people's data,
 * so of a failed query only its text, the server's message and its SQLSTATE remain.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  // Drizzle's; its message repeats the parameters.
  if ('query' in error && 'params' in error) {
    return { type: 'QueryError', query: error.query, cause: loggable(error.cause) };
  }
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
