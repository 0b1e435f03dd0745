import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { withSendKey } from '@/lib/browser/send-key';
import { idempotencyKeys } from '@/server/db/schema/idempotency';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import { operationsOf, readDescription } from '@/tests/support/operations';
import { BACK_OFFICE_REPEATS } from '@/tests/support/repeats/back-office';
import { CONTEST_REPEATS } from '@/tests/support/repeats/contests';
import { PEOPLE_REPEATS } from '@/tests/support/repeats/people';
import type { Call, Repeats } from '@/tests/support/repeats/repeat';
import { STUDIO_REPEATS } from '@/tests/support/repeats/studio';
import { useMovableClock } from '@/tests/support/withdrawal';

/**
 * Every operation that changes data, and why it can be repeated safely. Those that mail, announce, publish, create or count are
 * sent twice at once and once more with one key: they have the effect of one call. A new operation without a row fails.
 */
const REPEATS: Repeats = {
  ...PEOPLE_REPEATS,
  ...STUDIO_REPEATS,
  ...CONTEST_REPEATS,
  ...BACK_OFFICE_REPEATS,
};

const clock = useMovableClock();
const said: string[] = [];
const api = useTestApi({ clock: clock.read, chat: { say: async (text) => void said.push(text) } });
beforeEach(() => void (said.length = 0));

const described = async () => operationsOf(readDescription()).filter(({ method }) => method !== 'GET');

it('has a row for each operation that changes anything, and for no other', async () => {
  expect((await described()).map(({ name }) => name).sort()).toEqual(Object.keys(REPEATS).sort());
});

