import { mailHtml } from '@/lib/mail/mail-html';
import { isEmail } from '@/lib/text/email';
import type { Log } from '@/server/logging/log';
import { MailRefused, type MailProvider } from '@/server/providers/mail/mail';
import { withinTime } from '@/server/within-time';
import { reasonOf, startLeasedWork } from './leased-work';
import type { LeasedMail, OutboxRepository } from './outbox-repository';
import { backoffSeconds, type JobRunner } from './polled-job';

/** How mails are sent. */
export const OUTBOX = {
  /** Sent side by side. */
  batch: 4,
  /** How long one try may take, and after how long another process may try what a dead one had. */
  sendSeconds: 90,
  leaseSeconds: 150,
  /** Milliseconds between looks at the outbox without a wake-up. */
  pollMs: 5000,
  /** The wait after the first failure. It grows fourfold each time, up to `retryMaxSeconds`. */
  retrySeconds: 30,
  retryMaxSeconds: 6 * 60 * 60,
  /** Given up after so many tries, which is after about a day. */
  attempts: 9,
};

interface OutboxOptions {
  repository: OutboxRepository;
  mail: MailProvider;
  log: Log;
  limits?: Partial<Record<keyof typeof OUTBOX, number>>;
}

/** How long the outbox rests while the database is away. */
const REST = { retrySeconds: 5, retryMaxSeconds: 60 };

/**
 * Sends the mails of the outbox as soon as they are written, and again after failures. A process that ends or dies between
 * sending a mail and recording it sends it a second time, under the same Message-ID.
 */
export function startOutbox({ repository, mail, log, limits }: OutboxOptions): JobRunner {
  const rules = { ...OUTBOX, ...limits };

  async function send(row: LeasedMail): Promise<void> {
    const { uuid, topic, payload, createdAt, attempts } = row;
    try {
      // A row from before the rule, or from a contract without it.
      if (!isEmail(payload.to)) throw new MailRefused('The address is none.');
      const html = mailHtml({ topic, ...payload });
      const written = { id: uuid, ...payload, html, date: createdAt };
      await withinTime(rules.sendSeconds * 1000, mail.send(written));
    } catch (error) {
      const isOver = error instanceof MailRefused || attempts >= rules.attempts;
      // A server's answer may name the recipient, so it stands beside the mail and not in the log.
      const cause = error instanceof MailRefused && error.cause !== undefined ? error.cause : error;
      await repository.markFailed(row, reasonOf(cause), isOver ? null : backoffSeconds(attempts, rules, 4));
      log.warn({ topic, outbox: uuid, attempts, isOver, code: codeOf(cause) }, 'mail not sent');
      return;
    }
    await repository.markSent(uuid);
    log.info({ topic, outbox: uuid, attempts }, 'mail sent');
  }

  const runner = startLeasedWork({
    ...rules,
    name: 'outbox',
    lease: repository.lease,
    handle: async (rows) => void (await Promise.all(rows.map(send))),
    release: repository.release,
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
  return {
    ...runner,
    stop: async (graceMs) => {
      await runner.stop(graceMs);
      mail.close();
    },
  };
}

function codeOf(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
