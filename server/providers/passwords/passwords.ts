import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Argon2id (2 in the package's enum, which is a type alone) with 19 MiB, two passes and one lane, as OWASP advises.
 */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The longest queue. Callers behind it would have given up before their turn. */
const QUEUE_MAX = 400;

export interface Passwords {
  /** The argon2id hash of a password, with its parameters and salt in it. */
  hash(password: string): Promise<string>;
  /** Whether the password fits the hash. Without a hash it doesn't, and the answer takes the same time. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether the queue is so long that another call should be refused. */
  isOverloaded(): boolean;
}

/**
 * Hashes passwords in threads, and never on all cores at once, so that the site goes on answering while a hundred people
 * log in.
 */
export function createPasswords(): Passwords {
  const limit = pLimit(Math.max(1, Math.min(3, os.availableParallelism() - 1)));
  const hashOf = (password: string) => limit(() => hash(password, OPTIONS));
  let substituteHash: Promise<string> | null = null;

  return {
    hash: hashOf,
    async verify(passwordHash, password) {
      // Both kinds of calls make the substitute, so that not even the first call tells them apart.
      const substitute = await (substituteHash ??= hashOf(randomUUID()).catch((error: unknown) => {
        substituteHash = null;
        throw error;
      }));
      const isSame = await limit(() => verify(passwordHash ?? substitute, password));
      return isSame && passwordHash !== null;
    },
    isOverloaded: () => limit.pendingCount > QUEUE_MAX,
  };
}
