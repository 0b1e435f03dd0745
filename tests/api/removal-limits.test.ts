import { ROLE_TYPES } from '@/lib/contracts/account';
import type { RoleType } from '@/lib/contracts/account';
import { allowedRoles } from '@/server/api/http/access';
import { RATES } from '@/server/api/http/rates';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { operationsOf, type Operation, readDescription } from '@/tests/support/operations';

/**
 * Calls that take something back without being a DELETE. Each has the limit of removals, so that the calls which they
 * undo can't use it up.
 */
const UNDOING = ['PUT /v1/users/withdraw'];

const EXAMPLES: Record<string, string> = { uuid: UNKNOWN_UUID, artworkUuid: UNKNOWN_UUID, type: 'artists' };
const limitsOf = (points: number, ofRemovals: number) => ({
  ...Object.fromEntries(Object.keys(RATES).map((name) => [name, { points, seconds: 60 }])),
  removal: { points: ofRemovals, seconds: 60 },
});

describe.each([
  ['are let through when every other limit is used up', limitsOf(0, 100_000), false],
  ['are all that the limit of removals stops', limitsOf(100_000, 0), true],
] as const)('removals', (says, rateLimits, isStopped) => {
  const api = useTestApi({ rateLimits }, { resets: false });

  test(says, async () => {
    const callers = new Map<RoleType, Account>();
    for (const roleType of ROLE_TYPES) callers.set(roleType, await api.make.account({ roleType }));
    const operations = operationsOf(readDescription());
    const removals = operations.filter(({ method, name }) => method === 'DELETE' || UNDOING.includes(name));
    expect(removals.length).toBeGreaterThan(10);

    const isLimited = async ({ method, path, access }: Operation) => {
      const [role = 'guest'] = allowedRoles(access);
      const as = role === 'guest' ? null : (callers.get(role) ?? null);
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? '1');
      return (await api.request(method, address, { as })).status === 429;
    };
    const limited: string[] = [];
    // A withdrawal that goes through would end its caller's other calls.
    const asked = isStopped ? operations : removals;
    for (const each of asked) if (await isLimited(each)) limited.push(each.name);
    expect(limited.toSorted()).toEqual(isStopped ? removals.map(({ name }) => name).toSorted() : []);
  });
});
