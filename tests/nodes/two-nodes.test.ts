import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { until } from '@/tests/support/until';
import { METRICS_TOKEN, startNodeSite, type Node, type NodeSite } from './nodes';

/** A start of two nodes, or a load over both, on a machine that is busy. */
const LONG_MS = 15 * 60_000;
const NOTICES = '/my/support/notice';

let site: NodeSite;
let one: Node;
let two: Node;
let database: pg.Client;

beforeAll(async () => {
  site = await startNodeSite();
  [one, two] = await Promise.all([site.start('one'), site.start('two')]);
  site.balancer.use([one.port, two.port]);
  database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
}, LONG_MS);
afterAll(async () => {
  await database.end();
  await site.close();
}, LONG_MS);

const count = async (text: string, values: unknown[] = []) =>
  Number((await database.query<{ count: string }>(text, values)).rows[0]?.count ?? 0);

test(
  'a change through one node shows on the other within a second',
  async () => {
    const cookie = await site.logIn(one.port, 'admin01');
    for (const [made, shown] of [
      [one, two],
      [two, one],
    ] as const) {
      const page = async () => site.ask(shown.port, { path: NOTICES });
      await page();
      await until(async () => (await page()).headers['x-cache'] === 'HIT');
      const title = `두 노드 ${made.name}`;
      const body = { title, content: '<p>알립니다.</p>', createdBy: '결', isPinned: true };
      const created = await site.ask(made.port, { method: 'POST', path: '/v1/admin/notices', body, cookie });
      expect(created.status).toBe(200);
      const changedAt = performance.now();
      // A request for an outdated page waits for the new one. So what counts is when the request was sent.
      let askedAt = 0;
      await until(async () => {
        askedAt = performance.now();
        return (await page()).text.includes(title);
      });
      expect(askedAt - changedAt).toBeLessThan(1000);
    }
  },
  LONG_MS,
);

test(
  'a session works on each node, and a logout on one ends it on the other',
  async () => {
    const cookie = await site.logIn(one.port, 'member01');
    const user = async (node: Node) => (await site.ask(node.port, { path: '/session', cookie })).text;
    expect(await user(two)).toContain('member01');
    expect(await user(one)).toContain('member01');
    const left = await site.ask(two.port, { method: 'POST', path: '/v1/auth/logout', cookie });
    expect(left.status).toBe(200);
    expect(await user(one)).toBe('{"user":null}');
  },
  LONG_MS,
);

