import { text } from 'node:stream/consumers';
import type { RoleType } from '@/lib/contracts/account';
import type { Method } from '@/tests/support/api-paths';
import { localPrinting } from '@/server/api/modules/portfolios/printer';
import { createArticlePublicationRepository } from '@/server/jobs/article-publication-repository';
import { createBannerPeriodRepository } from '@/server/jobs/banner-periods-repository';
import { createLog } from '@/server/logging/log';
import { composeRetention } from '@/server/platform/retention';
import { startTestApi, type TestApi, type TestPlace } from '@/tests/support/api';

/** A call, as JSON can name it. */
export interface KilledCall {
  kind: 'call';
  method: Method;
  path: string;
  as: { accountId: string; roleType: RoleType; tokenVersion: number };
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  key?: string;
  /** Asks again until the answer's `status` is this. */
  until?: string;
}

/** What is done on a site, and killed. */
export type Work = KilledCall | { kind: 'retention' | 'publication' | 'banner periods' };

/** What a site has besides its data. */
export interface Site {
  now: string;
  /** The folder with the site's typefaces. */
  assets: string;
  /** The folder in which documents lie while they are printed. */
  prints: string;
}

/** The API of a site whose data lie in a folder. */
export function openSite({ now, assets, prints }: Site, place?: TestPlace): Promise<TestApi> {
  const printing = { ...localPrinting, assets, directory: prints };
  return startTestApi({ clock: () => new Date(now), printing }, place);
}

/** Does the work. @returns the status of a call; 200 for a job */
export async function doWork(api: TestApi, work: Work, now: Date): Promise<number> {
  const { orm } = api.database;
  switch (work.kind) {
    case 'call':
      return call(api, work);
    case 'publication':
      while ((await createArticlePublicationRepository(orm).publishNext(now)) !== null);
      return 200;
    case 'banner periods':
      while ((await createBannerPeriodRepository(orm).turnDue(now, 50)).length > 0);
      return 200;
    case 'retention': {
      const { database, storage } = api;
      const log = createLog({ level: 'silent' });
      const retention = composeRetention({
        database,
        storage,
        log,
        clock: () => now,
        invalidate: () => undefined,
      });
      const { rules } = await retention.run();
      return rules.some(({ hasFailed }) => hasFailed) ? 500 : 200;
    }
  }
}

async function call(api: TestApi, { method, path, key, until, ...sent }: KilledCall): Promise<number> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  for (;;) {
    const answer = await api.request(method, path, { ...sent, headers });
    const body = answer.body === null ? '' : await text(answer.body);
    if (until === undefined || answer.status !== 200) return answer.status;
    if ((JSON.parse(body) as { data: { status: string } }).data.status === until) return answer.status;
  }
}
