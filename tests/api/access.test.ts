import { ROLE_TYPES } from '@/lib/contracts/account';
import type { RoleType } from '@/lib/contracts/account';
import { OPENAPI_PATH } from '@/lib/api/url';
import { allowedRoles } from '@/server/api/http/access';
import type { Access } from '@/server/api/http/access';
import { startTestApi } from '@/tests/support/api';
import type { TestApi } from '@/tests/support/api';

/** Routes that are no calls of the API: they carry files or describe it, and know no roles. */
const UNDECLARED = [OPENAPI_PATH, '/media/', '/files/'];

const SOME_UUID = '0198f3a0-0000-7000-8000-000000000000';
const EXAMPLES: Record<string, string> = {
  uuid: SOME_UUID,
  artworkUuid: SOME_UUID,
  type: 'artists',
  index: 'ARTIST',
};

/** By these the access rule refuses. */
const REFUSALS: ReadonlySet<string> = new Set(['UNAUTHORIZED', 'FORBIDDEN']);

function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

interface Declared {
  method: string;
  path: string;
  access: Access;
}

let api: TestApi;
let declared: Declared[];
const callers = new Map<RoleType, Awaited<ReturnType<TestApi['make']['account']>>>();

beforeAll(async () => {
  api = await startTestApi();
  for (const roleType of ROLE_TYPES) callers.set(roleType, await api.make.account({ roleType }));
  const document: unknown = await (await api.request('GET', OPENAPI_PATH)).json();
  const { paths } = document as { paths: Record<string, Record<string, { 'x-access': Access }>> };
  declared = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      access: operation['x-access'],
    })),
  );
});
afterAll(() => api?.close());

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
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? '1');
    for (const role of ['guest', ...ROLE_TYPES] as const) {
      const as = role === 'guest' ? null : (callers.get(role) ?? null);
      const response = await api.request(method, address, { as });
      const { status } = response;
      // A handler that knows its own token or password may refuse one (SOCIAL_LOGIN_FAILED): that is its answer.
      const isLetIn = !REFUSALS.has(codeOf(await response.json()));
      const expected = allowedRoles(access).has(role);
      if (isLetIn !== expected) wrong.push(`${role} ${method} ${path}: ${status}`);
      if (!expected && status !== (role === 'guest' ? 401 : 403))
        wrong.push(`${role} ${method} ${path}: ${status}`);
      if (status >= 500) wrong.push(`${role} ${method} ${path}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
