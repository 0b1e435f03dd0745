import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { RoleType } from '@/lib/contracts/account';
import { failureSchema, successSchema } from '@/lib/contracts/envelope';
import type { Failure } from '@/lib/contracts/envelope';
import type { CacheTag } from '@/lib/cache-tags';
import { RATES } from '@/server/api/http/rates';
import { createApi } from '@/server/api/app';
import type { Api, ApiDependencies } from '@/server/api/app';
import { createTokens } from '@/server/api/http/tokens';
import { createUploads } from '@/server/api/http/upload';
import type { Uploads } from '@/server/api/http/upload';
import { createLog } from '@/server/log';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { createTestDatabase } from './database';
import type { TestDatabase } from './database';
import { createFactories } from './factories';
import { TEST_IDENTITY_SECRET, TEST_SITE_URL, testIdentity } from './identity';

/** Enough for tests that hammer; those of the limits themselves pass their own. */
const PLENTY = { points: 100_000, seconds: 60 };
const GENEROUS = Object.fromEntries(Object.keys(RATES).map((name) => [name, PLENTY]));

/** What the tests' tokens are signed with. */
export const TEST_TOKEN_SECRET = 'a secret for tests, 32 characters or more';
/** What the site vouches for people with in tests. */
export const TEST_ASSERTION_SECRET = 'an assertion secret for tests, 32 characters';
/** What the addresses of private files are signed with. */
export const TEST_FILE_SECRET = 'a secret for tests, 32 characters or more';
export const testTokens = createTokens({ secret: TEST_TOKEN_SECRET });

/** Whom a request speaks for: an account's row, or nobody. */
type Caller = { accountId: string; roleType: RoleType; tokenVersion: number } | null;

export interface Sent {
  as?: Caller;
  /** Text and forms go as they are, everything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApi {
  app: Api;
  database: TestDatabase;
  make: ReturnType<typeof createFactories>;
  storage: DiskStorage;
  /** Where it keeps its files. */
  directory: string;
  /** How many forms have a place, or ask for one. */
  uploading(): number;
  /** The bytes that lie on the disk of each form that is being handled. */
  received(): number[];
  /** What was invalidated since the last reset, call by call. */
  invalidated: (readonly CacheTag[])[];
  request(method: string, path: string, sent?: Sent): Promise<Response>;
  /** Asks and expects success; the answer's `data`, checked with the contract. */
  get<Schema extends z.ZodType>(path: string, schema: Schema, sent?: Sent): Promise<z.output<Schema>>;
  /** Asks and expects this status and a failure envelope. */
  fails(status: number, method: string, path: string, sent?: Sent): Promise<Failure>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The real app on a database of its own. Close it, or Jest waits for ever. */
export async function startTestApi(overrides: Partial<ApiDependencies> = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const invalidated: (readonly CacheTag[])[] = [];
  const directory = path.join(os.tmpdir(), `gyeol-test-${randomUUID()}`);
  const uploadDirectory = path.join(os.tmpdir(), `gyeol-test-${randomUUID()}`);
  const storage = new DiskStorage({ directory, secret: TEST_FILE_SECRET });
  const state = { make: createFactories(database.orm) };
  const uploads = countUploads(createUploads({ directory: uploadDirectory }));
  const app = createApi({
    database,
    invalidate: (tags) => invalidated.push(tags),
    tokens: testTokens,
    identity: { provider: testIdentity.provider, secret: TEST_IDENTITY_SECRET, siteUrl: TEST_SITE_URL },
    socialAssertionSecret: TEST_ASSERTION_SECRET,
    storage,
    uploads: uploads.counted,
    log: createLog({ level: 'silent' }),
    checksAnswers: true,
    rateLimits: GENEROUS,
    ...overrides,
  });

  async function request(method: string, path: string, { as = null, body, headers = {} }: Sent = {}) {
    const token = as === null ? null : await testTokens.sign(as);
    // Written out before: Node's stream of a form ends the process when it is cancelled while it is read.
    const form = body instanceof FormData ? await new Response(body).blob() : null;
    return app.request(path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': form?.type ?? 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: form ?? (typeof body === 'string' ? body : JSON.stringify(body)) }),
    });
  }

  return {
    app,
    database,
    storage,
    directory,
    uploading: uploads.underWay,
    received: () => namesIn(uploadDirectory).map((form) => bytesIn(path.join(uploadDirectory, form))),
    invalidated,
    request,
    get make() {
      return state.make;
    },
    async get<Schema extends z.ZodType>(path: string, schema: Schema, sent?: Sent) {
      const response = await request('GET', path, sent);
      const envelope = successSchema(z.unknown()).parse(await response.json());
      return schema.parse(envelope.data);
    },
    async fails(status, method, path, sent) {
      const response = await request(method, path, sent);
      const body: unknown = await response.json();
      if (response.status !== status) {
        throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(body)}`);
      }
      return failureSchema.parse(body);
    },
    async reset() {
      await database.reset();
      await rm(directory, { recursive: true, force: true });
      invalidated.length = 0;
      state.make = createFactories(database.orm);
    },
    async close() {
      await database.close();
      await rm(directory, { recursive: true, force: true });
      await rm(uploadDirectory, { recursive: true, force: true });
    },
  };
}

function countUploads(uploads: Uploads) {
  let count = 0;
  const end = () => void (count -= 1);
  const counted: Uploads = {
    async receive(...call) {
      count += 1;
      try {
        const upload = await uploads.receive(...call);
        return { ...upload, discard: () => upload.discard().finally(end) };
      } catch (error) {
        end();
        throw error;
      }
    },
  };
  return { counted, underWay: () => count };
}

/** What is removed while it is looked at is gone. */
function namesIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory) : [];
}

function bytesIn(directory: string): number {
  const sizes = namesIn(directory).map(
    (name) => statSync(path.join(directory, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
