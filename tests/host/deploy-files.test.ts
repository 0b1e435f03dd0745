import { readFileSync } from 'node:fs';
import { AI_AGENT_NAMES } from '@/lib/ai/ai-agents';
import { maxBytes } from '@/lib/limits/upload';
import { ERRORS } from '@/lib/contracts/errors';
import { environmentSchema } from '@/server/settings/environment';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const compose = readFileSync('deploy/compose.yaml', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');

test('nginx lets in what the site takes, and no more', () => {
  const { MAX_BODY_MB } = environmentSchema.parse({});
  expect(nginx).toContain(`client_max_body_size ${MAX_BODY_MB}m;`);
  const files = /location \/files\/ \{[^}]*client_max_body_size (\d+)m;/.exec(nginx)?.[1];
  expect(Number(files) * 1024 * 1024).toBe(maxBytes);
});

test.each(['PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const)(
  'what nginx refuses by itself is told in the words of the site: %s',
  (code) => {
    const { status, message } = ERRORS[code];
    expect(nginx).toContain(`return ${status} '${JSON.stringify({ code, message, errors: [] })}'`);
    expect(nginx).toMatch(new RegExp(`return ${status} '<!doctype html>.*<p>${message}</p>`));
  },
);

test('nginx passes on the requests of every known AI agent', () => {
  const patterns = [...nginx.matchAll(/^ {4}"~\*\(\^\|\[\^a-z0-9\]\)\((.*)\)\(\[\^a-z0-9\]\|\$\)" 1;$/gm)];
  expect(patterns.flatMap(([, names = '']) => names.split('|'))).toEqual(AI_AGENT_NAMES);
  expect(nginx).toContain('proxy_cache_bypass $ai_agent;\n  proxy_no_cache $ai_agent;');
});

test('the image starts the site with the flags of npm start', () => {
  const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
    engines: { node: string };
  };
  expect(dockerfile).toContain(`exec ${scripts['start'] ?? 'nothing'}"`);
  const [line = ''] = /node:(\d+)-/.exec(dockerfile)?.slice(1) ?? [];
  expect(engines.node).toContain(`^${line}`);
});

test('the settings of the compose file exist, and nothing of a person or a secret gets into the image', () => {
  const block = /environment:\n((?: {4}[A-Z_]+: .*\n)+)/.exec(compose)?.[1] ?? '';
  const names = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => String(name));
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !(name in environmentSchema.shape))).toEqual([]);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.env', '.env.*', 'data', 'deploy', '.git', 'node_modules']),
  );
});

test('the unit starts the site with the flags of npm start, and waits as long as the site may take to end', () => {
  const unit = readFileSync('deploy/gyeol@.service', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(unit).toContain(`ExecStart=/usr/bin/${scripts['start'] ?? 'nothing'}\n`);
  const { SHUTDOWN_TIMEOUT_MS } = environmentSchema.parse({});
  // graceful-end.ts: the wait for balancers, requests, jobs, and two seconds for what has no limit.
  const seconds = (5000 + 2 * SHUTDOWN_TIMEOUT_MS + 2000) / 1000;
  for (const [file, setting] of [
    [unit, /^TimeoutStopSec=(\d+)$/m],
    [compose, /^ {2}stop_grace_period: (\d+)s$/m],
  ] as const)
    expect(Number(setting.exec(file)?.[1])).toBeGreaterThanOrEqual(seconds);
  expect(unit).toContain('KillMode=mixed\n');
});

test('nginx finds its own places, and the lines of TLS can be taken in by the command of the document', () => {
  // Under systemd these are sockets, which can't be opened; a process id elsewhere is found by no unit.
  expect(nginx.replaceAll(/^ *#.*$/gm, '')).not.toMatch(/\/dev\/std|\/tmp\/|^pid/m);
  const taken = nginx.replaceAll('#tls ', '').replaceAll(/^.*listen 8080.*\n/gm, '');
  expect(taken).toMatch(/^ {4}listen 443 ssl http2 default_server;$/m);
  expect(taken).toMatch(/^ {4}listen 80 default_server;$/m);
  expect(taken).not.toContain('#tls');
});
