import { ROLE_TYPES } from '@/lib/contracts/account';
import { allowedRoles } from '@/server/api/http/access';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import { DOCUMENTED_PAYLOADS } from '@/tests/support/documented-payloads';
import { operationsOf, type Operation, type Schema, readDescription } from '@/tests/support/operations';

const api = useTestApi({}, { resets: false });
let described: Operation[];
beforeAll(async () => {
  described = operationsOf(readDescription());
});

/** The required keys of a schema: `a.b` of a required object, `a[].b` of the rows of a list. */
function demandsOf(schema: Schema, prefix = ''): string[] {
  if (schema.items !== undefined) return demandsOf(schema.items, `${prefix}[].`.replace('.[]', '[]'));
  return (schema.required ?? []).flatMap((name) => {
    const key = `${prefix}${name}`;
    const inner = schema.properties?.[name] ?? {};
    return [key, ...demandsOf(inner, inner.items === undefined ? `${key}.` : key)];
  });
}

/** Objects whose keys the documents list only by name: one key for each section of a profile. */
const BY_SECTION = /^(profileVisibility|profilePageLayoutConfig\.profilePageDataBlankEl)\./;

it.each(Object.entries(DOCUMENTED_PAYLOADS))('%s demands nothing that no document has', (name, keys) => {
  const operation = described.find((each) => each.name === name);
  expect(operation).toBeDefined();
  const demands = operation?.body == null ? [] : demandsOf(operation.body.schema);
  expect(demands.filter((key) => !keys.includes(key) && !BY_SECTION.test(key))).toEqual([]);
});

it('has calls that demand something', () => {
  const profile = described.find(({ name }) => name === 'PUT /v1/artists/me');
  const demands = profile?.body == null ? [] : demandsOf(profile.body.schema);
  expect(demands).toContain('educations[].type');
  expect(demands).not.toContain('version');
});

it('answers no call without a body and a content type by 415', async () => {
  const wrong: string[] = [];
  for (const { name, method, path, access } of described.filter((each) => each.method !== 'GET')) {
    const role = ROLE_TYPES.find((each) => allowedRoles(access).has(each));
    const as = role === undefined ? null : await api.make.account({ roleType: role });
    const address: string = path.replaceAll(/\{\w+\}/g, UNKNOWN_UUID);
    for (const headers of [{}, { 'content-length': '0' }] as Record<string, string>[]) {
      const { status } = await api.request(method, address, { as, headers });
      if (status === 415) wrong.push(name);
    }
  }
  expect(wrong).toEqual([]);
});

it('finds a body of unknown length to be none', async () => {
  const body = new ReadableStream({ start: (controller) => controller.close() });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  expect((await api.app.request('/v1/auth/login', init)).status).toBe(400);
});

it('takes an empty body for none, with any content type', async () => {
  const as = await api.make.account();
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain'])
    expect(
      (
        await api.fails(400, 'POST', '/v1/users/me/likes', {
          as,
          body: '',
          headers: { 'content-type': type },
        })
      ).code,
    ).toBe('BAD_REQUEST');
  const headers = { 'content-type': 'text/plain' };
  await api.fails(415, 'POST', '/v1/users/me/likes', { as, body: 'a', headers });
});
