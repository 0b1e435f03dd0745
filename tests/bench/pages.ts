import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { findFreePort, startProgram, waitUntilReady } from '@/scripts/support/program.mjs';
import { load, loadGenerator, middle, type Load } from './load';
import { short, table } from './report-file';
import { PAGES, type Site } from './site';

const ENCODING = { 'accept-encoding': 'br' };
const CONNECTIONS = [1, 16];
const ROUNDS = 3;
const SECONDS = 3;

/** Each page from the page cache, in turns with a bare `node:http` server that answers the same bytes. */
export async function measurePages(site: Site): Promise<string> {
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-bare-'));
  const rows: string[][] = [];
  try {
    for (const { name, path: pagePath } of PAGES) {
      const url = `${site.url}${pagePath}`;
      const { body, headers } = await storedAnswerOf(url);
      const file = path.join(workspace, 'body');
      writeFileSync(file, body);
      const port = await findFreePort();
      const bareUrl = `http://localhost:${port}/`;
      const bare = startProgram(
        ['tests/bench/bare-server.mjs', file, String(port), JSON.stringify(headers)],
        {
          env: {},
          logFile: path.join(workspace, 'bare.log'),
        },
      );
      try {
        await waitUntilReady(bareUrl, { program: bare });
        await load({ url: bareUrl, pid: bare.pid, connections: 8, seconds: 1, headers: ENCODING });
        await load({ url, pid: site.program.pid, connections: 8, seconds: 1, headers: ENCODING });
        for (const connections of CONNECTIONS) {
          const theirs: Load[] = [];
          const ours: Load[] = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            const shared = { connections, seconds: SECONDS, headers: ENCODING };
            theirs.push(await load({ url: bareUrl, pid: bare.pid, ...shared }));
            ours.push(await load({ url, pid: site.program.pid, ...shared }));
          }
          rows.push(row(name, body.length, connections, middle(ours), middle(theirs)));
        }
      } finally {
        await bare.stop('SIGKILL');
      }
    }
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
  return `## Pages from the page cache, beside bare \`node:http\`

The same Brotli bytes and headers from both, in turns (${ROUNDS} × ${SECONDS} s each, the middle run; load by ${loadGenerator}). Aim: 0.7 of the bare server's rate or better.

${table(['page', 'bytes', 'connections', 'req/s', 'bare req/s', 'ratio', 'p50 ms', 'p99 ms', 'bare p50', 'bare p99', 'CPU ms', 'bare CPU ms'], rows)}`;
}

function row(name: string, bytes: number, connections: number, ours: Load, bare: Load): string[] {
  if (ours.failures > 0) throw new Error(`${name}: ${ours.failures} answers were not 200`);
  return [
    name,
    bytes.toLocaleString('en-US'),
    String(connections),
    short(ours.requestsPerSecond),
    short(bare.requestsPerSecond),
    (ours.requestsPerSecond / bare.requestsPerSecond).toFixed(2),
    short(ours.p50),
    short(ours.p99),
    short(bare.p50),
    short(bare.p99),
    ours.cpuMs.toFixed(3),
    bare.cpuMs.toFixed(3),
  ];
}

/** The page once it is stored compressed, which happens behind the first answer. */
async function storedAnswerOf(url: string): Promise<Answer> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await answerOf(url);
    if (answer.headers['content-encoding'] === 'br') return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} is never answered as Brotli`);
}

interface Answer {
  body: Buffer;
  headers: Record<string, string>;
}

/** The answer's bytes as they come over the line, and the headers that a copy of it needs. */
function answerOf(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: ENCODING }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`));
        const headers: Record<string, string> = {};
        for (const [key, value] of Object.entries(response.headers)) {
          if (typeof value !== 'string' || CONNECTION_HEADERS.has(key)) continue;
          headers[key] = value;
        }
        resolve({ body: Buffer.concat(chunks), headers });
      });
    });
    request.once('error', reject);
  });
}

const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
]);
