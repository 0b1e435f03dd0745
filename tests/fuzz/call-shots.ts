import { brokenFormBody, formBody, FORM_TYPE } from './form-bodies';
import { HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_TYPES } from './hostile-values';
import type { Operation, Parameter } from '@/tests/support/operations';
import type { SavedProfile } from './private-marks';
import type { Role } from './roles';
import { validValue, type ValueSources } from './schema-values';
import { OWN_ORIGIN, type Shot } from './shot';
import { spoiled } from './spoil';
import { asHeader, encoded } from './url-text';

export interface CallSources extends ValueSources {
  /** A role's own profile. A save that sends it back can succeed and keeps the marks in it. */
  profiles: ReadonlyMap<Role, SavedProfile>;
}

type Header = readonly [string, string];

/** The part of a call that is made hostile. `nothing` is a call as our own pages make it. */
const TRICKS = [
  'nothing',
  'path',
  'query',
  'fields',
  'fields',
  'body',
  'type',
  'framing',
  'headers',
  'key',
  'origin',
] as const;

/** A call of the operation by the role, with one thing about it that isn't as it should be. */
export function callShot(number: number, operation: Operation, role: Role, sources: CallSources): Shot {
  const { random } = sources;
  const trick = random.pick(TRICKS);
  const target = targetOf(operation, trick, sources);
  const headers: Header[] = trick === 'origin' ? [...foreignOrigin(sources)] : [OWN_ORIGIN];
  if (trick === 'headers') headers.push(...hostileHeaders(sources));
  if (trick === 'key') headers.push(['Idempotency-Key', asHeader(hostileKey(sources))]);
  const { bytes, type } = bodyOf(operation, role, trick, sources);
  if (type !== null) headers.push(['Content-Type', type]);
  const framed = frame(bytes, trick === 'framing', sources);
  return {
    number,
    subject: operation.name,
    role,
    method: operation.method,
    target,
    headers: [...headers, ...framed.headers],
    body: framed.body,
    isWhole: framed.isWhole,
    isCrossSite: trick === 'origin',
    access: operation.access,
  };
}

function targetOf(operation: Operation, trick: string, sources: CallSources): string {
  const { random } = sources;
  const valueOf = (parameter: Parameter, isHostile: boolean) =>
    isHostile
      ? random.pick(HOSTILE_TEXTS)
      : String(validValue(parameter.schema.items ?? parameter.schema, parameter.name, sources));
  let target = operation.path;
  for (const parameter of operation.parameters.filter((each) => each.in === 'path')) {
    target = target.replace(`{${parameter.name}}`, encoded(valueOf(parameter, trick === 'path')));
  }
  const query = operation.parameters
    .filter((each) => each.in === 'query' && (each.required === true || random.percent(60)))
    .map((each) => `${each.name}=${encoded(valueOf(each, trick === 'query' && random.percent(70)))}`);
  if (trick === 'query') {
    const repeated = query[0] ?? 'page=1';
    query.push(
      random.pick([
        repeated,
        '__proto__=1',
        'constructor[prototype]=1',
        'page[]=1',
        'q=%',
        '=&&=',
        'size=1e9',
      ]),
    );
  }
  return query.length === 0 ? target : `${target}?${query.join('&')}`.slice(0, 9000);
}

function bodyOf(
  operation: Operation,
  role: Role,
  trick: string,
  sources: CallSources,
): { bytes: Buffer | null; type: string | null } {
  const { random } = sources;
  if (operation.body === null) {
    if (trick !== 'body') return { bytes: null, type: null };
    return { bytes: random.pick(HOSTILE_BODIES)(), type: 'application/json' };
  }
  const files = operation.body.type === 'form' ? operation.body.files : null;
  const own = files === null ? 'application/json' : FORM_TYPE;
  const type = trick === 'type' ? random.pick(HOSTILE_TYPES) || null : own;
  const json = trick === 'body' ? random.pick(HOSTILE_BODIES)() : jsonOf(operation, role, trick, sources);
  if (files === null) return { bytes: json, type };
  const hasFields = operation.body.schema.properties !== undefined;
  if (trick === 'nothing' && !hasFields) return { bytes: formBody(null, files, random), type };
  const isBroken = trick === 'body' && random.percent(60);
  return { bytes: isBroken ? brokenFormBody(json, files, random) : formBody(json, files, random), type };
}

function jsonOf(operation: Operation, role: Role, trick: string, sources: CallSources): Buffer {
  const { random, profiles } = sources;
  const valid = validValue(operation.body?.schema ?? {}, '', sources);
  const own = operation.path === '/v1/users/me' ? profiles.get(role) : undefined;
  const whole: unknown = Array.isArray(valid)
    ? valid
    : { ...(typeof valid === 'object' ? valid : {}), ...own };
  if (trick !== 'fields') return Buffer.from(JSON.stringify(whole));
  const value = spoiled(whole, random);
  if (random.percent(20) && typeof value === 'object' && !Array.isArray(value))
    Object.assign(value ?? {}, { roleType: 'ADMIN', accountUuid: sources.known.uuids[0] });
  const text = JSON.stringify(value);
  const isDoubled = text.startsWith('{') && random.percent(10);
  return Buffer.from(isDoubled ? `{"version":-1,"email":[],${text.slice(1)}` : text);
}

