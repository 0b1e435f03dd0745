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
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['authorization', '*.authorization', 'headers.*', 'cookie', '*.cookie'], censor: '…' },
  });
}
