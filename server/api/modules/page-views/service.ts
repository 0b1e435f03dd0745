import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { VIEW_REPORT, viewReportSchema } from '@/lib/contracts/page-views';
import { refusalCountName, viewCountName } from '@/lib/daily-counts';
import { ApiError } from '@/server/api/http/api-error';
import type { PageViewRepository } from './repository';

export interface PageViewDependencies {
  repository: PageViewRepository;
  /** The key that the site's hosts sign their reports with, for this purpose alone. */
  secret: string;
  clock: () => Date;
}

/** The clocks of a host and of the API may differ by so much. */
const CLOCKS_DIFFER_SECONDS = 30;

export type PageViewService = ReturnType<typeof createPageViewService>;

/** Views of public pages by day and kind (O-112), and refused requests of AI agents by day and agent (O-119). */
export function createPageViewService({ repository, secret, clock }: PageViewDependencies) {
  const key = new TextEncoder().encode(secret);

  async function read(report: string) {
    try {
      const { payload } = await jwtVerify(report, key, {
        algorithms: ['HS256'],
        maxTokenAge: VIEW_REPORT.seconds,
        currentDate: clock(),
        clockTolerance: CLOCKS_DIFFER_SECONDS,
      });
      return viewReportSchema.parse(payload);
    } catch (cause) {
      if (cause instanceof errors.JOSEError || cause instanceof z.ZodError)
        throw new ApiError('BAD_REQUEST', { cause });
      throw cause;
    }
  }

  return {
    /** Adds what a host has counted. @throws ApiError BAD_REQUEST for a report that no host of this site has signed */
    async add(report: string): Promise<null> {
      const { counts, refusals } = await read(report);
      await repository.add([
        ...counts.map(({ day, page, views }) => ({ day, name: viewCountName(page), value: views })),
        ...refusals.map(({ day, name, value }) => ({ day, name: refusalCountName(name), value })),
      ]);
      return null;
    },
  };
}