/** The body's length as it is, in chunks, or a lie after which the sender hangs up. */
function frame(
  bytes: Buffer | null,
  isHostile: boolean,
  { random }: CallSources,
): { headers: Header[]; body: Buffer | null; isWhole: boolean } {
  const body = bytes ?? Buffer.alloc(0);
  const lengthOf = (length: number): Header => ['Content-Length', String(length)];
  if (!isHostile) {
    return { headers: bytes === null ? [] : [lengthOf(body.length)], body: bytes, isWhole: true };
  }
  const chunk = (part: Buffer) =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]);
  const half = Math.max(1, body.length >> 1);
  const parts = [body.subarray(0, half), body.subarray(half)].filter((part) => part.length > 0).map(chunk);
  const chunked: Header = ['Transfer-Encoding', 'chunked'];
  const done = Buffer.from('0\r\n\r\n');
  return random.pick([
    () => ({ headers: [chunked], body: Buffer.concat([...parts, done]), isWhole: true }),
    () => ({
      headers: [chunked],
      body: Buffer.concat([...parts, Buffer.from('0\r\nX-Late: 1\r\n\r\n')]),
      isWhole: true,
    }),
    () => ({ headers: [chunked], body: Buffer.concat(parts), isWhole: false }),
    () => ({ headers: [chunked], body: Buffer.from('zz\r\nnot a chunk\r\n'), isWhole: false }),
    () => ({ headers: [lengthOf(body.length + 50)], body, isWhole: false }),
    () => ({ headers: [lengthOf(200_000_000)], body, isWhole: false }),
    () => ({ headers: [lengthOf(Math.max(0, body.length - 5))], body, isWhole: false }),
    () => ({ headers: [['Content-Length', '-1'] as const], body, isWhole: false }),
    () => ({ headers: [lengthOf(body.length), ['Expect', '100-continue'] as const], body, isWhole: true }),
    () => ({ headers: [lengthOf(body.length), ['Content-Encoding', 'gzip'] as const], body, isWhole: true }),
    () => ({
      headers: [chunked, lengthOf(body.length)],
      body: Buffer.concat([...parts, done]),
      isWhole: false,
    }),
  ])();
}

function foreignOrigin({ random }: CallSources): Header[] {
  return random.pick<Header[]>([
    [
      ['Origin', 'https://evil.example'],
      ['Sec-Fetch-Site', 'cross-site'],
    ],
    [['Origin', 'https://evil.example']],
    [['Origin', 'null']],
    [['Sec-Fetch-Site', 'same-site']],
    [['Origin', 'http://127.0.0.1:1']],
    [
      ['Origin', 'http://127.0.0.1.evil.example'],
      ['Sec-Fetch-Site', 'none'],
    ],
    [],
  ]);
}

/** A key that is malformed, or that other calls have too. */
function hostileKey({ random }: CallSources): string {
  return random.pick([
    ...HOSTILE_TEXTS,
    'one-key-of-all-calls',
    '"one-key-of-all-calls"',
    'short',
    'k'.repeat(65),
  ]);
}

function hostileHeaders({ random }: CallSources): Header[] {
  const text = () => asHeader(random.pick(HOSTILE_TEXTS));
  return random.pick<() => Header[]>([
    () => [['Authorization', `Bearer ${text()}`]],
    () => [['Authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJhY2NvdW50SWQiOiJhZG1pbjAxIn0.']],
    () => [['Cookie', `gyeol_session=${text()}; gyeol_user=1`]],
    () => [['Cookie', `gyeol_session=Fe26.2*1*${'a'.repeat(300)}; gyeol_social=${text()}`]],
    () => [
      ['X-Forwarded-For', text()],
      ['X-Forwarded-Host', 'evil.example'],
      ['X-Forwarded-Proto', 'https'],
    ],
    () => [['X-Request-Id', text()]],
    () => [
      ['Accept-Language', text()],
      ['User-Agent', text()],
    ],
    () => [['Range', 'bytes=0-,0-,0-,5-1']],
    () => [
      ['If-None-Match', `W/"${text()}", *`],
      ['If-Modified-Since', 'yesterday'],
    ],
    () => [
      ['Accept', 'text/html, */*;q=2'],
      ['Accept-Encoding', 'br;q=0, *;q=0'],
    ],
    () => [
      ['X-HTTP-Method-Override', 'DELETE'],
      ['X-Original-URL', '/v1/admin/retention'],
    ],
    () => [
      ['X-Middleware-Subrequest', 'middleware:middleware:middleware'],
      ['X-Middleware-Rewrite', '/my/info'],
    ],
    () => [
      ['RSC', '1'],
      ['Next-Router-State-Tree', text()],
      ['Next-Action', 'x'],
    ],
  ])();
}
