import { brotliDecompressSync } from 'node:zlib';
import { MARKER_COOKIE } from '@/lib/cookie-names';
import type { FontCutter } from '@/server/web/fonts/font-cutter';
import { PageFonts } from '@/server/web/fonts/page-fonts';
import { readTypeRules } from '@/server/web/fonts/type-rules';
import { startHost, type TestHost } from './support/start-host';

const PAGE =
  '<html><head><title>제목</title></head><body><h1 class="t-h1">물결</h1><p>본문</p></body></html>';
const CSS = '.t-h1{font:300 48px/1.28 var(--serif)}';

let host: TestHost;
let cuts: string[];
let failure: Error | null;
let ruleFailure: Error | null;
let ruleReads: number;
let gate: Promise<void>;

beforeEach(async () => {
  cuts = [];
  failure = null;
  ruleFailure = null;
  ruleReads = 0;
  gate = Promise.resolve();
  const cutter: FontCutter = {
    async cut(face, characters) {
      cuts.push(`${face} ${characters.trim().slice(-2)}`);
      await gate;
      if (failure !== null) throw failure;
      return Buffer.from(`${face} file`);
    },
    close: () => undefined,
  };
  const fonts = new PageFonts({
    cutter,
    async readRules() {
      ruleReads += 1;
      if (ruleFailure !== null) throw ruleFailure;
      return readTypeRules(CSS);
    },
    secret: 'secret',
    onError: () => undefined,
  });
  host = await startHost({ fonts });
  host.next.body = () => PAGE;
  host.next.headers = { 'content-type': 'text/html; charset=utf-8' };
});
afterEach(() => host.close());

const addressesIn = (html: string) => [...html.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);

