import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { minutesName, type ContestMinutes } from '@/lib/contest/minutes/minutes';
import * as reviewLimits from '@/lib/limits/contest-review';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import type { SignedIn } from '@/server/api/http/access';
import type { FileAnswer } from '@/server/api/http/file-answer';
import type { OrganizationContestService } from '@/server/api/modules/organization-contests/service';
import { assertEnded } from './policy';
import { presentMinutes } from './presenter';
import type { MinutesRepository } from './repository';

/** The printer of documents. */
interface MinutesPrinter {
  print(
    document: { kind: 'minutes'; minutes: ContestMinutes },
    options: { signal: AbortSignal },
  ): Promise<{ read: () => Readable; remove: () => Promise<void> }>;
}

export interface MinutesDependencies {
  repository: MinutesRepository;
  contests: Pick<OrganizationContestService, 'getOwner' | 'getRow'>;
  printer: MinutesPrinter;
  clock: () => Date;
}

export type MinutesService = ReturnType<typeof createMinutesService>;

export const MINUTES_TYPE = 'application/pdf';

/** The minutes of a contest's jury as a PDF (C-101), for owners. */
export const createMinutesService = ({ repository, contests, printer, clock }: MinutesDependencies) => ({
  /**
   * Makes the PDF, and notes in the audit log that it was taken along.
   * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, CONTEST_STANDING before the end of the applications, UNAVAILABLE where too
   * many wait for the printer
   */
  async make(actor: SignedIn, contestUuid: string, signal: AbortSignal): Promise<FileAnswer> {
    const contest = await contests.getRow(await contests.getOwner(actor), contestUuid);
    const now = clock();
    assertEnded(contest, now);
    const read = await repository.read(contest, actor.accountUuid, reviewLimits.minutesRowsMax);
    const minutes = presentMinutes(contest, read, now);
    const bytes = await printedBytes(printer, minutes, signal);
    const { title, organizationUuid } = contest;
    await repository.noteTaken({
      ...{ contestUuid, organizationUuid, title, actorId: actor.accountId, rows: namedIn(minutes) },
      reason: minutesMessages.auditReason,
    });
    return {
      ...{ name: minutesName(title, now), ending: 'pdf', contentType: MINUTES_TYPE },
      body: Readable.from([bytes]),
    };
  },
});

/** The PDF in memory: some hundred kilobytes, whose file doesn't wait for the download. */
async function printedBytes(
  printer: MinutesPrinter,
  minutes: ContestMinutes,
  signal: AbortSignal,
): Promise<Buffer> {
  const file = await printer.print({ kind: 'minutes', minutes }, { signal });
  try {
    return await buffer(file.read());
  } finally {
    await file.remove();
  }
}

/** The number of applicants whose names the minutes have. */
const namedIn = ({ rounds }: ContestMinutes): number =>
  new Set(rounds.flatMap(({ rows }) => rows.map(({ receipt }) => receipt))).size;
