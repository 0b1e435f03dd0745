import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Argon2id with 19 MiB, two passes and one lane, as OWASP advises. (The package's enum is a type alone, so its
 * number stands here.)
 */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** More than this waiting would only be answered when nobody waits any more. */
const QUEUE_MAX = 400;

export interface Passwords {
  /** The argon2id hash of a password, with its parameters and salt in it. */
  hash(password: string): Promise<string>;
  /** Whether the password is the hash's. Without a hash it is not, which takes the same time to say. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether so many wait that one more should be sent away. */
  isOverloaded(): boolean;
}

/**
 * Hashes in threads beside the event loop, and never on all cores at once: the site goes on answering while a
 * hundred people log in.
 */
export function createPasswords(): Passwords {
  const limit = pLimit(Math.max(1, Math.min(3, os.availableParallelism() - 1)));
  const hashOf = (password: string) => limit(() => hash(password, OPTIONS));
  let nobodys: Promise<string> | null = null;

  return {
    hash: hashOf,
    async verify(passwordHash, password) {
      // Made at the first call of either kind, so that not even that one tells them apart.
      const substitute = await (nobodys ??= hashOf(randomUUID()).catch((error: unknown) => {
        nobodys = null;
        throw error;
      }));
      const isSame = await limit(() => verify(passwordHash ?? substitute, password));
      return isSame && passwordHash !== null;
    },
    isOverloaded: () => limit.pendingCount > QUEUE_MAX,
  };
}
