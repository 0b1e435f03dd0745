import type { Log } from '@/server/log';
import { MailRefused, type MailProvider } from '@/server/providers/mail/mail';
import type { OutboxRepository, TakenRow } from './outbox-repository';

/** How mails are sent. */
export const OUTBOX = {
  /** Sent side by side. */
  batch: 4,
  /** How long one try may take, and after how long another process may try what a dead one had. */
  sendSeconds: 90,
  leaseSeconds: 150,
  /** The outbox is looked at again without being told after so many milliseconds. */
  pollMs: 5000,
  /** The wait after the first failure. It grows fourfold each time, up to `retryMaxSeconds`. */
  retrySeconds: 30,
  retryMaxSeconds: 6 * 60 * 60,
  /** Given up after so many tries, which is after about a day. */
  attempts: 9,
};

export interface Outbox {
  /** Something was written: looks now, and not only when the timer comes round. */
  wake(): void;
  /** Takes nothing more; resolves when what is under way is sent or has failed, or when the time is over. */
  stop(graceMs: number): Promise<void>;
}

interface OutboxOptions {
  repository: OutboxRepository;
  mail: MailProvider;
  log: Log;
  limits?: Partial<Record<keyof typeof OUTBOX, number>>;
}

/**
 * Sends what the outbox holds, as soon as it is written and again after failures. A mail goes out at least
 * once: a process that dies between sending and noting it sends it again, under the same Message-ID.
 */
export function startOutbox({ repository, mail, log, limits }: OutboxOptions): Outbox {
  const { batch, leaseSeconds, pollMs, ...rules } = { ...OUTBOX, ...limits };
  let isStopped = false;
  let isAsked = false;
  let running: Promise<void> | null = null;
  const timer = setInterval(wake, pollMs);
  timer.unref();

  function wake(): void {
    isAsked = true;
    if (running !== null || isStopped) return;
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'outbox'))
      .finally(() => {
        running = null;
      });
  }

  /** Until nothing is due and nobody has asked meanwhile. */
  async function work(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false;
      const rows = await repository.take(batch, leaseSeconds);
      await Promise.all(rows.map(send));
      if (rows.length === batch) isAsked = true;
    }
  }

  async function send(row: TakenRow): Promise<void> {
    const { uuid, topic, payload, createdAt, attempts } = row;
    try {
      await within(rules.sendSeconds, mail.send({ id: uuid, ...payload, date: createdAt }));
    } catch (error) {
      const isOver = error instanceof MailRefused || attempts >= rules.attempts;
      await repository.markFailed(row, reasonOf(error), isOver ? null : waitAfter(attempts));
      log.warn({ topic, outbox: uuid, attempts, isOver, code: codeOf(error) }, 'mail not sent');
      return;
    }
    await repository.markSent(uuid);
    log.info({ topic, outbox: uuid, attempts }, 'mail sent');
  }

  function waitAfter(attempts: number): number {
    return Math.min(rules.retrySeconds * 4 ** (attempts - 1), rules.retryMaxSeconds);
  }

  wake();
  return {
    wake,
    stop: async (graceMs) => {
      isStopped = true;
      clearInterval(timer);
      // What isn't done by then keeps its lease and goes out, perhaps a second time, after the next start.
      await within(graceMs / 1000, running ?? Promise.resolve()).catch(() => undefined);
      mail.close();
    },
  };
}

/** What the operator reads beside the mail. A server's answer may name the recipient, so the log doesn't get it. */
function reasonOf(error: unknown): string {
  const cause = error instanceof MailRefused && error.cause !== undefined ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 300);
}

function codeOf(error: unknown): string {
  const cause = error instanceof MailRefused && error.cause !== undefined ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

async function within<Value>(seconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${seconds} s`)), seconds * 1000);
    timer.unref();
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
