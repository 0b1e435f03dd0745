import { SignJWT } from 'jose';
import type { AiAgentName } from '@/lib/ai/ai-agents';
import { VIEW_REPORT } from '@/lib/contracts/page-views';
import type { Platform } from '@/server/bff/host-bridge';
import { withinTime } from '@/server/within-time';
import type { DayCounts } from './day-counts';
import type { ViewCounts } from './view-counts';

interface ViewReportsOptions {
  counts: ViewCounts;
  /** The refused requests of AI agents. */
  refusals: DayCounts<AiAgentName>;
  platform: Platform;
  /** The key that the API knows this site's hosts by. */
  secret: string;
  onError: (error: unknown) => void;
  everyMs?: number;
  timeoutMs?: number;
}

export interface ViewReports {
  /** Reports what was counted so far. What can't be reported is kept for the next time. */
  send(): Promise<void>;
  /** Ends the regular reports with a last one. */
  stop(): Promise<void>;
}

const EVERY_MS = 5000;
const TIMEOUT_MS = 1500;

/**
 * Tells the platform, which may be in another process, what this host has counted. A process that is killed loses what it
 * counted since the last report. A report whose answer is lost is sent again, and its views then count twice.
 */
export function startViewReports(options: ViewReportsOptions): ViewReports {
  const { counts, refusals, platform, secret, onError, everyMs = EVERY_MS, timeoutMs = TIMEOUT_MS } = options;
  const key = new TextEncoder().encode(secret);
  let sending: Promise<void> | null = null;

  async function report(): Promise<void> {
    const taken = { counts: counts.take(), refusals: refusals.take() };
    if (taken.counts.length + taken.refusals.length === 0) return;
    try {
      const signed = await new SignJWT({ purpose: VIEW_REPORT.purpose, ...taken })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(`${VIEW_REPORT.seconds}s`)
        .sign(key);
      const request = new Request('http://platform/v1/page-views', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ report: signed }),
      });
      const answer = await withinTime(timeoutMs, Promise.resolve(platform.fetch(request)));
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The platform answered ${answer.status} to a report of views.`);
    } catch (error) {
      counts.putBack(taken.counts);
      refusals.putBack(taken.refusals);
      onError(error);
    }
  }

  // One after the other, so that a slow platform isn't asked twice at a time.
  const send = () => (sending ??= report().finally(() => (sending = null)));
  const timer = setInterval(() => void send(), everyMs);
  timer.unref();
  return {
    send,
    async stop() {
      clearInterval(timer);
      await sending;
      await send();
    },
  };
}
