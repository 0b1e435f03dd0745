import type { RawAnswer } from '@/tests/support/raw-answer';
import { parseAnswer } from '@/tests/support/raw-answer';
import { createRandom } from '@/tests/support/random';
import type { Shot } from '@/tests/fuzz/shot';
import { ALLOWED_MS, resultOf } from '@/tests/fuzz/cpu';
import { faultsOf } from '@/tests/fuzz/verdicts';

/** A verdict that never finds anything might be broken, so each one is shown the fault that it looks for. */
const shot: Shot = {
  number: 1,
  subject: 'GET /v1/users/me',
  role: 'MEMBER',
  method: 'GET',
  target: '/v1/users/me',
  headers: [],
  body: null,
  isWhole: true,
  isCrossSite: false,
  access: 'member',
};
const headers = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' };
const answer = (status: number, body: string, more: Record<string, string> = {}): RawAnswer => ({
  status,
  headers: { ...headers, ...more },
  body: Buffer.from(body),
});
const success = '{"code":"SUCCESS","message":null,"data":{}}';
const circumstances = { marks: new Map([['ARTIST' as const, ['zqartistqz']]]), machine: ['/srv/gyeol/'] };
const verdicts = (given: Partial<Shot>, came: RawAnswer | 'silent' | 'closed') =>
  faultsOf({ ...shot, ...given }, { answer: came, milliseconds: 1, next: null }, circumstances).map(
    ({ verdict }) => verdict,
  );

test('an answer as it should be has no fault', () => {
  expect(verdicts({}, answer(200, success))).toEqual([]);
  expect(
    verdicts({}, answer(401, '{"code":"UNAUTHORIZED","message":"인증이 필요합니다","errors":[]}')),
  ).toEqual([]);
});

test.each<[string, Partial<Shot>, RawAnswer | 'silent' | 'closed']>([
  ['hang', {}, 'silent'],
  ['reset', {}, 'closed'],
  ['5xx', {}, answer(500, '{"code":"INTERNAL","message":"","errors":[]}')],
  [
    '5xx',
    { target: '/v1/home' },
    answer(503, '{"code":"UNAVAILABLE","message":"","errors":[]}', { 'retry-after': '5' }),
  ],
  ['envelope', {}, answer(200, '{"data":{}}')],
  ['envelope', {}, answer(404, '<!doctype html>')],
  ['envelope', {}, answer(404, 'a,b', { 'content-disposition': 'attachment' })],
  ['headers', {}, answer(200, success, { 'x-content-type-options': '' })],
  ['foreign', {}, answer(200, '{"code":"SUCCESS","message":null,"data":"zqartistqz"}')],
  ['token', {}, answer(200, '{"code":"SUCCESS","message":null,"data":{"accessToken":"x"}}')],
  ['insides', {}, answer(200, '{"code":"SUCCESS","message":null,"data":"/srv/gyeol/server"}')],
  ['access', { role: 'GUEST' }, answer(200, success)],
  ['access', { access: ['ADMIN'] }, answer(200, success)],
  ['status', { expected: 400 }, answer(200, success)],
  [
    'link',
    {},
    answer(200, '{"code":"SUCCESS","message":null,"data":{"videoLink":"https://a.example/%E2%80%AEb"}}'),
  ],
  ['origin', { method: 'PUT', isCrossSite: true }, answer(200, success)],
  ['bare', { method: 'TRACE', subject: 'pages: media', target: '/media/x' }, answer(405, '')],
])('%s', (verdict, given, came) => {
  expect(verdicts(given, came)).toEqual([verdict]);
});

test('a role is shown its own, and operators what applicants say', () => {
  const body = '{"code":"SUCCESS","message":null,"data":"zqartistqz"}';
  expect(verdicts({ role: 'ARTIST' }, answer(200, body))).toEqual([]);
  expect(verdicts({ role: 'ADMIN', target: '/v1/admin/artist-applications' }, answer(200, body))).toEqual([]);
});

test('a download is the file itself', () => {
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''a.csv" };
  expect(verdicts({ target: '/v1/admin/audit/export' }, answer(200, 'a,b', headers))).toEqual([]);
});

test('a form that costs more than it may is named', () => {
  const measured = { address: '/session', name: 'Cookie', plainMs: 3, status: 200 };
  const { passed, failures } = resultOf([
    { ...measured, addsMs: ALLOWED_MS + 1 },
    { ...measured, addsMs: ALLOWED_MS },
  ]);
  expect([passed, failures]).toEqual([1, [expect.stringContaining('/session, Cookie: 21')]]);
});

test('the same seed and number draw the same, another number something else', () => {
  const draw = (seed: number, index: number) => createRandom(seed, index).word(12);
  expect(draw(7, 3)).toBe(draw(7, 3));
  expect(new Set([draw(7, 3), draw(7, 4), draw(8, 3)]).size).toBe(3);
});

test('answers are read as they come: in chunks, after interim ones, several on a connection', () => {
  const options = { isHead: false, isEnded: false };
  const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n';
  const parsed = parseAnswer(Buffer.from(`HTTP/1.1 100 Continue\r\n\r\n${chunked}HTTP/1.1 404`), options);
  expect([parsed?.answer.status, parsed?.answer.body.toString()]).toEqual([200, 'abcde']);
  expect(parsed?.length).toBe(`HTTP/1.1 100 Continue\r\n\r\n${chunked}`.length);
  expect(parseAnswer(Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc'), options)).toBeNull();
  const untilEnd = Buffer.from('HTTP/1.0 200 OK\r\n\r\nabc');
  expect(parseAnswer(untilEnd, options)).toBeNull();
  expect(parseAnswer(untilEnd, { isHead: false, isEnded: true })?.answer.body.toString()).toBe('abc');
});
