import type { ContestLog } from '@/lib/contracts/contest-event';
import * as reviewLimits from '@/lib/limits/contest-review';
import type { SignedIn } from '@/server/api/http/access';
import type { ContestLogRepository } from './log-repository';
import type { OrganizationContestService } from './service';

interface Dependencies {
  log: ContestLogRepository;
  contests: Pick<OrganizationContestService, 'getOwner' | 'getRow'>;
}

export type ContestLogService = ReturnType<typeof createContestLogService>;

/** The log of a contest (C-100), for owners. */
export const createContestLogService = ({ log, contests }: Dependencies) => ({
  /** @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND */
  async get(actor: SignedIn, contestUuid: string): Promise<ContestLog> {
    await contests.getRow(await contests.getOwner(actor), contestUuid);
    const [rows, all] = await Promise.all([
      log.list(contestUuid, reviewLimits.eventsMax),
      log.count(contestUuid),
    ]);
    return {
      events: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      earlier: Math.max(0, all - rows.length),
    };
  },
});
