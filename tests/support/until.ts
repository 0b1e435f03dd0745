import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds after which a state counts as never reached. A busy machine needs long. */
const LIMIT_MS = 90_000;
const POLL_MS = 10;

/**
 * Repeats a check until it succeeds. It uses the machine's clock, also where the test has faked the time.
 * @throws {Error} where it doesn't come to that within a minute and a half
 */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; waitedMs < LIMIT_MS; waitedMs += POLL_MS) {
    if (await isTrue()) return;
    await sleep(POLL_MS);
  }
  throw new Error(`It never came to that: ${isTrue.toString()}`);
}
