import type { Overview, Today } from '@/lib/contracts/admin/today';
import { SERVICES } from '@/lib/contracts/admin/today';
import { addDays, dayInSeoul } from '@/lib/date/seoul';
import * as adminLimits from '@/lib/limits/admin';
import type { SignedIn } from '@/server/api/http/access';
import type { ApplicationService } from '@/server/api/modules/applications/service';
import type { HealthService } from '@/server/api/modules/health/service';
import type { AdminInquiryService } from '@/server/api/modules/inquiries/admin-service';
import type { MailService } from '@/server/api/modules/mails/service';
import { presentAiRefusals, presentClosingContest, presentDays, presentViews } from './presenter';
import type { TodayRepository } from './repository';

export interface TodayDependencies {
  repository: TodayRepository;
  applications: Pick<ApplicationService, 'list' | 'countWaiting'>;
  inquiries: Pick<AdminInquiryService, 'list' | 'countWaiting'>;
  mails: Pick<MailService, 'list' | 'countFailed'>;
  health: Pick<HealthService, 'checkEach'>;
  isDemo: boolean;
  mailFolder: string | null;
  clock: () => Date;
}

export type TodayService = ReturnType<typeof createTodayService>;

const DAY_MS = 24 * 60 * 60_000;

/** What waits for operators, whether the site is well, and the figures of the last days (O-110 to O-113). */
export function createTodayService(deps: TodayDependencies) {
  const { repository, applications, inquiries, mails, health, isDemo, mailFolder, clock } = deps;
  const soon = (now: Date) => new Date(now.getTime() + adminLimits.closingDays * DAY_MS);
  const first = { page: 0, size: adminLimits.todayRows, q: '', literal: false } as const;
  const oldest = { ...first, sort: 'createdAt', direction: 'asc' } as const;

  return {
    /** What every screen of the operators asks for. */
    async getOverview(): Promise<Overview> {
      const now = clock();
      const [waitingApplications, waitingInquiries, contests, failedMails] = await Promise.all([
        applications.countWaiting(),
        inquiries.countWaiting(),
        repository.countClosingContests(now, soon(now)),
        mails.countFailed(),
      ]);
      return {
        waiting: {
          ...{ applications: waitingApplications, inquiries: waitingInquiries },
          ...{ contests, mails: failedMails },
        },
        ...{ isDemo, mailFolder },
      };
    },

    async getToday(actor: SignedIn): Promise<Today> {
      const now = clock();
      const today = dayInSeoul(now);
      const [waitingApplications, waitingInquiries, contests, failedMails, counts, isUp] = await Promise.all([
        applications.list(actor, { ...oldest, filter: 'WAITING' }),
        inquiries.list(actor, { ...oldest, filter: 'WAITING', type: null, sender: null }),
        repository.listClosingContests(now, soon(now), adminLimits.todayRows),
        mails.list(actor, { ...first, sort: 'createdAt', direction: 'desc', filter: 'FAILED', topic: null }),
        repository.listDailyCounts(addDays(today, 1 - adminLimits.chartDays)),
        health.checkEach(),
      ]);
      return {
        applications: waitingApplications.content,
        inquiries: waitingInquiries.content,
        contests: contests.map(presentClosingContest),
        mails: failedMails.content,
        // A service without a check of its own is part of the database.
        services: SERVICES.map((name) => ({ name, isUp: isUp[name] ?? isUp.database ?? false })),
        days: presentDays(counts, today),
        views: presentViews(counts),
        aiRefusals: presentAiRefusals(counts, today),
      };
    },
  };
}
