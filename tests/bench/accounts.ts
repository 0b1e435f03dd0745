import { createPasswords } from '@/server/providers/passwords/passwords';
import { quantile } from './load';
import { short, table } from './report-file';
import type { Site } from './site';

const PASSWORD = 'gyeol!2026';
const DEMO_IDS = ['member01', 'artist01', 'pending01', 'retry01', 'fresh01', 'gallery01', 'admin01'];
const CALLS = [
  { name: 'API call that is the same for every visitor', path: '/v1/contents/banners?type=ART_ARTIST' },
  { name: 'API call that says what one likes', path: '/v2/artists' },
  { name: 'page, stored', path: '/artist' },
] as const;
const ROUNDS = 300;
const WARM_UP = 30;
const LOGINS = 30;
const AT_ONCE = 100;
const PROBE_EVERY_MS = 5;

/** What sessions and logins cost, seen from outside the site. */
export async function measureAccounts(site: Site): Promise<string> {
  // Each login comes from an address of its own, for one alone would be sent away.
  await site.restart({ TRUST_PROXY: '1' });
  try {
    const cookie = await logIn(site, 'member01');
    const sessions = await measureSessions(site, cookie);
    const one = await measureOneLogin(site);
    const many = await measureManyLogins(site);
    return `## Accounts

Calls with a session beside the same without one, in turns, one after the other (${ROUNDS} of each). Aim: 2 ms at p50 or less.

${sessions}

One login through the site beside one argon2id comparison in a process that does nothing else, in turns (${LOGINS} of each).

${one}

${AT_ONCE} logins at once (the demo accounts, the others unknown IDs, which cost the same). Meanwhile \`/healthz\`, which the site's event loop answers by itself, is asked every ${PROBE_EVERY_MS} ms: what it takes longer than in rest is the event loop's delay.

${many}`;
  } finally {
    await site.restart();
  }
}

async function measureSessions(site: Site, cookie: string): Promise<string> {
  const rows: string[][] = [];
  for (const { name, path } of CALLS) {
    const times: { guest: number[]; member: number[] } = { guest: [], member: [] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const who of ['guest', 'member'] as const) {
        const spent = await timed(() => get(site.url + path, who === 'member' ? { cookie } : {}));
        if (round >= 0) times[who].push(spent);
      }
    }
    const [guest, member] = [quantile(times.guest, 0.5), quantile(times.member, 0.5)];
    rows.push([name, short(guest), short(member), short(member - guest)]);
  }
  return table(['call', 'p50 ms, guest', 'p50 ms, logged in', 'more, ms'], rows);
}

async function measureOneLogin(site: Site): Promise<string> {
  const passwords = createPasswords();
  const hash = await passwords.hash(PASSWORD);
  await passwords.verify(hash, PASSWORD);
  const times: { login: number[]; bare: number[] } = { login: [], bare: [] };
  for (let round = 0; round < LOGINS; round += 1) {
    times.bare.push(await timed(() => passwords.verify(hash, PASSWORD)));
    times.login.push(await timed(() => logIn(site, 'member01')));
  }
  const row = (name: string, values: number[]) => [
    name,
    ...[0.5, 0.99].map((share) => short(quantile(values, share))),
  ];
  return table(['', 'p50 ms', 'p99 ms'], [row('login', times.login), row('argon2id alone', times.bare)]);
}

async function measureManyLogins(site: Site): Promise<string> {
  const rest = await probeWhile(site, () => new Promise((resolve) => setTimeout(resolve, 1000)));
  const ids = Array.from({ length: AT_ONCE }, (_, index) => DEMO_IDS[index] ?? `nobody${index}`);
  const logins: number[] = [];
  let allMs = 0;
  const busy = await probeWhile(site, async () => {
    allMs = await timed(() =>
      Promise.all(ids.map(async (id) => logins.push(await timed(() => attempt(site, id))))),
    );
  });
  const row = (name: string, values: number[]) => [
    name,
    String(values.length),
    ...[0.5, 0.99, 1].map((share) => short(quantile(values, share))),
  ];
  return `${table(
    ['', 'times', 'p50 ms', 'p99 ms', 'max ms'],
    [row('/healthz in rest', rest), row('/healthz meanwhile', busy), row('login', logins)],
  )}

All of them took ${short(allMs / 1000)} s.`;
}

/** How long `/healthz` takes, in milliseconds, again and again while `work` is done. */
async function probeWhile(site: Site, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const isOver = { value: false };
  const working = work().finally(() => (isOver.value = true));
  while (!isOver.value) {
    times.push(await timed(() => get(`${site.url}/healthz`)));
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
  }
  await working;
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
}

let callers = 0;

async function attempt(site: Pick<Site, 'url'>, accountId: string): Promise<Response> {
  callers += 1;
  const response = await fetch(`${site.url}/v1/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.url,
      'x-forwarded-for': `10.0.${Math.floor(callers / 250)}.${callers % 250}`,
    },
    body: JSON.stringify({ accountId, accountPwd: PASSWORD }),
  });
  await response.arrayBuffer();
  if (response.status !== (DEMO_IDS.includes(accountId) ? 200 : 401)) {
    throw new Error(`The login of ${accountId} answered ${response.status}`);
  }
  return response;
}

/** Logs in; the Cookie header of the session. */
export async function logIn(site: Pick<Site, 'url'>, accountId: string): Promise<string> {
  const { headers } = await attempt(site, accountId);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
