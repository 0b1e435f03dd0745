import { sql } from 'drizzle-orm';
import { outbox } from '@/server/db/schema/outbox';
import { startOutbox } from '@/server/jobs/outbox';
import type { JobRunner } from '@/server/jobs/polled-job';
import { createOutboxRepository } from '@/server/jobs/outbox-repository';
import { mailTo } from '@/server/api/modules/mails/templates';
import { createLog } from '@/server/logging/log';
import { MailRefused, type Mail, type MailProvider } from '@/server/providers/mail/mail';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { until } from '@/tests/support/until';

/** Milliseconds for work that is under way to end. */
const GRACE_MS = 60_000;
let database: TestDatabase;
let running: JobRunner[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await Promise.all(running.map((each) => each.stop(GRACE_MS)));
  running = [];
  await database.reset();
});

/** A mail server that accepts or refuses as told, and remembers the mails that went out. */
function createPeer(answers: (() => Promise<void>)[] = []) {
  const sent: Mail[] = [];
  const provider: MailProvider = {
    async send(mail) {
      await answers.shift()?.();
      sent.push(mail);
    },
    check: () => Promise.resolve(),
    close: () => undefined,
  };
  return { provider, sent };
}

interface Started extends JobRunner {
  /** The number of finished looks for due mails. */
  looks(): number;
}

function start(mail: MailProvider, limits: Parameters<typeof startOutbox>[0]['limits'] = {}): Started {
  const repository = createOutboxRepository(database.orm);
  let looks = 0;
  const started = startOutbox({
    repository: {
      ...repository,
      lease: async (...given) => {
        const leased = await repository.lease(...given);
        looks += 1;
        return leased;
      },
    },
    mail,
    log: createLog({ level: 'silent' }),
    limits: { pollMs: 20, retrySeconds: 0.05, retryMaxSeconds: 0.1, ...limits },
  });
  running.push(started);
  return { ...started, looks: () => looks };
}

const welcome = (to = 'haru@example.com') =>
  mailTo('signup-member', to, { name: '김하루', accountId: 'haru1' });
const write = (...rows: ReturnType<typeof welcome>[]) => database.orm.insert(outbox).values(rows);
const rows = () => database.orm.select().from(outbox);

test('the mailer is handed no address that the rule refuses', async () => {
  const { provider, sent } = createPeer();
  const wrong = ['a@example.com\u200b', 'a..b@example.com', 'a@example.com.', 'ａ@example.com', 'a@한글.kr'];
  await write(...wrong.map((to) => welcome(to)), welcome());
  start(provider);
  await until(async () =>
    (await rows()).every(({ sentAt, failedAt }) => sentAt !== null || failedAt !== null),
  );
  expect(sent.map(({ to }) => to)).toEqual(['haru@example.com']);
  expect((await rows()).filter(({ failedAt }) => failedAt !== null)).toHaveLength(wrong.length);
});

test('what was written before the start and after it goes out once', async () => {
  const { provider, sent } = createPeer();
  await write(welcome('one@example.com'));
  const started = start(provider, { pollMs: 60_000 });
  await until(() => sent.length === 1);
  await write(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => welcome(`${name}@example.com`)));
  started.wake();
  await until(() => sent.length === 7);
  await until(async () => (await rows()).every((row) => row.sentAt !== null && row.attempts === 1));
  expect(new Set(sent.map((mail) => mail.to)).size).toBe(7);
});

test('nobody has to wake it', async () => {
  const { provider, sent } = createPeer();
  const started = start(provider);
  await until(() => started.looks() > 0);
  await write(welcome());
  await until(() => sent.length === 1);
});

test('a failure is tried again later, with the same id', async () => {
  const ids: string[] = [];
  const { provider, sent } = createPeer([
    () => Promise.reject(new Error('451 busy')),
    () => Promise.reject(new Error('connection lost')),
  ]);
  await write(welcome());
  start({ ...provider, send: (mail) => (ids.push(mail.id), provider.send(mail)) });
  await until(() => sent.length === 1);
  await until(async () => (await rows())[0]?.sentAt !== null);
  expect((await rows())[0]).toMatchObject({ attempts: 3, failedAt: null, lastError: null });
  expect(new Set(ids).size).toBe(1);
});

