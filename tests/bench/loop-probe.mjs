import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server by `--import`: each SIGUSR2 writes the delays of its event loop since the last one, in milliseconds,
 * into the file LOOP_PROBE_FILE.
 */
const file = process.env.LOOP_PROBE_FILE;
if (isMainThread && file !== undefined) {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  process.on('SIGUSR2', () => {
    const [p50, p99, max] = [delays.percentile(50), delays.percentile(99), delays.max];
    writeFileSync(file, JSON.stringify([p50, p99, max].map((nanoseconds) => nanoseconds / 1e6)));
    delays.reset();
  });
}
