import { createHmac, randomBytes } from 'node:crypto';
import { constants, copyFileSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDataDir } from '@/server/files/data-dir';
import { StartError, systemCodeOf } from '@/server/start-error';

export interface Secrets {
  /** Seals the session cookie. */
  session: string;
  /** Signs access tokens. */
  token: string;
  /** Signs file URLs. */
  storage: string;
  /** The key of the hash of a person's identity. */
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
 * The given secrets, completed from `demoDirectory/secrets.json`, which is created on the first start. Without a
 * `demoDirectory`, `missing` has the names of the missing secrets.
 * @throws StartError where the file can't be used or saved
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

/** A secret for one purpose. It doesn't reveal the secret that it is derived from. */
export function deriveSecret(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

function readOrCreate(file: string): Secrets {
  openDataDir(path.dirname(file));
  return read(file) ?? created(file);
}

/** Creates secrets and saves them before their first use, so that they outlive the process. */
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

/** Renames the file without replacing an existing one. @returns false where another process was first */
function putInPlace(written: string, file: string): boolean {
  try {
    linkSync(written, file);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
  }
  // The disk has no hard links.
  try {
    copyFileSync(written, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Adds the identity secret to an older file without one. It is derived, so that every process gets the same. */
function completed(stored: Partial<Record<keyof Secrets, unknown>>) {
  if (stored.identity !== undefined || !isSecret(stored.session)) return stored;
  return { ...stored, identity: createHmac('sha256', stored.session).update('identity').digest('base64url') };
}

/** The saved secrets; null without a file. @throws StartError for an unusable file, which must not be replaced */
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
    // The parser's error is dropped, because its message repeats the file's content.
  }
  throw unusable(file, 'is damaged: it holds no JSON object');
}

function isSecret(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 32;
}

function unusable(file: string, problem: string, cause?: unknown): StartError {
  return new StartError(
    `The file of secrets ${file} ${problem}. Restore it from a backup, or remove it to make new ones, which logs ` +
      'every member out and forgets who was verified.',
    { cause },
  );
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
