import { runCrashRounds } from '@/scripts/support/crash-rounds';
import { makeDirectory } from '@/tests/support/directory';
import { createRandom } from '@/tests/support/random';

const dataDir = makeDirectory();

test(
  'an embedded database that is killed in the middle of writes opens again, with everything that was acknowledged',
  async () => {
    const result = await runCrashRounds({ dataDir, rounds: 3, below: createRandom(7, 0).below });
    expect(result.rounds).toBe(3);
    expect(result.acknowledged).toBeGreaterThan(3);
  },
  6 * 60_000,
);
