import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@/server/logging/log';
import type { SignedIn } from './access';
import { ApiError } from './api-error';

/** The request header by which a caller names one sending (draft-ietf-httpapi-idempotency-key-header). */
export const KEY_HEADER = 'idempotency-key';
/** The answer header of a call that was done before. */
export const REPLAYED_HEADER = 'idempotency-replayed';
/** 8 to 64 visible characters. The draft writes them as a quoted string, other clients as they are. */
export const KEY_PATTERN = '^[!-~]{8,64}$';

/** A call with a key. */
export interface KeyedCall {
  key: string;
  /** The caller, method and address. Keys of two callers, or for two addresses, are independent. */
  scope: readonly string[];
  accountUuid: string | null;
  /** What the call sends, as JSON. The same key may only come with the same content. */
  content: unknown;
  /** Ends the waiting for another call's answer. */
  signal: AbortSignal;
}

/** A claimed key. Neither the key nor the content can be recovered from it. */
export interface KeyClaim {
  id: string;
  /** Identifies this attempt: a process that lost its lease can't change the next one's. */
  claim: string;
}

/** Holds the claims, for all nodes. */
export interface KeyStore {
  /** Claims a key that is free or whose lease has ended. @returns false where another call has it */
  claim(
    claim: KeyClaim & { accountUuid: string | null; fingerprint: string },
    leaseSeconds: number,
  ): Promise<boolean>;
  /** The call that has the key; its answer is null while it runs. */
  find(id: string): Promise<{ fingerprint: string; answer: string | null } | null>;
  renew(claim: KeyClaim, leaseSeconds: number): Promise<void>;
  settle(claim: KeyClaim, answer: string): Promise<void>;
  release(claim: KeyClaim): Promise<void>;
}

interface IdempotencyTimes {
  /** How long a key belongs to a process that doesn't renew it. */
  leaseSeconds: number;
  /** How long a second call waits for the first one's answer. */
  waitMs: number;
}

export interface Idempotency {
  /**
   * Does `work` once for a key, and again where the process died before it kept the answer. A failure frees the key.
   * @param work gets the uuid of the row that it adds. It is that of the first try, so that the row is added once.
   * @throws ApiError IDEMPOTENCY_KEY_REUSED for a key that came with other content, IDEMPOTENCY_KEY_BUSY where the first
   * call takes too long, and what `work` throws
   */
  once(
    call: KeyedCall,
    work: (newUuid: string) => Promise<unknown>,
  ): Promise<{ data: unknown; isReplayed: boolean }>;
}

interface Turn {
  record: readonly [kind: string, uuid: string];
  actor: Pick<SignedIn, 'accountUuid'>;
  signal: AbortSignal;
}

export interface Turns {
  /**
   * Runs what an account does with a record one after the other, on all nodes. Each run finds what the one before has saved.
   * @param of its signal ends the waiting
   * @throws ApiError IDEMPOTENCY_KEY_BUSY where the one before takes too long, and what `work` throws
   */
  inTurn<Value>(of: Turn, work: () => Promise<Value>): Promise<Value>;
}

export interface UsedOnce {
  /** Whether `key` is used for the first time within `seconds`, on any node. It is used then. */
  take(key: string, seconds: number): Promise<boolean>;
}

const TIMES: IdempotencyTimes = { leaseSeconds: 60, waitMs: 30_000 };
const FIRST_LOOK_MS = 40;
const LAST_LOOK_MS = 1000;
const RETRY_AFTER_SECONDS = 5;

/** The key of a header. @throws ApiError BAD_REQUEST for a malformed one */
export function keyOf(header: string): string {
  const key = header.replace(/^"(.*)"$/, '$1');
  if (!new RegExp(KEY_PATTERN).test(key)) throw new ApiError('BAD_REQUEST');
  return key;
}

/**
 * Makes calls with a key have one effect (ADR 52). The store gets a digest of the key, a keyed digest of the content, and
 * the answer encrypted with the key: only a holder of the key can read it.
 */
export function createIdempotency(
  store: KeyStore,
  log: Log,
  times: IdempotencyTimes = TIMES,
): Idempotency & Turns & UsedOnce {
  const { leaseSeconds, waitMs } = times;

  /** Null: the key is claimed. Else the answer of the call that had it. */
  async function claimOrAnswer(
    claim: KeyClaim,
    fingerprint: string,
    call: Pick<KeyedCall, 'accountUuid' | 'signal'>,
  ): Promise<string | null> {
    const until = performance.now() + waitMs;
    for (let pauseMs = FIRST_LOOK_MS; ; pauseMs = Math.min(pauseMs * 1.5, LAST_LOOK_MS)) {
      const row = { ...claim, fingerprint, accountUuid: call.accountUuid };
      if (await store.claim(row, leaseSeconds)) return null;
      const other = await store.find(claim.id);
      if (other !== null && other.fingerprint !== fingerprint) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
      if (other?.answer != null) return other.answer;
      if (performance.now() > until) {
        throw new ApiError('IDEMPOTENCY_KEY_BUSY', { headers: { 'retry-after': `${RETRY_AFTER_SECONDS}` } });
      }
      await delay(pauseMs, undefined, { signal: call.signal }).catch((cause: unknown) => {
        throw new ApiError('BAD_REQUEST', { cause });
      });
    }
  }

  async function whileRenewed<Value>(claim: KeyClaim, work: () => Promise<Value>): Promise<Value> {
    const renew = () =>
      void store.renew(claim, leaseSeconds).catch((err: unknown) => log.warn({ err }, 'key not renewed'));
    const renewing = setInterval(renew, (leaseSeconds * 1000) / 3).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewing);
    }
  }

  const release = (claim: KeyClaim) =>
    store.release(claim).catch((err: unknown) => log.warn({ err }, 'key not released'));

  return {
    async once(call, work) {
      const claim = newClaim([...call.scope, call.key]);
      const { id } = claim;
      const fingerprint = keyed(call.key, `content ${JSON.stringify(call.content)}`).toString('base64url');
      const known = await claimOrAnswer(claim, fingerprint, call);
      if (known !== null) return { data: unseal(known, call.key, id), isReplayed: true };
      return whileRenewed(claim, async () => {
        try {
          const data = await work(uuidOf(id));
          // The call has had its effect, so its caller gets its answer in any case.
          await store
            .settle(claim, seal(data, call.key, id))
            .catch((err: unknown) => log.warn({ err }, 'answer not kept'));
          return { data, isReplayed: false };
        } catch (error) {
          await release(claim);
          throw error;
        }
      });
    },

    async inTurn({ record, actor: { accountUuid }, signal }, work) {
      const claim = newClaim(['turn', accountUuid, ...record]);
      await claimOrAnswer(claim, '', { accountUuid, signal });
      try {
        return await whileRenewed(claim, work);
      } finally {
        await release(claim);
      }
    },

    take: (key, seconds) =>
      store.claim({ ...newClaim(['used', key]), accountUuid: null, fingerprint: '' }, seconds),
  };
}

const newClaim = (parts: readonly string[]): KeyClaim => ({
  id: createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
  claim: randomUUID(),
});

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A uuid of a digest, of the version for those that are made by a rule of one's own (RFC 9562). */
function uuidOf(id: string): string {
  const digits = Buffer.from(id, 'base64url').toString('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
  ];
  return [...parts, digits.slice(20, 32)].join('-');
}

const keyed = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function seal(data: unknown, key: string, id: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyed(key, `answer ${id}`), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(data ?? null), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

function unseal(sealed: string, key: string, id: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, keyed(key, `answer ${id}`), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as unknown;
}
