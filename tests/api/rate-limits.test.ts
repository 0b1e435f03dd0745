import { ROLE_TYPES } from '@/lib/contracts/account';
import type { RoleType } from '@/lib/contracts/account';
import { allowedRoles } from '@/server/api/http/access';
import { RATES } from '@/server/api/http/rates';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { operationsOf, type Operation, readDescription } from '@/tests/support/operations';

/** Calls that change something and have no limit of their own, each with its reason. */
const UNLIMITED: Readonly<Record<string, string>> = {
  'POST /v1/auth/logout': 'a session ends once, and a logout is never refused',
};

const NOTHING = { points: 0, seconds: 60 };
const NO_CALLS = Object.fromEntries(Object.keys(RATES).map((name) => [name, NOTHING]));
const EXAMPLES: Record<string, string> = { uuid: UNKNOWN_UUID, artworkUuid: UNKNOWN_UUID, type: 'artists' };

const api = useTestApi({ rateLimits: NO_CALLS }, { resets: false });
const callers = new Map<RoleType, Account>();
let changing: Operation[];

beforeAll(async () => {
  for (const roleType of ROLE_TYPES) callers.set(roleType, await api.make.account({ roleType }));
  changing = operationsOf(readDescription()).filter(({ method }) => method !== 'GET');
});

it('limits how often each call that changes something is made', async () => {
  expect(changing.length).toBeGreaterThan(50);
  const unlimited: string[] = [];
  for (const { method, path, access } of changing) {
    const [role = 'guest'] = allowedRoles(access);
    const as = role === 'guest' ? null : (callers.get(role) ?? null);
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? '1');
    const { status, headers } = await api.request(method, address, { as });
    if (status !== 429) unlimited.push(`${method} ${path}`);
    else expect(headers.get('retry-after')).not.toBeNull();
  }
  expect(unlimited.toSorted()).toEqual(Object.keys(UNLIMITED).toSorted());
});
