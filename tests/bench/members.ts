import * as myPaths from '@/lib/paths/my';
import * as organizationPaths from '@/lib/paths/organization';
import { logIn } from './accounts';
import { quantile } from './load';
import { cpuMs } from './process-usage';
import { short, table } from './report-file';
import type { Site } from './site';

const ROUNDS = 60;
const WARM_UP = 30;
const APPLICANTS = /\/organization\/contest\/[\da-f-]{36}\/applicants/;

interface Case {
  name: string;
  accountId: string;
  path: string;
}

const CASES: readonly Case[] = [
  { name: 'My Page', accountId: 'artist01', path: myPaths.info() },
  { name: 'liked artists', accountId: 'member01', path: myPaths.favoriteArtists() },
  { name: 'liked artworks', accountId: 'member01', path: myPaths.favoriteArtworks() },
  { name: 'liked articles', accountId: 'member01', path: myPaths.favoriteArticles() },
  { name: 'studio: works', accountId: 'artist01', path: myPaths.artistArtwork() },
  { name: 'portfolio', accountId: 'artist01', path: myPaths.artistPortfolio() },
  { name: 'contests of an organization', accountId: 'gallery01', path: organizationPaths.contests() },
  { name: '`/admin`, before its scripts', accountId: 'admin01', path: '/admin' },
  { name: '`/v1/admin/members`', accountId: 'admin01', path: '/v1/admin/members' },
  { name: '`/v1/admin/artists`', accountId: 'admin01', path: '/v1/admin/artists' },
  { name: '`/v1/admin/articles`', accountId: 'admin01', path: '/v1/admin/articles' },
];

/** The pages of members, which are rendered for each view, asked for one after the other. */
export async function measureMembers(site: Site): Promise<string> {
  await site.restart({ TRUST_PROXY: '1' });
  try {
    const cookies = new Map<string, string>();
    for (const { accountId } of CASES)
      if (!cookies.has(accountId)) cookies.set(accountId, await logIn(site, accountId));
    const applicants = await applicantsPath(site, cookies.get('gallery01') ?? '');
    const all: Case[] = [...CASES, { name: 'applicants’ table', accountId: 'gallery01', path: applicants }];
    const rows: string[][] = [];
    for (const { name, accountId, path } of all)
      rows.push([name, ...(await measure(site, path, cookies.get(accountId) ?? ''))]);
    return `## Members’ pages

They are rendered for each view: by one caller, ${ROUNDS} of each after ${WARM_UP}, on the demo content. Bytes are those of the answer before
it is compressed. Aim: at most 25 ms of CPU each.

${table(['page', 'p50 ms', 'p99 ms', 'CPU ms', 'bytes'], rows)}`;
  } finally {
    await site.restart();
  }
}

async function measure(site: Site, path: string, cookie: string): Promise<string[]> {
  const ask = async () => {
    const startedAt = performance.now();
    const { body } = await get(site, path, cookie);
    return { ms: performance.now() - startedAt, bytes: Buffer.byteLength(body) };
  };
  for (let round = 0; round < WARM_UP; round += 1) await ask();
  const before = cpuMs(site.program.pid);
  const asked: Awaited<ReturnType<typeof ask>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) asked.push(await ask());
  const cpu = (cpuMs(site.program.pid) - before) / ROUNDS;
  const times = asked.map(({ ms }) => ms);
  return [
    short(quantile(times, 0.5)),
    short(quantile(times, 0.99)),
    cpu.toFixed(1),
    (asked[0]?.bytes ?? 0).toLocaleString('en-US'),
  ];
}

/** The address of the first contest of the organization that the page of its contests links. */
async function applicantsPath(site: Site, cookie: string): Promise<string> {
  const { body } = await get(site, organizationPaths.contests(), cookie);
  const found = APPLICANTS.exec(body)?.[0];
  if (found === undefined) throw new Error('No contest with applicants is linked.');
  return found;
}

async function get(site: Site, path: string, cookie: string): Promise<{ body: string }> {
  const response = await fetch(site.url + path, {
    headers: { cookie, 'accept-encoding': 'identity', 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { body: await response.text() };
}
