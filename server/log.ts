import pino from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

export interface LogOptions {
  level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/**
 * The one logger: a JSON line an event on standard output. Nothing personal goes in: no names, addresses,
 * search texts, tokens or bodies; people appear by role, requests by their id.
 */
export function createLog({ level }: LogOptions): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // What was made loggable already stays as it is.
    serializers: { err: (error: unknown) => (isPlain(error) ? error : loggable(error)) },
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['authorization', '*.authorization', 'headers.*', 'cookie', '*.cookie'], censor: '…' },
  });
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
