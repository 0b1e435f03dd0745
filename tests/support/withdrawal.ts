import type { Account, TestApi } from './api';

/** When people of these tests withdraw: 14:30 in Seoul. */
export const WITHDRAWN_AT = new Date('2026-11-21T05:30:00Z');
export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** A clock that tests move; each test begins at WITHDRAWN_AT. */
export function useMovableClock() {
  let now = WITHDRAWN_AT;
  beforeEach(() => void (now = WITHDRAWN_AT));
  return {
    read: () => now,
    set: (moment: Date) => void (now = moment),
    /** Sets the clock to this time after WITHDRAWN_AT. */
    after: (ms: number) => void (now = new Date(WITHDRAWN_AT.getTime() + ms)),
  };
}

/** The calls of withdrawing, taking that back and removing what is kept too long; each expects success. */
export function withdrawalCalls(api: TestApi) {
  const operator = () => api.make.account({ roleType: 'ADMIN' });
  return {
    withdraw: (as: Account, body: object = {}) =>
      api.call('PUT', '/v1/users/withdraw', { as, body: { withdrawReason: null, ...body } }),
    revoke: (accountId: string, accountPwd: string) =>
      api.call('POST', '/v1/auth/withdrawal/revoke', { body: { accountId, accountPwd } }),
    /** What the job would remove, by rule; those with nothing to remove are left out. */
    plan: async () => {
      const { rules } = await api.get('/v1/admin/retention', { as: await operator() });
      return Object.fromEntries(rules.filter(({ count }) => count > 0).map(({ name, keys }) => [name, keys]));
    },
    /** Runs the job. @returns how much each rule removed, as above */
    run: async () => {
      const { rules } = await api.call('POST', '/v1/admin/retention', { as: await operator() });
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.filter(({ hasFailed }) => hasFailed)).toEqual([]);
      return Object.fromEntries(
        rules.filter(({ removed }) => removed > 0).map(({ name, removed }) => [name, removed]),
      );
    },
  };
}
