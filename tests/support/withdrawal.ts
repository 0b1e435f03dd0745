import { successSchema } from '@/lib/contracts/envelope';
import { loginResultSchema } from '@/lib/contracts/identity';
import { withdrawnSchema } from '@/lib/contracts/profile';
import { retentionPlanSchema, retentionRunSchema } from '@/lib/contracts/retention';
import { apiUrl } from '@/lib/api/url';
import type { Sent, TestApi } from './api';

/** When people of these tests withdraw: 14:30 in Seoul. */
export const WITHDRAWN_AT = new Date('2026-11-21T05:30:00Z');
export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** A clock that tests move, for what lasts days. */
export function movableClock() {
  let now = WITHDRAWN_AT;
  return {
    read: () => now,
    set: (moment: Date) => void (now = moment),
    /** So long after the withdrawal. */
    after: (ms: number) => void (now = new Date(WITHDRAWN_AT.getTime() + ms)),
  };
}

/** The calls of leaving, coming back and forgetting; each expects success. */
export function withdrawalCalls(api: () => TestApi) {
  const operator = () => api().make.account({ roleType: 'ADMIN' });
  return {
    withdraw: async (as: NonNullable<Sent['as']>, body: object = {}) => {
      const sent = { as, body: { withdrawReason: null, ...body } };
      const response = await api().request('PUT', apiUrl('/v1/users/withdraw'), sent);
      return successSchema(withdrawnSchema).parse(await response.json()).data;
    },
    revoke: async (accountId: string, accountPwd: string) => {
      const response = await api().request('POST', apiUrl('/v1/auth/withdrawal/revoke'), {
        body: { accountId, accountPwd },
      });
      return successSchema(loginResultSchema).parse(await response.json()).data;
    },
    /** What the job would remove, by rule; those with nothing to remove are left out. */
    plan: async () => {
      const { rules } = await api().get(apiUrl('/v1/admin/retention'), retentionPlanSchema, {
        as: await operator(),
      });
      return Object.fromEntries(rules.filter(({ count }) => count > 0).map(({ name, keys }) => [name, keys]));
    },
    /** Runs the job: how much each rule removed, as above. */
    run: async () => {
      const response = await api().request('POST', apiUrl('/v1/admin/retention'), { as: await operator() });
      const { rules } = successSchema(retentionRunSchema).parse(await response.json()).data;
      expect(rules.filter(({ hasFailed }) => hasFailed)).toEqual([]);
      return Object.fromEntries(
        rules.filter(({ removed }) => removed > 0).map(({ name, removed }) => [name, removed]),
      );
    },
  };
}
