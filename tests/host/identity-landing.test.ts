import { IDENTITY_AWAY } from '@/lib/identity-channel';
import * as identityMessages from '@/lib/messages/identity';
import { answerIdentityLanding } from '@/server/bff/identity-landing';

const ADDRESS = 'http://gyeol.test/auth/verifyResult';
const NONCE = { 'content-security-policy': "script-src 'nonce-abc+/='" };
const HANDED = /data-channel="([^"]*)" data-enc-data="([^"]*)" data-integrity="([^"]*)"/;

async function land(query: string, form?: string | { type: string; body: string }) {
  const { type, body } =
    typeof form === 'string' ? { type: 'application/x-www-form-urlencoded', body: form } : (form ?? {});
  const response = await answerIdentityLanding(
    new Request(`${ADDRESS}${query}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...NONCE,
        ...(type !== undefined && { 'content-type': type }),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
      ...(body !== undefined && { body }),
    }),
  );
  const html = await response.text();
  return { response, html, handed: HANDED.exec(html)?.slice(1) ?? null };
}

const RESULT = 'token_version_id=v&enc_data=AA%2BB%3D&integrity_value=CC%2FD%3D';

test('hands over what came by GET or by POST to the channel of the address', async () => {
  const byGet = await land(`?type=id&channel=c1&${RESULT}`);
  expect(byGet.handed).toEqual(['gyeol-identity-c1', 'AA+B=', 'CC/D=']);
  expect(byGet.html).toContain('<script nonce="abc+/=">');
  expect(byGet.response.headers.get('cache-control')).toBe('private, no-store');
  expect(byGet.response.headers.get('x-robots-tag')).toContain('noindex');
  const byPost = await land('?type=id&channel=c1', RESULT);
  expect(byPost.handed).toEqual(byGet.handed);
});

test('takes a plus that nobody encoded', async () => {
  expect((await land('?channel=c1&enc_data=AA+B&integrity_value=C+D')).handed?.slice(1)).toEqual([
    'AA+B',
    'C+D',
  ]);
});

test.each([
  ['nothing', '', undefined],
  ['no channel', `?${RESULT}`, undefined],
  ['a channel that isn’t ours', `?channel=${encodeURIComponent('a b"><script>')}&${RESULT}`, undefined],
  ['half a result', '?channel=c1&enc_data=AAAA', undefined],
  ['a result too long', `?channel=c1&integrity_value=A&enc_data=${'A'.repeat(8193)}`, undefined],
  ['a result in the address of a POST', `?channel=c1&${RESULT}`, ''],
  ['a form too long', '?channel=c1', `${RESULT}&more=${'A'.repeat(33_000)}`],
  ['a body that is no form', '?channel=c1', { type: 'application/json', body: '{}' }],
])('hands over nothing where it finds %s', async (_, query, form) => {
  const { response, html, handed } = await land(query, form);
  expect(response.status).toBe(200);
  expect(handed).toBeNull();
  expect(html).not.toContain('data-channel');
  expect(html).toContain('본인 인증 결과를 받지 못했습니다.');
});

test('writes nothing of what came as markup', async () => {
  const { html } = await land(
    `?channel=c1&integrity_value=A&enc_data=${encodeURIComponent('"><img src=x>')}`,
  );
  expect(html).toContain('data-enc-data="&quot;&gt;&lt;img+src=x&gt;"');
});

describe('in the window that has left for the verification', () => {
  const AWAY = { place: 'signup', state: 's1', path: '/auth/signup', uniqueVal: 'u' };
  const ANSWER = { encData: 'AA+B=', integrity: 'CC/D=' };

  /** Runs the document's script in a window that keeps this record. */
  async function run(query: string, away: unknown) {
    const { html } = await land(query);
    const store = new Map([[IDENTITY_AWAY, JSON.stringify(away)]]);
    const text = { textContent: '' };
    const link = { hidden: true };
    const went: string[] = [];
    const said: unknown[] = [];
    const dataset = Object.fromEntries(
      [...html.matchAll(/ data-([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
        name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    );
    const script = /<script nonce="[^"]*">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    const elements: Record<string, object> = {
      p: text,
      a: link,
      button: { addEventListener: () => undefined },
    };
    const given = {
      document: { body: { dataset }, querySelector: (name: string) => elements[name] },
      sessionStorage: {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => void store.set(key, value),
      },
      location: { origin: 'http://127.0.0.1:3000', replace: (to: string) => void went.push(to) },
      BroadcastChannel: class {
        postMessage = (data: unknown) => void said.push(data);
      },
      setTimeout: () => 0,
      window: { close: () => undefined },
    };
    new Function(...Object.keys(given), script)(...Object.values(given));
    return { kept: JSON.parse(store.get(IDENTITY_AWAY) ?? 'null') as unknown, went, said, text, link };
  }

  test('adds the answer to its record, and leads back to the page that asked', async () => {
    const { kept, went, said } = await run(`?type=id&state=s1&${RESULT}`, AWAY);
    expect(kept).toEqual({ ...AWAY, answer: ANSWER });
    expect(went).toEqual(['http://127.0.0.1:3000/auth/signup']);
    expect(said).toEqual([]);
  });

  test('leads back without an answer where the service gave none', async () => {
    const { kept, went } = await run('?state=s1', AWAY);
    expect(kept).toEqual({ ...AWAY, answer: null });
    expect(went).toHaveLength(1);
  });

  test.each([
    ['a record of another verification', { ...AWAY, state: 's2' }],
    ['a record that has an answer', { ...AWAY, answer: ANSWER }],
    ['a page of another site', { ...AWAY, path: '//elsewhere.example/' }],
    ['a page of another site by a backslash', { ...AWAY, path: '/\\elsewhere.example' }],
    ['an address that runs a script', { ...AWAY, path: 'javascript:alert(1)' }],
    ['no record', null],
  ])('goes nowhere with %s', async (_, away) => {
    const { kept, went, text, link } = await run(`?state=s1&${RESULT}`, away);
    expect(kept).toEqual(away);
    expect(went).toEqual([]);
    expect(text.textContent).toBe(identityMessages.windowLost);
    expect(link.hidden).toBe(false);
  });

  test('is none of a popup’s business', async () => {
    const { kept, went, said } = await run(`?channel=c1&${RESULT}`, AWAY);
    expect([kept, went, said]).toEqual([AWAY, [], [ANSWER]]);
  });

  test('takes no state that isn’t ours', async () => {
    const { html } = await land(`?state=${encodeURIComponent('a"><script>')}&${RESULT}`);
    expect(html).not.toContain('data-state');
  });
});
