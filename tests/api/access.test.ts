import { ROLE_TYPES } from '@/lib/contracts/account';
import type { RoleType } from '@/lib/contracts/account';
import { OPENAPI_PATH } from '@/lib/api/url';
import { allowedRoles } from '@/server/api/http/access';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { operationsOf, type Operation, readDescription } from '@/tests/support/operations';

/** Routes outside the description: they carry files, or the description itself, and know no roles. */
const UNDECLARED = [OPENAPI_PATH, '/media/', '/files/'];

const EXAMPLES: Record<string, string> = {
  uuid: UNKNOWN_UUID,
  artworkUuid: UNKNOWN_UUID,
  type: 'artists',
  index: 'ARTIST',
};

/** The codes by which an access rule refuses. */
const REFUSALS: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'FORBIDDEN']);

function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

const api = useTestApi({}, { resets: false });
let declared: Operation[];
const callers = new Map<RoleType, Account>();

beforeAll(async () => {
  for (const roleType of ROLE_TYPES) callers.set(roleType, await api.make.account({ roleType }));
  declared = operationsOf(readDescription());
});

it('declares who may call each route that the app has', () => {
  const known = new Set(
    declared.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const routes = api.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !UNDECLARED.some((prefix) => path.startsWith(prefix)))
    .map(({ method, path }) => `${method} ${path}`);
  expect(routes.length).toBeGreaterThan(10);
  expect([...new Set(routes)].filter((route) => !known.has(route))).toEqual([]);
  for (const { access } of declared) expect(allowedRoles(access).size).toBeGreaterThan(0);
});

it('lets in exactly whom each route declares: every route, every role', async () => {
  const wrong: string[] = [];
  for (const { method, path, access } of declared) {
    const address: string = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? '1');
    for (const role of ['guest', ...ROLE_TYPES] as const) {
      const as = role === 'guest' ? null : (callers.get(role) ?? null);
      const response = await api.request(method, address, { as });
      const { status } = response;
      // A handler that knows its own token or password may refuse one (SOCIAL_LOGIN_FAILED): that is its answer.
      const isFile = response.headers.get('content-type')?.includes('json') !== true;
      const isLetIn = !REFUSALS.has(isFile ? '' : codeOf(await response.json()));
      if (isFile) await response.arrayBuffer();
      const expected = allowedRoles(access).has(role);
      if (isLetIn !== expected) wrong.push(`${role} ${method} ${path}: ${status}`);
      if (!expected && status !== (role === 'guest' ? 401 : 403))
        wrong.push(`${role} ${method} ${path}: ${status}`);
      if (status >= 500) wrong.push(`${role} ${method} ${path}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
