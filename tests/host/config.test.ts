import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, loadConfig } from '@/server/settings/config';
import { makeDirectoryForEach } from '@/tests/support/directory';

const directory = makeDirectoryForEach();

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig({ DATA_DIR: directory.path, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};
const SECRET = 'x'.repeat(32);
const REAL = {
  SESSION_SECRET: SECRET,
  TOKEN_SECRET: SECRET,
  STORAGE_SECRET: SECRET,
  IDENTITY_SECRET: SECRET,
  SITE_URL: 'https://gyeol.example/',
};

test('an empty machine: demo mode on this machine only, with secrets made once', () => {
  const config = loadConfig({ DATA_DIR: directory.path });
  expect(config).toMatchObject({
    isDemo: true,
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://localhost:3000',
  });
  expect(loadConfig({ DATA_DIR: directory.path }).secrets).toEqual(config.secrets);
  const file = path.join(directory.path, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(config.secrets);
});

test('every problem is said at once', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    REDIS_URL: 'localhost',
    SESSION_SECRET: 'short',
  });
  expect(problems).toHaveLength(4);
  expect(problems.join('\n')).toMatch(/PORT[\s\S]*REDIS_URL[\s\S]*SESSION_SECRET[\s\S]*LOG_LEVEL/);
});

test('demo mode is shown to others only when that is said twice', () => {
  expect(problemsOf({ HOST: '0.0.0.0' })[0]).toContain('DEMO_ALLOW_PUBLIC');
  expect(problemsOf({ HOST: '0.0.0.0', DEMO_ALLOW_PUBLIC: '1' })).toEqual([]);
  expect(problemsOf({ HOST: '::1' })).toEqual([]);
});

test.each<Record<string, string>>([
  { DATABASE_URL: 'postgres://a@b/c' },
  { PLATFORM_API_URL: 'http://api:3001' },
  { SMTP_URL: 'smtp://a', MAIL_FROM: '결 <a@b.example>' },
  { SEARCH_URL: 'http://a:9200' },
])('%p ends demo mode, and its missing secrets are listed', (real) => {
  expect(problemsOf(real).map((problem) => problem.split(' ')[0])).toEqual([
    'SITE_URL',
    'SESSION_SECRET',
    'TOKEN_SECRET',
    'STORAGE_SECRET',
    'IDENTITY_SECRET',
  ]);
  const config = loadConfig({ ...real, ...REAL, DATA_DIR: directory.path });
  expect(config).toMatchObject({ isDemo: false, host: '0.0.0.0', siteUrl: 'https://gyeol.example' });
});

test('pages live briefly where nobody tells of changes', () => {
  const remote = { ...REAL, DATA_DIR: directory.path, PLATFORM_API_URL: 'http://api:3001/' };
  expect(loadConfig(remote)).toMatchObject({ platformApiUrl: 'http://api:3001', pageCache: { seconds: 5 } });
  expect(loadConfig({ ...remote, REDIS_URL: 'redis://r' }).pageCache.seconds).toBe(300);
});

test('a mail server needs a sender, and a sender is one line with one address', () => {
  expect(problemsOf({ ...REAL, SMTP_URL: 'smtp://a' })).toEqual([expect.stringContaining('MAIL_FROM')]);
  expect(problemsOf({ MAIL_FROM: '결 GYEOL <a@b.example>' })).toEqual([]);
  for (const from of ['nobody', 'a@b.example\r\nBcc: c@d.example', 'A <a@b>, B <c@d>'])
    expect(problemsOf({ MAIL_FROM: from })).toEqual([expect.stringContaining('MAIL_FROM')]);
});

test('search is the database’s unless an engine is named, and a key needs one', () => {
  const real = { ...REAL, DEMO_MODE: '0' };
  expect(loadConfig({ ...real, DATA_DIR: directory.path }).search).toEqual({ kind: 'postgres' });
  const search = { SEARCH_URL: 'https://a:9200', SEARCH_API_KEY: 'a2V5', SEARCH_INDEX: 'art' };
  expect(loadConfig({ ...real, ...search, DATA_DIR: directory.path }).search).toEqual({
    kind: 'elasticsearch',
    url: 'https://a:9200',
    apiKey: 'a2V5',
    name: 'art',
    timeoutMs: 3000,
  });
  expect(problemsOf({ ...real, SEARCH_API_KEY: 'a2V5' })).toEqual([expect.stringContaining('SEARCH_URL')]);
  expect(problemsOf({ ...real, ...search, SEARCH_INDEX: 'Art*' })).toEqual([
    expect.stringContaining('SEARCH_INDEX'),
  ]);
});

