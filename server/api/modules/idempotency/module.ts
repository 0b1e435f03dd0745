import { createIdempotency, type Idempotency, type Turns } from '@/server/api/http/idempotency';
import type { Database } from '@/server/db/client';
import type { Log } from '@/server/log';
import { createIdempotencyRepository } from './repository';

interface IdempotencyDependencies {
  database: Database;
  log: Log;
}

/** Keys of calls, for all routes, and turns at a record. It has no routes of its own. */
export const createIdempotencyModule = ({ database, log }: IdempotencyDependencies): Idempotency & Turns =>
  createIdempotency(createIdempotencyRepository(database.orm), log);
