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
