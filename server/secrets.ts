import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
 */
export function loadSecrets(
  given: Given,
  demoDirectory: string | null,
): { secrets: Secrets; missing: string[] } {
  const stored = demoDirectory === null ? {} : readOrCreate(path.join(demoDirectory, 'secrets.json'));
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

function readOrCreate(file: string): Partial<Secrets> {
  const existing = read(file);
  if (existing !== null) return completed(existing);
  const made: Secrets = { session: random(), token: random(), storage: random(), identity: random() };
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch {
    // Another process was first: its secrets count.
    return completed(read(file) ?? made);
  }
  return made;
}

/** A folder made before there was this secret has one all the same, and every process finds the same. */
function completed(stored: Partial<Secrets>): Partial<Secrets> {
  if (stored.identity !== undefined || stored.session === undefined) return stored;
  return { ...stored, identity: createHmac('sha256', stored.session).update('identity').digest('base64url') };
}

function read(file: string): Partial<Secrets> | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null) return null;
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return null;
  }
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
