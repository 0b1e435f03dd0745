import type { LooseParts } from '@/lib/api/url';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { Sent, TestApi } from './api';

/** Two saves that began with the same: the first one succeeds, and the second one is refused. */
interface StaleSave {
  first: () => Promise<unknown>;
  second: Sent & LooseParts;
  code: ErrorCode;
  /** What the first save has left, which the second one must not change. */
  read: () => Promise<unknown>;
}

export type Prepare = (api: TestApi) => Promise<StaleSave>;

/** Two operators, of whom the first one saves first. */
export const operators = async (api: TestApi) => ({
  one: await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' }),
  two: await api.make.account({ accountId: 'admin02', roleType: 'ADMIN' }),
});