test('.env.example names every setting', () => {
  const example = readFileSync('.env.example', 'utf8');
  const source = readFileSync('server/settings/environment.ts', 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  const inner = ['NODE_ENV', 'NEXT_DIST_DIR'];
  expect(names.filter((name) => !inner.includes(String(name)) && !example.includes(`# ${name}=`))).toEqual(
    [],
  );
});

test('a folder from before a secret existed gets it, and always the same', () => {
  const file = path.join(directory.path, 'secrets.json');
  writeFileSync(file, JSON.stringify({ session: SECRET, token: SECRET, storage: SECRET }));
  const { identity } = loadConfig({ DATA_DIR: directory.path }).secrets;
  expect(identity.length).toBeGreaterThanOrEqual(32);
  expect(loadConfig({ DATA_DIR: directory.path }).secrets.identity).toBe(identity);
});

describe('who verifies people', () => {
  const real = { ...REAL, DATABASE_URL: 'postgres://a@b/c' };
  const identityOf = (env: Record<string, string>) =>
    loadConfig({ DATA_DIR: directory.path, ...env }).identity;

  test('the demo verifier in demo mode, and there alone', () => {
    expect(identityOf({})).toEqual({ kind: 'demo' });
    expect(loadConfig({ DATA_DIR: directory.path, IDENTITY_PROVIDER: 'demo' }).isDemo).toBe(true);
    expect(identityOf(real)).toEqual({ kind: 'none' });
    expect(problemsOf({ ...real, IDENTITY_PROVIDER: 'demo' })[0]).toContain('IDENTITY_PROVIDER=demo');
    expect(problemsOf({ IDENTITY_PROVIDER: 'pass' })[0]).toContain('IDENTITY_PROVIDER');
  });

  test('NICE, with everything that the contract gives', () => {
    const nice = { ...REAL, IDENTITY_PROVIDER: 'nice' };
    expect(problemsOf(nice).map((problem) => problem.split(' ')[0])).toEqual([
      'NICE_CLIENT_ID',
      'NICE_CLIENT_SECRET',
      'NICE_PRODUCT_ID',
    ]);
    const access = { NICE_CLIENT_ID: 'id', NICE_CLIENT_SECRET: 'secret', NICE_PRODUCT_ID: 'product' };
    expect(loadConfig({ DATA_DIR: directory.path, ...nice, ...access })).toMatchObject({
      isDemo: false,
      identity: {
        kind: 'nice',
        formUrl: 'https://nice.checkplus.co.kr/CheckPlusSafeModel/service.cb',
        access: { clientId: 'id', apiUrl: 'https://svc.niceapi.co.kr:22001' },
      },
    });
  });

  test('a site apart from its API needs none of NICE’s secrets', () => {
    const site = { ...REAL, IDENTITY_PROVIDER: 'nice', PLATFORM_API_URL: 'http://api:3001' };
    expect(identityOf(site)).toMatchObject({ kind: 'nice', access: null });
  });
});

test('the address search has an origin: by itself on this machine, by a setting elsewhere', () => {
  const originOf = (env: Record<string, string>) =>
    loadConfig({ DATA_DIR: directory.path, ...env }).addressSearchOrigin;
  expect(originOf({})).toBe('http://address.localhost:3000');
  expect(originOf({ SITE_URL: 'http://127.0.0.1:4000' })).toBe('http://address.localhost:4000');
  const real = { DATABASE_URL: 'postgres://h/d', ...REAL };
  expect(originOf(real)).toBeNull();
  expect(originOf({ ...real, ADDRESS_SEARCH_ORIGIN: 'https://gyeol-address.example/' })).toBe(
    'https://gyeol-address.example',
  );
});

test('further origins are listed, and each has to be one', () => {
  const real = { DATABASE_URL: 'postgres://h/d', ...REAL };
  const listed = (SITE_FURTHER_ORIGINS: string) => ({ ...real, SITE_FURTHER_ORIGINS });
  expect(loadConfig({ DATA_DIR: directory.path, ...real }).furtherOrigins).toEqual([]);
  expect(
    loadConfig({ DATA_DIR: directory.path, ...listed('https://www.gyeol.example/, https://gyeol.test:8443') })
      .furtherOrigins,
  ).toEqual(['https://www.gyeol.example', 'https://gyeol.test:8443']);
  expect(problemsOf(listed('https://www.gyeol.example/artist')).join()).toContain('has to list origins');
  expect(problemsOf(listed('http://www.gyeol.example')).join()).toContain('have to begin as SITE_URL does');
  expect(problemsOf(listed('www.gyeol.example')).join()).toContain('has to be an address');
  const search = { ADDRESS_SEARCH_ORIGIN: 'https://www.gyeol.example' };
  expect(problemsOf({ ...listed('https://www.gyeol.example'), ...search }).join()).toContain('another name');
});

test.each([
  ['https://gyeol.example:8443', 'another name than SITE_URL'],
  ['http://gyeol-address.example', 'has to begin as SITE_URL does'],
  ['https://gyeol-address.example/search', 'has to be an origin, such as https://gyeol-address.example'],
  ['gyeol-address.example', 'has to be an address'],
])('an origin of the address search that can’t be used is told: %s', (origin, problem) => {
  const problems = problemsOf({ DATABASE_URL: 'postgres://h/d', ...REAL, ADDRESS_SEARCH_ORIGIN: origin });
  expect(problems.join()).toContain(problem);
});
