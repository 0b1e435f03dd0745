import { mkdirSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import path from 'node:path';
import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import { findFreePort, startArguments, startProgram, type Program } from '@/scripts/support/program.mjs';
import { until } from '@/tests/support/until';
import { startBalancer, type Balancer } from '@/tests/support/balancer';
import { startOtlpPeer, type OtlpPeer } from '@/tests/support/otlp-peer';

/** What `scripts/nodes.mjs` has prepared: a seeded database, and a folder that all nodes share. */
const PREPARED = ['NODES_DATABASE_URL', 'NODES_REDIS_URL', 'NODES_WORKSPACE'] as const;
export const METRICS_TOKEN = 'a-token-for-figures-0123456789abcdef';

export interface Node {
  name: string;
  port: number;
  program: Program;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface Asked {
  method?: string;
  path: string;
  body?: unknown;
  cookie?: string | undefined;
  /** The visitor's address. */
  from?: string;
  authorization?: string;
}

export interface NodeSite {
  balancer: Balancer;
  peer: OtlpPeer;
  databaseUrl: string;
  workspace: string;
  nodes: Node[];
  start(name: string): Promise<Node>;
  /** Asks a node by its own port, or the balancer. */
  ask(port: number, asked: Asked): Promise<Answer>;
  /** The Cookie header of a demo account that logs in at this port. */
  logIn(port: number, accountId: string): Promise<string>;
  close(): Promise<void>;
}

/** A site of two nodes behind a balancer, on PostgreSQL, Redis and a shared folder. */
export async function startNodeSite(): Promise<NodeSite> {
  const [databaseUrl = '', redisUrl = '', workspace = ''] = PREPARED.map((name) => process.env[name]);
  const balancer = await startBalancer();
  const peer = await startOtlpPeer();
  const siteUrl = `http://127.0.0.1:${balancer.port}`;
  const logs = path.join('test-results', 'logs');
  mkdirSync(logs, { recursive: true });
  const nodes: Node[] = [];
  const send = (port: number, asked: Asked) => sendTo(port, asked, { host: new URL(siteUrl).host, siteUrl });

  async function start(name: string): Promise<Node> {
    const port = await findFreePort();
    const env = {
      PORT: String(port),
      SITE_URL: siteUrl,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      DATA_DIR: path.join(workspace, 'data'),
      METRICS_TOKEN,
      SHUTDOWN_DRAIN_MS: '1000',
      ...(name === 'one' && { OTEL_EXPORTER_OTLP_ENDPOINT: peer.url, OTEL_BSP_SCHEDULE_DELAY: '100' }),
    };
    const logFile = path.join(logs, `node-${name}.log`);
    rmSync(logFile, { force: true });
    const program = startProgram(startArguments(), { env, logFile });
    const node = { name, port, program };
    nodes.push(node);
    await until(async () => {
      if (!program.isRunning()) throw new Error(`${name} ended: ${program.log().slice(-2000)}`);
      return (await send(port, { path: '/readyz' }).catch(() => null))?.status === 200;
    });
    return node;
  }

  return {
    balancer,
    peer,
    databaseUrl,
    workspace,
    nodes,
    start,
    ask: send,
    async logIn(port, accountId) {
      const body = { accountId, accountPwd: DEMO_PASSWORD };
      const answer = await send(port, { method: 'POST', path: '/v1/auth/login', body });
      if (answer.status !== 200)
        throw new Error(`${accountId} can't log in: ${answer.status} ${answer.text}`);
      return [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((cookie) => cookie.split(';', 1)[0] ?? '')
        .join('; ');
    },
    async close() {
      await Promise.all(nodes.map(({ program }) => program.stop('SIGKILL')));
      await Promise.all([balancer.close(), peer.close()]);
    },
  };
}

function sendTo(
  port: number,
  { method = 'GET', path: target, body, cookie, from, authorization }: Asked,
  { host, siteUrl }: { host: string; siteUrl: string },
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    host,
    origin: siteUrl,
    'sec-fetch-site': 'same-origin',
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }),
    ...(cookie !== undefined && { cookie }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
    ...(authorization !== undefined && { authorization }),
  };
  return new Promise((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path: target, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on('error', reject)
      .end(text);
  });
}
