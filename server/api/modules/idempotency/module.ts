import {
  createIdempotency,
  type Idempotency,
  type Turns,
  type UsedOnce,
} from '@/server/api/http/idempotency';
import type { Database } from '@/server/db/client';
import type { Log } from '@/server/logging/log';
import { createIdempotencyRepository } from './repository';

interface IdempotencyDependencies {
  database: Database;
  log: Log;
}

/** Keys of calls, for all routes, turns at a record, and what is used once. It has no routes of its own. */
export const createIdempotencyModule = ({
  database,
  log,
}: IdempotencyDependencies): Idempotency & Turns & UsedOnce =>
  createIdempotency(createIdempotencyRepository(database.orm), log);
