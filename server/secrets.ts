import { createHmac, randomBytes } from 'node:crypto';
import { constants, copyFileSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDataDir } from './data-dir';
import { StartError, systemCodeOf } from './start-error';

export interface Secrets {
  /** Seals the session cookie. */
  session: string;
  /** Signs access tokens. */
  token: string;
  /** Signs file URLs. */
  storage: string;
  /** Makes of a verified person's mark the one that we keep. */
  identity: string;
}

type Given = { [Name in keyof Secrets]: string | undefined };
const NAMES = {
  session: 'SESSION_SECRET',
  token: 'TOKEN_SECRET',
  storage: 'STORAGE_SECRET',
  identity: 'IDENTITY_SECRET',
} as const;

/**
 * The given secrets, completed from `demoDirectory/secrets.json` (made on the first start, readable by its
 * owner only) or, where that is null, with the names of those `missing`.
 * @throws StartError where the file is there and can't be used, or can't be saved
 */
export function loadSecrets(
  given: Given,
  demoDirectory: string | null,
): { secrets: Secrets; missing: string[] } {
  const stored: Partial<Secrets> =
    demoDirectory === null ? {} : readOrCreate(path.join(demoDirectory, 'secrets.json'));
  const secrets = { session: '', token: '', storage: '', identity: '' };
  const missing: string[] = [];
  for (const name of ['session', 'token', 'storage', 'identity'] as const) {
    const value = given[name] ?? stored[name];
    if (value === undefined) missing.push(NAMES[name]);
    else secrets[name] = value;
  }
  return { secrets, missing };
}

/** A secret for one purpose; who has it knows nothing of the one that it is made from. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

function readOrCreate(file: string): Secrets {
  openDataDir(path.dirname(file));
  return read(file) ?? created(file);
}

/** New secrets, once they are saved: what was sealed with unsaved ones, nobody could open after the next start. */
function created(file: string): Secrets {
  const made: Secrets = { session: random(), token: random(), storage: random(), identity: random() };
  const written = `${file}.${process.pid}.new`;
  try {
    writeFileSync(written, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
    return putInPlace(written, file) ? made : (read(file) ?? made);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(
      `The new secrets can't be saved in ${file} (${systemCodeOf(cause) ?? 'for an unknown reason'}): ` +
        'free some space on its disk and let this user write there, or set the secrets in the environment.',
      { cause },
    );
  } finally {
    rmSync(written, { force: true, recursive: true });
  }
}

/** Whole or not at all, and never over another's. @returns false where another process was first: its secrets count */
function putInPlace(written: string, file: string): boolean {
  try {
    linkSync(written, file);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
  }
  // A disk without hard links.
  try {
    copyFileSync(written, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** A folder made before there was this secret has one all the same, and every process finds the same. */
function completed(stored: Partial<Record<keyof Secrets, unknown>>) {
  if (stored.identity !== undefined || !isSecret(stored.session)) return stored;
  return { ...stored, identity: createHmac('sha256', stored.session).update('identity').digest('base64url') };
}

/** Null where there is no such file. @throws StartError for one that can't be used: replacing it would lose what it sealed */
function read(file: string): Secrets | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if (systemCodeOf(cause) === 'ENOENT') return null;
    throw unusable(file, `can't be read (${systemCodeOf(cause) ?? 'for an unknown reason'})`, cause);
  }
  const stored = completed(parsed(text, file));
  const { session, token, storage, identity } = stored;
  if (!isSecret(session) || !isSecret(token) || !isSecret(storage) || !isSecret(identity)) {
    throw unusable(file, 'is damaged: it does not hold all of session, token, storage and identity');
  }
  return { session, token, storage, identity };
}

function parsed(text: string, file: string): Partial<Record<keyof Secrets, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The parser's message repeats what it read.
  }
  throw unusable(file, 'is damaged: it holds no JSON object');
}

function isSecret(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 32;
}

function unusable(file: string, problem: string, cause?: unknown): StartError {
  return new StartError(
    `The file of secrets ${file} ${problem}. Restore it from a backup, or remove it to make new ones, which logs ` +
      'everybody out and forgets who was verified.',
    { cause },
  );
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
