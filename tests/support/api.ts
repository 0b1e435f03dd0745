import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgTable, PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { fillUrl, type ApiPath, type LooseParts, type Optional, type UrlParts } from '@/lib/api/url';
import type { CacheTag } from '@/lib/cache-tags';
import type { RoleType } from '@/lib/contracts/account';
import { failureSchema, successSchema } from '@/lib/contracts/envelope';
import type { Failure } from '@/lib/contracts/envelope';
import { RATES } from '@/server/api/http/rates';
import { createApi } from '@/server/api/app';
import type { Api, ApiDependencies } from '@/server/api/app';
import { createTokens } from '@/server/api/http/tokens';
import { createUploads } from '@/server/api/http/upload';
import type { Database } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { localIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { localPrinting } from '@/server/api/modules/portfolios/printer';
import { createLog } from '@/server/logging/log';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import type { DataOf, Method, TestPath } from './api-paths';
import { createTestDatabase } from './database';
import type { TestDatabase } from './database';
import { createFactories } from './factories';
import { TEST_IDENTITY_SECRET, TEST_SITE_URL, testIdentity } from './identity';
import { watchUploads } from './uploads';

/** Rate limits that no test reaches; a test of a limit passes its own. */
const PLENTY = { points: 100_000, seconds: 60, tries: 100_000 };
const GENEROUS = Object.fromEntries(Object.keys(RATES).map((name) => [name, PLENTY]));

/** A UUID that no row has. */
export const UNKNOWN_UUID = '0198f3a0-0000-7000-8000-000000000000';

/** The secret that signs access tokens. */
export const TEST_TOKEN_SECRET = 'a secret for tests, 32 characters or more';
/** The secret by which the site vouches for people who come from a social provider. */
export const TEST_ASSERTION_SECRET = 'an assertion secret for tests, 32 characters';
/** The secret by which the site's hosts sign what they have counted. */
export const TEST_VIEW_SECRET = 'a secret of views for tests, 32 characters';
/** The secret that signs the addresses of private files. */
export const TEST_FILE_SECRET = 'a secret for tests, 32 characters or more';
export const testTokens = createTokens({ secret: TEST_TOKEN_SECRET });

export type Account = typeof accounts.$inferSelect;

/** The account that a request is made by; null for a guest. */
type Caller = { accountId: string; roleType: RoleType; tokenVersion: number } | null;

export interface Sent {
  as?: Caller;
  /** Text and forms go as they are, everything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** That of a caller who may leave. */
  signal?: AbortSignal;
}

/** The options of a call, besides its path parameters and its query. */
type Given<Path extends string> = Optional<Sent & (Path extends ApiPath ? UrlParts<Path> : object)>;

export interface TestApi {
  app: Api;
  database: TestDatabase;
  make: ReturnType<typeof createFactories>;
  storage: DiskStorage;
  /** The folder in which the storage keeps its files. */
  directory: string;
  /** The keys of everything in the storage. */
  storedKeys(): Promise<string[]>;
  uploads: ReturnType<typeof watchUploads>;
  /** What was invalidated since the last reset, call by call. */
  invalidated: (readonly CacheTag[])[];
  /** How often the outbox was woken since the last reset. */
  wakes(): number;
  request<Path extends string>(
    method: Method,
    path: TestPath<Path>,
    ...given: Given<Path>
  ): Promise<Response>;
  /** Expects success. @returns the answer's `data`; the API has checked it against the contract. */
  call<Verb extends Method, Path extends string>(
    method: Verb,
    path: TestPath<Path>,
    ...given: Given<Path>
  ): Promise<DataOf<Verb, Path>>;
  /** `call` by GET. */
  get<Path extends string>(path: TestPath<Path>, ...given: Given<Path>): Promise<DataOf<'GET', Path>>;
  /** Expects this status and a failure's envelope. */
  fails<Path extends string>(
    status: number,
    method: Method,
    path: TestPath<Path>,
    ...given: Given<Path>
  ): Promise<Failure>;
  /** The rows of a table that have these values. */
  rows<Table extends PgTable>(table: Table, values?: Values<Table>): Promise<Table['$inferSelect'][]>;
  /** The first row that has these values. @throws {Error} where there is none */
  row<Table extends PgTable>(table: Table, values?: Values<Table>): Promise<Table['$inferSelect']>;
  /** An account's row as it is now. */
  account(of: { uuid: string }): Promise<Account>;
  /** Topic and address of each mail that waits in the outbox, sorted. */
  mails(): Promise<[topic: string, to: string][]>;
  reset(): Promise<void>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

type Values<Table extends PgTable> = Partial<Table['$inferSelect']>;

type Overrides = Partial<ApiDependencies> | ((own: TestApi) => Partial<ApiDependencies>);

/**
 * The API of a suite, on a database of its own that is emptied before each test. Its properties are there when hooks and
 * tests run, not before.
 * @param resets false where the suite fills the database once, in `beforeAll`
 */
export function useTestApi(overrides: Overrides = {}, { resets = true } = {}): TestApi {
  let started: TestApi | undefined;
  const current = () => {
    if (started === undefined) throw new Error('The test API is used before the hooks run.');
    return started;
  };
  beforeAll(async () => {
    started = await startTestApi(overrides);
  });
  afterAll(() => started?.close());
  if (resets) beforeEach(() => current().reset());
  return new Proxy({} as TestApi, { get: (_, name) => Reflect.get(current(), name) as unknown });
}

/** A database and the folder of its files that outlive the API on them. */
export interface TestPlace {
  database: Database;
  directory: string;
}

/**
 * The real app. Close it, or declare it with `await using`: an open one keeps Jest waiting.
 * @param place without it the app has a database of its own, which is gone with it
 */
export async function startTestApi(overrides: Overrides = {}, place?: TestPlace): Promise<TestApi> {
  const database =
    place === undefined ? await createTestDatabase() : { ...place.database, reset: refuseReset };
  const invalidated: (readonly CacheTag[])[] = [];
  const directory = place?.directory ?? path.join(os.tmpdir(), `gyeol-test-${randomUUID()}`);
  const uploadDirectory = path.join(os.tmpdir(), `gyeol-test-${randomUUID()}`);
  const storage = new DiskStorage({ directory, secret: TEST_FILE_SECRET });
  const state = { make: createFactories(database.orm), wakes: 0 };
  const uploads = watchUploads(createUploads({ directory: uploadDirectory }), uploadDirectory);

  async function request(method: string, address: string, sent: Sent & LooseParts = {}) {
    const { as = null, body, headers = {}, signal, ...parts } = sent;
    const token = as === null ? null : await testTokens.sign(as);
    // Written out before: Node's stream of a form ends the process when it is cancelled while it is read.
    const form = body instanceof FormData ? await new Response(body).blob() : null;
    return api.app.request(fillUrl(address, parts), {
      method,
      ...(signal && { signal }),
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': form?.type ?? 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: form ?? (typeof body === 'string' ? body : JSON.stringify(body)) }),
    });
  }

  /** The body of an answer that has to have this status. */
  async function answer(status: number, method: string, address: string, sent?: Sent) {
    const response = await request(method, address, sent);
    const body: unknown = await response.json();
    if (response.status === status) return body;
    throw new Error(`${method} ${address} answered ${response.status}: ${JSON.stringify(body)}`);
  }

  async function call(method: string, address: string, sent?: Sent) {
    return successSchema(z.unknown()).parse(await answer(200, method, address, sent)).data;
  }

  async function rows<Table extends PgTable>(table: Table, values: Values<Table> = {}) {
    const conditions: SQL[] = Object.entries(values).map(([name, value]) =>
      eq(Reflect.get(table, name) as PgColumn, value),
    );
    const source: PgTable = table;
    const found = await database.orm
      .select()
      .from(source)
      .where(and(...conditions))
      // In the order in which they were written: a reset leaves gaps, which later rows may fill.
      .orderBy(sql`xmin::text::bigint, cmin::text::bigint, ctid`);
    return found as Table['$inferSelect'][];
  }

  async function row<Table extends PgTable>(table: Table, values?: Values<Table>) {
    const [first] = await rows(table, values);
    if (first === undefined) throw new Error('There is no such row.');
    return first;
  }

  async function close() {
    await database.close();
    if (place === undefined) await rm(directory, { recursive: true, force: true });
    await rm(uploadDirectory, { recursive: true, force: true });
  }

  const calls = { request, call, get: (address: string, sent?: Sent) => call('GET', address, sent) };
  const api = {
    database,
    storage,
    directory,
    uploads,
    invalidated,
    ...calls,
    wakes: () => state.wakes,
    get make() {
      return state.make;
    },
    fails: async (status: number, method: string, address: string, sent?: Sent) =>
      failureSchema.parse(await answer(status, method, address, sent)),
    rows,
    row,
    async storedKeys() {
      const keys: string[] = [];
      for await (const key of storage.list('')) keys.push(key);
      return keys;
    },
    account: ({ uuid }: { uuid: string }) => row(accounts, { uuid }),
    mails: async () =>
      (await rows(outbox))
        .map(({ topic, payload }): [string, string] => [topic, payload.to])
        .sort(([topic], [other]) => topic.localeCompare(other)),
    async reset() {
      await database.reset();
      await rm(directory, { recursive: true, force: true });
      invalidated.length = 0;
      state.wakes = 0;
      state.make = createFactories(database.orm);
    },
    close,
    [Symbol.asyncDispose]: close,
  } as TestApi;
  const given = typeof overrides === 'function' ? overrides(api) : overrides;
  api.app = createApi({
    database,
    printing: localPrinting,
    invalidate: (tags) => invalidated.push(tags),
    tokens: testTokens,
    identity: { provider: testIdentity.provider, secret: TEST_IDENTITY_SECRET, siteUrl: TEST_SITE_URL },
    socialAssertionSecret: TEST_ASSERTION_SECRET,
    viewReportSecret: TEST_VIEW_SECRET,
    storage,
    media: createMediaModule({
      orm: database.orm,
      storage,
      encoder: localEncoder,
      intake: localIntake,
      secret: TEST_FILE_SECRET,
      ...(given.clock !== undefined && { clock: given.clock }),
    }),
    uploads: uploads.watched,
    log: createLog({ level: 'silent' }),
    checksAnswers: true,
    rateLimits: GENEROUS,
    wakeOutbox: () => void (state.wakes += 1),
    ...given,
  });
  return api;
}

const refuseReset = () => Promise.reject(new Error('A database in a folder is not emptied.'));