test('it gives up after the last try, and at once where another can not help', async () => {
  const { provider, sent } = createPeer(
    Array.from({ length: 3 }, () => () => Promise.reject(new Error('451 busy'))),
  );
  await write(welcome());
  const started = start(provider, { attempts: 3 });
  await until(async () => (await rows())[0]?.failedAt !== null);
  expect((await rows())[0]).toMatchObject({ attempts: 3, sentAt: null, lastError: '451 busy' });
  await started.stop(GRACE_MS);
  await database.reset();

  await write(welcome());
  start({ ...createPeer().provider, send: () => Promise.reject(new MailRefused('no such address')) });
  await until(async () => (await rows())[0]?.failedAt !== null);
  expect((await rows())[0]).toMatchObject({ attempts: 1, lastError: 'no such address' });
  expect(sent).toEqual([]);
});

test('what a process died with goes out after its lease', async () => {
  await write(welcome());
  const repository = createOutboxRepository(database.orm);
  expect(await repository.lease(4, 600)).toHaveLength(1);
  // The process that leased the mail has died.
  const { provider, sent } = createPeer();
  const started = start(provider);
  await until(() => started.looks() > 1);
  expect(sent).toEqual([]);
  await database.orm.update(outbox).set({ dueAt: sql`now()` });
  await until(() => sent.length === 1);
});

test('several processes never send the same row', async () => {
  const peers = [createPeer(), createPeer(), createPeer()];
  await write(...Array.from({ length: 30 }, (_, index) => welcome(`p${index}@example.com`)));
  for (const peer of peers) start(peer.provider);
  const all = () => peers.flatMap((peer) => peer.sent);
  await until(async () => (await rows()).every((row) => row.sentAt !== null));
  expect(all()).toHaveLength(30);
  expect(new Set(all().map((mail) => mail.to)).size).toBe(30);
});

test('a process that ends hands back what it can’t send any more, and the try doesn’t count', async () => {
  await write(welcome());
  let finish = () => undefined as void;
  const stuck = start({
    send: () => new Promise<void>((resolve) => (finish = resolve)),
    check: () => Promise.resolve(),
    close: () => undefined,
  });
  await until(async () => (await rows()).some(({ attempts }) => attempts === 1));
  await stuck.stop(0);
  const { provider, sent } = createPeer();
  start(provider);
  await until(() => sent.length === 1);
  await until(async () => (await rows()).every(({ sentAt }) => sentAt !== null));
  expect(await rows()).toMatchObject([{ attempts: 1 }]);
  finish();
});

test('a failure that is told too late leaves the row to who has it now', async () => {
  const repository = createOutboxRepository(database.orm);
  await write(welcome());
  const [mine] = await repository.lease(1, 0);
  await repository.lease(1, 600);
  if (mine === undefined) throw new Error('Nothing was taken.');
  await repository.markFailed(mine, 'late', null);
  expect((await rows())[0]).toMatchObject({ failedAt: null, lastError: null });
});

test('the end waits for the mail that is under way, but not for ever', async () => {
  let finish: () => void = () => undefined;
  const { provider, sent } = createPeer([() => new Promise((resolve) => (finish = resolve))]);
  await write(welcome());
  const started = start(provider);
  await until(async () => (await rows())[0]?.attempts === 1);
  const stopped = started.stop(GRACE_MS);
  finish();
  await stopped;
  expect(sent).toHaveLength(1);
  expect((await rows())[0]?.sentAt).not.toBeNull();

  await write(welcome());
  const stuck = start({ ...createPeer().provider, send: () => new Promise(() => undefined) });
  await until(async () => (await rows()).every((row) => row.attempts === 1));
  await stuck.stop(50);
  running = [];
});

test('a mail that was rolled back never goes out', async () => {
  const { provider, sent } = createPeer();
  await expect(
    database.orm.transaction(async (tx) => {
      await tx.insert(outbox).values(welcome());
      throw new Error('No account after all.');
    }),
  ).rejects.toThrow('No account after all.');
  const started = start(provider);
  await until(() => started.looks() > 1);
  expect(sent).toEqual([]);
});
