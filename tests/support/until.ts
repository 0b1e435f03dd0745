import { setTimeout as sleep } from 'node:timers/promises';

/** For what hangs; a busy machine takes its time. */
const LIMIT_MS = 90_000;
const POLL_MS = 10;

/**
 * Looks again until it is so. Its clock is the machine's, whatever the test has pretended of time.
 * @throws {Error} where it doesn't come to that within a minute and a half
 */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; waitedMs < LIMIT_MS; waitedMs += POLL_MS) {
    if (await isTrue()) return;
    await sleep(POLL_MS);
  }
  throw new Error(`It never came to that: ${isTrue.toString()}`);
}
