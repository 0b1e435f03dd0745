import type { HttpServer } from './web/http-server';

interface EndingProcess {
  http: Pick<HttpServer, 'drain' | 'end'>;
  /** Milliseconds in which balancers find out that this node leaves, while it still accepts connections. */
  drainMs: number;
  /** Milliseconds that requests under way, and then jobs under way, may take to end. */
  shutdownMs: number;
  /** Hands jobs back and closes everything else. */
  close(): Promise<unknown>;
}

/** Milliseconds for what has no limit of its own, before the process is cut off. */
const LAST_MS = 2000;

/**
 * Ends the process on SIGTERM and SIGINT: balancers leave, requests under way finish, jobs are handed back. A second signal
 * spares the wait for the balancers.
 * @returns the same for a process that ends by itself. A failed start has no balancer to wait for.
 */
export function endOnSignals({
  http,
  drainMs,
  shutdownMs,
  close,
}: EndingProcess): (code: number) => Promise<void> {
  let isEnding = false;
  let stopDraining = () => undefined as void;

  async function end(code: number): Promise<void> {
    if (isEnding) return stopDraining();
    isEnding = true;
    setTimeout(() => process.exit(code || 1), drainMs + 2 * shutdownMs + LAST_MS).unref();
    http.drain();
    if (code === 0 && drainMs > 0) {
      await new Promise<void>((resolve) => {
        stopDraining = resolve;
        setTimeout(resolve, drainMs);
      });
    }
    await http.end(shutdownMs);
    await close();
    process.exit(code);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
  return end;
}
