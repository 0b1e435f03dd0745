import { format, stripVTControlCharacters } from 'node:util';
import { createLog, loggable } from './log';
import type { Log, LogOptions } from './log';
import { StartError } from '@/server/start-error';

const MAX_CHARACTERS = 4000;

interface Captured {
  log: Log;
  /** Restores the original output. */
  restore(): void;
}
let captured: Captured | null = null;

/**
 * Turns everything that is printed to standard error into JSON lines: `console.error`, `console.warn`, direct writes,
 * warnings of the process, and uncaught errors, which end the process.
 */
export function logStderr(): void {
  const { stderr } = process;
  const { write } = stderr;
  const { error, warn } = console;
  const nodesOwn = process.listeners('warning');
  const log = createLog({ level: 'warn', destination: 2 });
  const onWarning = (warning: Error) => log.warn({ err: cleaned(warning) }, 'process warning');
  const onUnhandled = (cause: unknown) => log.error({ err: cleaned(cause) }, 'unhandled rejection');
  const onUncaught = (cause: unknown) => {
    log.fatal({ err: cleaned(cause) }, 'uncaught exception');
    process.exit(1);
  };
  console.error = (...given: unknown[]) => log.error(...entryOf(given));
  console.warn = (...given: unknown[]) => log.warn(...entryOf(given));
  stderr.write = linewise((line) => log.warn(withoutPersonal(line)));
  process.removeAllListeners('warning');
  process.on('warning', onWarning);
  process.on('unhandledRejection', onUnhandled);
  process.on('uncaughtException', onUncaught);
  captured = {
    log,
    restore: () => {
      captured = null;
      Object.assign(console, { error, warn });
      stderr.write = write;
      process.off('warning', onWarning);
      for (const listener of nodesOwn) process.on('warning', listener);
    },
  };
}

/** Applies the settings: the log level; in development the original output of standard error is restored. */
export function followSettings(settings: { environment: string; logLevel: LogOptions['level'] }): void {
  if (captured === null) return;
  if (settings.environment === 'development') captured.restore();
  else if (settings.logLevel === 'error' || settings.logLevel === 'silent') {
    captured.log.level = settings.logLevel;
  }
}

/** Reports why the process doesn't start, at every log level: a sentence at a terminal, else a JSON line. */
export function reportFailedStart(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error);
  if (process.stderr.isTTY) captured?.restore();
  if (captured === null) return console.error(sentence);
  const log = createLog({ level: 'fatal', destination: 2 });
  // An expected failure needs no stack.
  if (error instanceof StartError) log.fatal(sentence);
  else log.fatal({ err: cleaned(error) }, withoutPersonal(sentence));
}

/** The arguments of `console` as a log entry. Objects may have personal data, so only their kind is logged. */
function entryOf(given: readonly unknown[]): [object, string] {
  const cause = given.find((value) => value instanceof Error);
  const words = given.filter((value) => value !== cause || cause === undefined).map(wordOf);
  const message = withoutPersonal(format(...words));
  return [cause === undefined ? {} : { err: cleaned(cause) }, message];
}

function wordOf(value: unknown): unknown {
  if (value instanceof Error) return value.name;
  if (typeof value === 'object' && value !== null) return `[${value.constructor?.name ?? 'object'}]`;
  return value;
}

/** A loggable error whose texts have no personal data. */
function cleaned(error: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loggable(error)).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'query' ? withoutPersonal(value) : value,
    ]),
  );
}

/** Removes personal data from a text: queries of URLs, e-mail addresses and phone numbers. */
function withoutPersonal(text: string): string {
  return stripVTControlCharacters(text)
    .slice(0, MAX_CHARACTERS)
    .replace(/\?[^\s"'<>)]+/g, '?…')
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]{2,}/gi, '…')
    .replace(/\b0\d{1,2}[-. ]?\d{3,4}[-. ]?\d{4}\b/g, '…')
    .trim();
}

/** A `process.stderr.write` that calls `onLine` for each whole line. */
function linewise(onLine: (line: string) => void): typeof process.stderr.write {
  let rest = '';
  return (chunk: Uint8Array | string, ...others: unknown[]) => {
    const pieces = (rest + (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())).split('\n');
    rest = pieces.pop() ?? '';
    for (const line of pieces) if (line.trim() !== '') onLine(line);
    const done = others.find((other) => typeof other === 'function');
    if (done !== undefined) process.nextTick(done);
    return true;
  };
}
