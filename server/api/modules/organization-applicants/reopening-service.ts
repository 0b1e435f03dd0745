import type { ReopeningForm } from '@/lib/contracts/contest-event';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as logMessages from '@/lib/messages/contest-log';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { OrganizationContestService } from '@/server/api/modules/organization-contests/service';
import { assertUnlocked } from './policy';
import type { ReopeningRepository } from './reopening-repository';

interface Dependencies {
  reopenings: ReopeningRepository;
  contests: Pick<OrganizationContestService, 'getOwner' | 'getRow' | 'present' | 'tellNews'>;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type ReopeningService = ReturnType<typeof createReopeningService>;

/** Opens a round or the announcement of a contest again (C-100). */
export const createReopeningService = ({ reopenings, contests, wakeOutbox, clock }: Dependencies) => ({
  /**
   * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, CONFLICT where the round is another one by now, CONTEST_STANDING where
   * there is nothing to open, after the announcement for a round, and in an archived or withdrawn contest
   */
  async reopen(actor: SignedIn, contestUuid: string, form: ReopeningForm): Promise<OrganizationContest> {
    const owner = await contests.getOwner(actor);
    const { articleUuid } = await contests.getRow(owner, contestUuid);
    const now = clock();
    const reopening = { ...form, contestUuid, byUuid: owner.accountUuid };
    const isReopened = await reopenings.reopen(reopening, now, (contest) =>
      assertUnlocked({ kind: 'REOPEN', part: form.part }, contest, now),
    );
    if (!isReopened) throw new ApiError('CONFLICT', { message: logMessages.reopenChanged });
    wakeOutbox();
    // The news doesn't show a result any more.
    if (form.part === 'ANNOUNCEMENT') contests.tellNews(articleUuid);
    return contests.present(owner, contestUuid);
  },
});
