import { sqlStateOf } from './errors';

/** Deadlock and serialization failure: the database gave one of two statements up so that the other may go on. */
const CONFLICTS = new Set(['40P01', '40001']);
const TRIES = 3;

/**
 * Does `work` again where it was the one that was given up; by then the other has gone on. Only for work that
 * leaves nothing behind when it fails: a single statement, or a whole transaction.
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
