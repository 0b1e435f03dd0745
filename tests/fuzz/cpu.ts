import { RawConnection } from '@/tests/support/raw-http';
import { short, table } from '@/tests/bench/report-file';
import { keysOf } from '@/lib/keys-of';
import type { KindResult } from './kind';
import type { Sessions } from './roles';
import { ODD_REQUESTS, targetOf, type OddRequest } from './odd-requests';
import { cpuOf } from './process-cpu';

/**
 * Measures the CPU of single requests of odd forms, and compares it with that of plain ones. The process has to be quiet but for
 * these.
 */
export interface Measured {
  address: string;
  name: string;
  /** Milliseconds of CPU of the plain request, and what the odd one costs beside it. */
  plainMs: number;
  addsMs: number;
  status: number | string;
}

/** What an odd form may add, milliseconds of CPU. */
export const ALLOWED_MS = 20;
/** A first look that adds so much is measured again, so often; the least counts, which no busy machine makes. */
const SUSPICIOUS_MS = 10;
const ROUNDS = 7;
const SHOWN = 12;
/** The process rests when it uses less than this between two looks. */
const REST_MS = 0.15;
const LOOK_EVERY_MS = 4;
const LOOKS = 100;
const ANSWER_MS = 60_000;

export interface CpuTarget {
  url: string;
  pid: number;
  /** A path each, by the cookie of who asks. */
  addresses: readonly { path: string; cookie: string | null }[];
}

/** A page of each kind, calls, files and what isn't there; some as a member. */
export async function addressesOf(url: string, sessions: Sessions, picture: string) {
  const page = await (await fetch(url)).text();
  const file = /\/_next\/static\/[\w./~-]+\.css/.exec(page)?.[0] ?? '/robots.txt';
  const font = /\/[\w-]*fonts\/[\w./~-]+\.woff2/.exec(page)?.[0] ?? '/favicon.ico';
  const guests = [
    '/',
    '/artist',
    '/search',
    '/session',
    '/v1/home',
    '/v1/users/me',
    '/v2/artists',
    '/api/auth/session',
  ];
  const paths = [...guests, '/healthz', '/readyz', '/files/a', '/media/a', picture, file, font];
  const member = sessions.cookieOf('MEMBER');
  return [
    ...paths.map((path) => ({ path, cookie: null })),
    ...['/session', '/v1/users/me', '/my/info'].map((path) => ({ path, cookie: member })),
  ];
}

export async function measureCpu({ url, pid, addresses }: CpuTarget): Promise<KindResult> {
  const measured: Measured[] = [];
  let serial = 0;
  const costOf = (path: string, cookie: string | null, odd: OddRequest) => {
    serial += 1;
    const target = targetOf(path, odd, `z${process.pid.toString(36)}${serial.toString(36)}`);
    return cost(url, pid, [
      `GET ${target} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      ...(cookie === null || odd.headers.some(([name]) => name === 'Cookie') ? [] : [`Cookie: ${cookie}`]),
      ...odd.headers.map(([name, value]) => `${name}: ${value}`),
    ]);
  };
  for (const { path, cookie } of addresses) {
    const often = async (odd: OddRequest, rounds: number) => {
      const costs: Cost[] = [];
      for (let round = 0; round < rounds; round += 1) costs.push(await costOf(path, cookie, odd));
      return least(costs);
    };
    const plains = { header: 0, query: 0, path: 0 };
    for (const part of keysOf(plains)) {
      // The first request of a route loads its code.
      await often(plain(part), 2);
      plains[part] = (await often(plain(part), ROUNDS)).milliseconds;
    }
    for (const odd of ODD_REQUESTS) {
      const plainMs = plains[odd.part];
      const first = await often(odd, 1);
      const isSuspicious = first.milliseconds - plainMs > SUSPICIOUS_MS;
      const { milliseconds, status } = isSuspicious ? await often(odd, ROUNDS) : first;
      measured.push({ address: path, name: odd.name, plainMs, addsMs: milliseconds - plainMs, status });
    }
  }
  return resultOf(measured);
}

/** Judges what was measured: nothing may add more than is allowed. */
export function resultOf(measured: readonly Measured[]): KindResult {
  const byCost = measured.toSorted((one, other) => other.addsMs - one.addsMs);
  const over = byCost.filter(({ addsMs }) => addsMs > ALLOWED_MS);
  const words = ({ address, name, addsMs, plainMs, status }: Measured) =>
    `${address}, ${name}: ${short(addsMs)} ms of CPU beside ${short(plainMs)} ms, answered ${status}`;
  const worst = byCost.slice(0, SHOWN);
  const rows = worst.map(({ address, name, plainMs, addsMs }) => [
    `\`${address}\`, ${name}`,
    short(plainMs),
    short(Math.max(0, addsMs)),
  ]);
  return {
    passed: measured.length - over.length,
    failures: over.map(words),
    report: `CPU of ${measured.length} odd requests, the worst first:\n${worst.map(words).join('\n')}`,
    section: `Odd headers, cookies, queries and paths of allowed size may add ${ALLOWED_MS} ms of CPU to a plain request. Of ${measured.length} these added most:

${table(['address, form', 'plain request, ms of CPU', 'adds, ms of CPU'], rows)}`,
  };
}

interface Cost {
  milliseconds: number;
  status: number | string;
}

/** What one request costs, until the process rests again. */
async function cost(url: string, pid: number, lines: readonly string[]): Promise<Cost> {
  const before = await atRest(pid);
  const connection = new RawConnection(url);
  connection.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = await connection.answer({ timeoutMs: ANSWER_MS });
  connection.destroy();
  const milliseconds = (await atRest(pid)) - before;
  return { milliseconds, status: typeof answer === 'string' ? answer : answer.status };
}

async function atRest(pid: number): Promise<number> {
  let last = cpuOf(pid);
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const now = cpuOf(pid);
    if (now - last < REST_MS) return now;
    last = now;
  }
  return last;
}

function least(costs: readonly Cost[]): Cost {
  const [cheapest] = costs.toSorted((one, other) => one.milliseconds - other.milliseconds);
  return cheapest ?? { milliseconds: 0, status: 'none' };
}

const plain = (part: OddRequest['part']): OddRequest => ({ name: 'plain', part, end: '', headers: [] });