test(
  'a limit counts the calls of both nodes',
  async () => {
    // Of this run alone: the counters of the run before may still count.
    const from = `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;
    const body = { accountId: `nobody${Date.now().toString(36)}`, accountPwd: 'wrong!2026' };
    const guess = async (node: Node) =>
      (await site.ask(node.port, { method: 'POST', path: '/v1/auth/login', body, from })).status;
    const answers: number[] = [];
    // Ten guesses of one account from one address are allowed.
    for (let at = 0; at < 12; at += 1) answers.push(await guess(at % 2 === 0 ? one : two));
    expect(answers.slice(0, 10)).not.toContain(429);
    expect(answers.slice(10)).toEqual([429, 429]);
  },
  LONG_MS,
);

test(
  'a mail is sent once, whichever node finds it',
  async () => {
    const mails = 40;
    await database.query(
      `insert into outbox (uuid, kind, topic, payload)
     select gen_random_uuid(), 'MAIL', 'two-nodes', jsonb_build_object('to', 'a' || n || '@example.com', 'subject', '제목',
       'text', '글', 'html', '<p>글</p>') from generate_series(1, $1::int) n`,
      [mails],
    );
    const sent = `select count(*) from outbox where topic = 'two-nodes' and sent_at is not null`;
    await until(async () => (await count(sent)) === mails);
    expect(await count(`${sent} and attempts = 1`)).toBe(mails);
    const lines = site.nodes.flatMap(({ program }) =>
      program
        .log()
        .split('\n')
        .filter((line) => line.includes('"mail sent"') && line.includes('two-nodes')),
    );
    expect(lines).toHaveLength(mails);
    const files = readdirSync(path.join(site.workspace, 'data', 'mails'));
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  },
  LONG_MS,
);

test(
  'figures need the token, and traces lead from the request to the statement',
  async () => {
    expect((await site.ask(one.port, { path: '/metrics' })).status).toBe(401);
    const seen = await site.ask(one.port, {
      path: '/artist?sort=nameKo&direction=asc',
      from: '198.51.100.9',
    });
    expect(seen.status).toBe(200);
    const { status, text } = await site.ask(one.port, {
      path: '/metrics',
      authorization: `Bearer ${METRICS_TOKEN}`,
    });
    expect(status).toBe(200);
    for (const line of [
      /^gyeol_requests_total\{source="site",method="GET",route="\/artist",status="200"\} [1-9]/m,
      /^gyeol_requests_total\{source="api",method="GET",route="\/v2\/artists",status="200"\} [1-9]/m,
      /^gyeol_render_seconds_count\{kind="stored"\} [1-9]/m,
      /^gyeol_page_cache_answers_total\{state="hit"\} [1-9]/m,
      /^gyeol_page_cache_bytes [1-9]/m,
      /^gyeol_database_connections\{state="idle"\} \d/m,
      /^gyeol_queue_waiting\{queue="outbox"\} 0$/m,
      /^gyeol_job_items_total\{job="outbox"\} \d/m,
      /^gyeol_uploads_receiving 0$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^process_resident_memory_bytes /m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toMatch(/member01|198\.51\.100|nameKo/);

    const spans = () => site.peer.spans;
    const requestOf = () => spans().find(({ name }) => name === 'GET /artist');
    await until(() => requestOf() !== undefined);
    const traceId = requestOf()?.traceId;
    const names = () => spans().filter((span) => span.traceId === traceId);
    await until(() => names().some(({ name }) => name === 'SELECT'));
    const render = names().find(({ name }) => name === 'render stored');
    const call = names().find(({ name }) => name === 'API GET /v2/artists');
    expect(render?.parentSpanId).toBe(requestOf()?.spanId);
    expect(call?.parentSpanId).toBe(render?.spanId);
    expect(names().find(({ name }) => name === 'SELECT')?.attributes['db.query.text']).toContain('$1');
    const line = readFileSync(path.join('test-results', 'logs', 'node-one.log'), 'utf8')
      .split('\n')
      .find((one) => one.includes(`"traceId":"${traceId}"`) && one.includes('/v2/artists'));
    expect(line).toContain(`"requestId":"${call?.attributes['gyeol.request_id']}"`);
  },
  LONG_MS,
);

/** So many likes before a node goes, and as many after it: together below the limit of likes. */
const LIKES = 50;

/** Likes artworks through the balancer, beside readers. Each test has an account of its own. */
async function loadUntil(accountId: string, isOver: () => boolean) {
  const { port } = site.balancer;
  const cookie = await site.logIn(port, accountId);
  const { rows } = await database.query<{ uuid: string }>(
    `select w.uuid from artworks w join artists a on a.id = w.artist_id where a.is_public and not exists
       (select from likes l join accounts m on m.uuid = l.account_uuid
        where m.account_id = $1 and l.target_uuid = w.uuid)`,
    [accountId],
  );
  const liked: string[] = [];
  const statuses: number[] = [];
  const load = { liked, statuses, allowed: LIKES };
  async function write(): Promise<void> {
    for (let row = rows.pop(); row !== undefined && !isOver(); row = rows.pop()) {
      await until(() => isOver() || liked.length < load.allowed);
      const body = { type: 'ART_WORK', uuid: row.uuid };
      const answer = await site.ask(port, { method: 'POST', path: '/v1/users/me/likes', body, cookie });
      statuses.push(answer.status);
      if (answer.status === 200) liked.push(row.uuid);
    }
  }
  async function read(target: string): Promise<void> {
    while (!isOver()) statuses.push((await site.ask(port, { path: target, cookie })).status);
  }
  const done = Promise.all([write(), write(), read('/'), read('/v2/artists'), read('/artist')]);
  return Object.assign(load, { done });
}

const likesOf = (accountId: string, uuids: string[]) =>
  count(
    `select count(*) from likes l join accounts m on m.uuid = l.account_uuid
     where m.account_id = $1 and l.target_uuid = any($2::uuid[])`,
    [accountId, uuids],
  );

test(
  'a node that is killed under load loses no write, and nothing but what it was answering',
  async () => {
    let isOver = false;
    const load = await loadUntil('member01', () => isOver);
    await until(() => load.liked.length >= 10);
    await two.program.stop('SIGKILL');
    const goneAt = performance.now();
    const before = load.liked.length;
    load.allowed = before + LIKES;
    await until(() => load.liked.length >= before + 10);
    isOver = true;
    await load.done;
    const { lost } = site.balancer;
    expect(lost.filter(({ port, sentAt }) => port !== two.port || sentAt > goneAt)).toEqual([]);
    expect(load.statuses.filter((status) => status !== 200)).toHaveLength(lost.length);
    expect(await likesOf('member01', load.liked)).toBe(load.liked.length);
  },
  LONG_MS,
);

test(
  'a node that is stopped under load loses nothing at all',
  async () => {
    const three = await site.start('three');
    site.balancer.use([one.port, three.port]);
    const lostBefore = site.balancer.lost.length;
    let isOver = false;
    const load = await loadUntil('fresh01', () => isOver);
    await until(() => load.liked.length >= 6);
    const stopped = three.program.stop();
    // It says so while it still answers.
    await until(async () => (await site.ask(three.port, { path: '/readyz' })).status === 503);
    await stopped;
    const before = load.liked.length;
    load.allowed = before + LIKES;
    await until(() => load.liked.length >= before + 6);
    isOver = true;
    await load.done;
    expect(site.balancer.lost).toHaveLength(lostBefore);
    expect(load.statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await likesOf('fresh01', load.liked)).toBe(load.liked.length);
  },
  LONG_MS,
);