describe('the font files of a page', () => {
  it('are named at the end of its head, one for each face that it shows', async () => {
    const { text } = await host.get('/artist');
    expect(text).toContain('</style></head><body>');
    const [serif = '', sans = '', ...others] = addressesIn(text);
    expect(others).toEqual([]);
    expect(serif).toMatch(/^\/fonts\/page\/serif-300\//);
    expect(sans).toMatch(/^\/fonts\/page\/sans\//);
    expect(text).toContain(`<link rel="preload" href="${serif}" as="font" type="font/woff2" crossorigin="">`);
    expect(text).toContain('@media (pointer: fine){@font-face{font-family:Pretendard;');
  });

  it('are cut once, when a browser asks for them, and immutable', async () => {
    const [serif = ''] = addressesIn((await host.get('/artist')).text);
    expect(cuts).toEqual([]);
    const [one, other] = await Promise.all([host.get(serif), host.get(serif)]);
    expect(cuts).toEqual(['serif-300 결물']);
    expect(one).toMatchObject({ status: 200, text: 'serif-300 file' });
    expect(other.text).toBe(one.text);
    expect(one.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await host.get(serif, {}, 'HEAD')).text).toBe('');
    expect(cuts).toHaveLength(1);
  });

  it('are not cut for characters from the address', async () => {
    const [serif = ''] = addressesIn((await host.get('/artist')).text);
    const forged = [
      serif.replace('serif-300', 'serif-400'),
      serif.replace('/serif-300/', '/serif-300/IA'),
      serif.replace(/\.[\w-]{16}\./, '.AAAAAAAAAAAAAAAA.'),
      '/fonts/page/mono/IA.AAAAAAAAAAAAAAAA.woff2',
      '/fonts/page/',
    ];
    for (const address of forged) expect([address, (await host.get(address)).status]).toEqual([address, 404]);
    expect((await host.get(serif, {}, 'POST')).status).toBe(405);
    expect(cuts).toEqual([]);
  });

  it('are asked for again after a failure', async () => {
    const [serif = ''] = addressesIn((await host.get('/artist')).text);
    failure = new Error('no cutter');
    expect(await host.get(serif)).toMatchObject({ status: 500, text: '' });
    failure = null;
    expect((await host.get(serif)).status).toBe(200);
  });

  it('are named again after a page whose rules of type could not be read, and those are read once', async () => {
    ruleFailure = new Error('no style sheets');
    expect((await host.get('/artist')).status).toBe(500);
    ruleFailure = null;
    for (const page of ['/artist', '/article/news'])
      expect(addressesIn((await host.get(page)).text)).toHaveLength(2);
    expect(ruleReads).toBe(2);
  });

  it('are refused where too many wait', async () => {
    const pages = Array.from({ length: 64 }, (_, index) => `/artist/a${index}`);
    host.next.body = (url) => PAGE.replace('물결', String.fromCharCode(0xac00 + Number(url.slice(9))));
    const addresses: string[] = [];
    for (const page of pages) addresses.push(addressesIn((await host.get(page)).text)[0] ?? '');
    let open = () => undefined as void;
    gate = new Promise((resolve) => (open = resolve));
    const answers = addresses.map((address) => host.get(address));
    const refused = await Promise.race(answers.map(async (answer) => (await answer).status));
    open();
    expect(refused).toBe(503);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});

describe('a document that is not stored', () => {
  it('has font files of its own for guests, in the encoding that they accept', async () => {
    host.next.headers['set-cookie'] = 'a=1';
    const answer = await host.get('/search?query=a', { 'accept-encoding': 'identity' });
    expect(addressesIn(answer.text)).toHaveLength(2);
    expect(answer.headers).toMatchObject({ 'x-cache': 'BYPASS', 'set-cookie': ['a=1'] });
    expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
    host.next.body = () => PAGE.replace('본문', '본문 '.repeat(1000));
    const small = await host.get('/search?query=b', { 'accept-encoding': 'br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(host.next.calls.at(-1)?.headers['accept-encoding']).toBe('identity');
  });

  it('has none for members, for data and for files', async () => {
    const member = await host.get('/search?query=a', { cookie: `${MARKER_COOKIE}=1` });
    const data = await host.get('/search?query=a', { rsc: '1' });
    const file = await host.get('/icon-192.png');
    for (const answer of [member, data, file]) expect(answer.text).toBe(PAGE);
  });

  const CHUNKS = '/_next/static/chunks';
  const scripted = () => {
    const nonce =
      /'nonce-([^']+)'/.exec(String(host.next.calls.at(-1)?.headers['content-security-policy']))?.[1] ?? '';
    const tag = (name: string) => `<script src="${CHUNKS}/${name}.js" async="" nonce="${nonce}"></script>`;
    return PAGE.replace('</head>', `${tag('turbopack-1x')}${tag('a')}</head>`).replace(
      '본문',
      '본문 '.repeat(1000),
    );
  };

  it('has scripts that run in their order for members, with the nonce of its policy, compressed', async () => {
    host.next.body = scripted;
    host.next.status = 404;
    host.next.headers['set-cookie'] = ['a=1', 'b=2'];
    const { body, status, headers } = await host.get('/my/info', {
      cookie: `${MARKER_COOKIE}=1`,
      'accept-encoding': 'br',
    });
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'set-cookie': ['a=1', 'b=2'],
    });
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const tag = (name: string) => `<script src="${CHUNKS}/${name}.js" defer="" nonce="${nonce}"></script>`;
    expect(brotliDecompressSync(body).toString()).toContain(`${tag('a')}${tag('turbopack-1x')}</head>`);
  });

  it('has no script of ours where it is prerendered: its policy knows none', async () => {
    host.next.body = scripted;
    host.next.isPrerendered = true;
    const { text } = await host.get('/search?query=a');
    expect(text).not.toContain('data-sources');
    expect(text).toContain(`${CHUNKS}/turbopack-1x.js" defer=""`);
  });

  it('keeps a redirect and a failure of Next', async () => {
    host.next.status = 307;
    host.next.headers = { location: '/' };
    expect(await host.get('/auth/signup')).toMatchObject({ status: 307, headers: { location: '/' } });
    host.next.gate = Promise.reject(new Error('no answer'));
    expect((await host.get('/search?query=a')).status).toBe(500);
  });
});
