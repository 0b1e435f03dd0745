import { sqlStateOf } from './errors';

/** Deadlock and serialization failure: the database aborted one of two statements for the other. */
const CONFLICTS = new Set(['40P01', '40001']);
const TRIES = 3;

/**
 * Repeats `work` after a conflict. It is only for work that leaves nothing behind when it fails: a single statement, or a
 * whole transaction.
 * @throws what the work threw the last time
 */
export async function againAfterConflict<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !CONFLICTS.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}
