import { DrizzleQueryError } from 'drizzle-orm';

/** The database did not answer: it is away, it restarts, or it took too long. The API says 503. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** No connection to the database could be opened. The cause says why. */
export class DatabaseConnectionError extends Error {
  override readonly name = 'DatabaseConnectionError';
}

/** The account keeps as many bytes of files as it may. */
export class AccountFullError extends Error {
  override readonly name = 'AccountFullError';
}

/** An error that the database itself reported; `code` is the SQLSTATE, as on the errors of `pg`. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(message: string, fields: { code?: string; constraint?: string; detail?: string } = {}) {
    super(message);
    this.code = fields.code;
    this.constraint = fields.constraint;
    this.detail = fields.detail;
  }
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Connection exceptions, a server that shuts down or starts, too many connections, a cancelled statement, a lost conflict. */
const UNAVAILABLE_SQLSTATE = /^(08...|57P0[1-5]|57014|53300|25P03|40001|40P01)$/;

/** Messages of `pg` for errors without a code. */
const POOL_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/**
 * Whether the error, or anything that caused it, means that the database could not be reached just now. A network's
 * error counts only as the cause of a database's: a visitor's connection breaks with the same codes.
 */
export function isUnavailable(error: unknown): boolean {
  let isOfDatabase = false;
  for (const cause of causesOf(error)) {
    if (cause instanceof DatabaseUnavailableError) return true;
    isOfDatabase ||= DATABASE_ERRORS.some((kind) => cause instanceof kind);
    if (!isOfDatabase) continue;
    const code = codeOf(cause);
    if (code !== undefined && (NETWORK_CODES.has(code) || UNAVAILABLE_SQLSTATE.test(code))) return true;
    if (cause instanceof Error && POOL_MESSAGES.test(cause.message)) return true;
  }
  return false;
}

const DATABASE_ERRORS = [DrizzleQueryError, DatabaseConnectionError, SqlError];

/** Codes of the system and of PostgreSQL for a full disk or quota. */
const STORAGE_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether the error, or anything that caused it, says that a disk is full: the database's or that of the files. */
export function isStorageFull(error: unknown): boolean {
  for (const cause of causesOf(error)) if (STORAGE_FULL.has(codeOf(cause) ?? '')) return true;
  return false;
}

/** Whether an account keeps as many bytes of files as it may. */
export function isAccountFull(error: unknown): boolean {
  for (const cause of causesOf(error)) if (cause instanceof AccountFullError) return true;
  return false;
}

/** The SQLSTATE of the error or of its causes (`23505` for a duplicate), or undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause);
    if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** The violated unique constraint or index; null for any other error. */
export function uniqueViolationOf(error: unknown): string | null {
  return violationOf(error, '23505');
}

/** The violated check, a constraint's or a trigger's; null for any other error. */
export function checkViolationOf(error: unknown): string | null {
  return violationOf(error, '23514');
}

/** The constraint that was violated by an error of this SQLSTATE. */
function violationOf(error: unknown, code: string): string | null {
  for (const cause of causesOf(error)) {
    if (codeOf(cause) !== code || !(cause instanceof Error) || !('constraint' in cause)) continue;
    if (typeof cause.constraint === 'string') return cause.constraint;
  }
  return null;
}

function* causesOf(error: unknown): Generator<unknown> {
  let current = error;
  for (let depth = 0; depth < 8 && current !== undefined && current !== null; depth += 1) {
    yield current;
    if (current instanceof AggregateError) yield* current.errors;
    current = current instanceof Error ? current.cause : undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