it('honours a key unless the table gives a reason', async () => {
  const wrong = (await described()).filter(
    ({ name, honoursKey }) => honoursKey === (REPEATS[name]?.by === 'ignored'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

const KEYED = Object.entries(REPEATS).flatMap(([name, repeat]) =>
  repeat.by === 'key' ? [{ name, ...repeat }] : [],
);

/** Those that the browser sends without a key: the ones that count, report, or end a session. */
const KEYLESS = [
  'POST /v1/artist/{artistId}/artworks/{artworkUuid}/view',
  'POST /v1/portfolio-links/{token}/views',
  'POST /v1/slack/send-error',
  'PUT /v1/users/withdraw',
];

/** The names of the operations that the browser sends without a key. */
async function keylessOf(names: readonly string[]): Promise<string[]> {
  const without: string[] = [];
  for (const name of names) {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replaceAll(/\{\w+\}/g, UNKNOWN_UUID);
    await withSendKey({ method, url, content: '' }, async (key) => {
      if (key === null) without.push(name);
    });
  }
  return without.sort();
}

it('gets no key from the browser where another person may have set the same since', async () => {
  const shared = Object.entries(REPEATS).flatMap(([name, { by }]) =>
    by === 'natural' && /^PUT \/v1\/(admin|organizations)\//.test(name) ? [name] : [],
  );
  // A review is of one person.
  expect(await keylessOf(shared)).toEqual(shared.filter((name) => !name.endsWith('/review')).sort());
});

it('gets a key from the browser wherever a second call would have another effect', async () => {
  expect(await keylessOf(KEYED.map(({ name }) => name))).toEqual(KEYLESS);
});

it.each(KEYED)('$name has one effect with one key', async ({ name, begin, other, ends }) => {
  const [method, path] = name.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
  const send = (call: Call, key: string) =>
    api.request(method, path, { ...call, headers: { ...call.headers, 'idempotency-key': key } });

  const alone = await send(await begin(api), randomUUID());
  expect(await statusOf(alone)).toBe('200');
  const effect = await everything();

  await api.reset();
  said.length = 0;
  const call = await begin(api);
  const key = randomUUID();
  const both = await Promise.all([send(call, key), send(call, key)]);
  const done = both.filter(({ status }) => status === 200);
  // A call that ends the session may refuse the one beside it before its key is looked up.
  if (ends !== undefined && done.length === 1) expect(both.map(({ status }) => status)).toContain(ends);
  else expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [one, two = one] = await Promise.all(done.map((answer) => answer.text()));
  expect(two).toBe(one);
  expect(done.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(
    done.length - 1,
  );
  expect(await everything()).toEqual(effect);

  const third = await send(call, key);
  expect(third.status).toBe(ends ?? 200);
  if (ends === undefined) expect(await third.text()).toBe(one);
  expect(await everything()).toEqual(effect);

  const second = await send(call, randomUUID());
  const expected = typeof other === 'number' ? other : 200;
  expect(await statusOf(second, expected)).toBe(`${expected}`);
  if (other !== 'another') expect((await everything()).outbox).toEqual(effect.outbox);
  if (other === 'same') expect(countsOf(await everything())).toEqual(countsOf(effect));
});

/** Calls whose repetition after a lost answer has an effect of its own, and why that does no harm. */
const REPEATED: Readonly<Record<string, string>> = {
  'POST /v1/slack/send-error': 'the team may read a report twice',
  'POST /v1/artists/me/artwork-drafts':
    'the draft is one; the second original has no use, and retention removes it',
  'PUT /v1/admin/articles/{uuid}/preview': 'a new link takes the place of the former one',
  'POST /v1/organizations/contests/{uuid}/jurors/{accountUuid}/invitation':
    'the link of the last mail takes the place of the former one',
  'POST /v1/admin/members/{uuid}/password-link':
    'the link of the last mail takes the place of the former one',
};
const ADDING = KEYED.filter(({ name, other }) => other === 'another' && !(name in REPEATED));

it.each(ADDING)(
  '$name adds its rows once, also where the process died before it kept the answer',
  async ({ name, begin }) => {
    const [method, path] = name.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
    const call = await begin(api);
    const headers = { ...call.headers, 'idempotency-key': randomUUID() };
    const send = async () => statusOf(await api.request(method, path, { ...call, headers }));
    expect(await send()).toBe('200');
    const effect = countsOf(await everything());
    await api.database.orm.delete(idempotencyKeys);
    expect(await send()).toBe('200');
    expect(countsOf(await everything())).toEqual(effect);
  },
);

/** An answer's status, with its body if the status isn't expected. */
async function statusOf(answer: Response, expected = 200): Promise<string> {
  return answer.status === expected ? `${expected}` : `${answer.status} ${await answer.text()}`;
}

/** Rows that depend on the connection which wrote them: PostgreSQL counts each day in one part per connection. */
const ROWS: Readonly<Record<string, SQL>> = {
  daily_counts: sql`(select day, name, sum(value) as value from daily_counts group by day, name)`,
};

/** The content of the database and the team chat, without values that differ between runs. */
async function everything(): Promise<Record<string, string[]>> {
  const { rows: tables } = await api.database.orm.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'idempotency_keys' order by 1`);
  const found: Record<string, string[]> = { chat: [...said] };
  for (const { name } of tables) {
    const { rows } = await api.database.orm.execute<{ row: string }>(
      sql`select to_jsonb(each)::text as row from ${ROWS[name] ?? sql.identifier(name)} each`,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => masked(row)).sort();
  }
  return found;
}

const countsOf = (found: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(found).map(([name, rows]) => [name, rows.length]));

/** UUIDs, times, digests, tokens and receipts. */
const masked = (text: string): string =>
  text
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '…')
    .replaceAll(/\d{4}-\d\d-\d\d[ T][\d:.]+(Z|\+[\d:]+)?/g, '…')
    .replaceAll(/\d{4}\. \d+\. \d+\. \d\d:\d\d/g, '…')
    .replaceAll(/\d{6}-[2-9a-z]{6}/gi, '…')
    .replaceAll(/[\w+/=$-]{22,}/g, '…');
