import type { z } from 'zod';
import { feedbackOf, getsFeedback } from '@/lib/contest/review/feedback';
import { standingOf } from '@/lib/contest/standing';
import type {
  applicationFileFormSchema,
  ApplicationRow,
  OwnApplication,
  Prefill,
} from '@/lib/contracts/contest';
import * as contestMessages from '@/lib/messages/contest';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { Turns } from '@/server/api/http/idempotency';
import type { ContestService } from '@/server/api/modules/contests/service';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { PortfolioService } from '@/server/api/modules/portfolios/service';
import type { ClaimedUpload, UploadService } from '@/server/api/modules/uploads/service';
import { placesOf } from './given-files';
import { assertFewFiles, placeIn, withFiles } from './placed-files';
import { knownAnswersOf } from './prefill';
import {
  presentApplicationRow,
  presentMessage,
  presentOwnApplication,
  type FoundApplication,
} from './presenter';
import type { ApplicantRow, ApplicationRepository } from './repository';
import { parseAnswers, parseDraft, parseGivenAnswers, settleSending } from './sending';

export interface ApplicationDependencies {
  repository: ApplicationRepository;
  contests: Pick<ContestService, 'getPublished' | 'getOpen'>;
  portfolios: Pick<PortfolioService, 'findKeptPdf'>;
  uploads: Pick<UploadService, 'withClaimed' | 'listArrived' | 'urlOf'>;
  turns: Turns;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type ApplicationService = ReturnType<typeof createApplicationService>;

interface Draft {
  formData: string;
  formVersion: number | null;
  /** The version that the form began with; null for whatever there is. */
  draftVersion: number | null;
  isComplete: boolean;
}

interface SendRequest {
  id: string;
  draftVersion: number | undefined;
  signal: AbortSignal;
}

/** An artist's applications to contests (C-7 to C-12, C-35 to C-39). A draft becomes what was sent in one step (ADR 39). */
export function createApplicationService(deps: ApplicationDependencies) {
  const { repository, contests, portfolios, uploads, turns, wakeOutbox, clock } = deps;

  async function getArtist({ accountUuid }: SignedIn): Promise<ApplicantRow> {
    const artist = await repository.findArtist(accountUuid);
    if (artist === null) throw notFound();
    return artist;
  }

  async function getTheirs({ accountUuid }: SignedIn, id: string) {
    const row = await repository.findTheirs(id, accountUuid);
    if (row === null) throw notFound();
    return row;
  }

  async function saveDraft(actor: SignedIn, contestUuid: string, draft: Draft) {
    const artist = await getArtist(actor);
    const contest = await contests.getOpen(contestUuid);
    const { accountUuid } = actor;
    if (draft.formVersion !== null && draft.formVersion !== contest.formVersion)
      throw new ApiError('CONTEST_FORM_CHANGED');
    if (!contest.allowsEdits) await assertUnsent(contestUuid, accountUuid);
    const known = knownAnswersOf(artist);
    const given = jsonOf(draft.formData);
    // Our own form names the draft that it began with.
    const parseWhole = draft.draftVersion === null ? parseGivenAnswers : parseAnswers;
    const { answers, unkept } = draft.isComplete
      ? { answers: parseWhole(contest.fields, given, known), unkept: [] }
      : parseDraft(contest.fields, given, known);
    if (draft.isComplete) assertFewFiles(contest.fields, answers);
    const saved = await repository.saveDraft({
      ...{ contestUuid, accountUuid, name: artist.nameKo ?? artist.name, nameEn: artist.nameEn },
      ...{ draft: answers, draftFormVersion: contest.formVersion },
      ...{ draftVersion: draft.draftVersion, now: clock() },
    });
    if (saved === null) throw new ApiError('CONTEST_APPLICATION_STALE');
    return { ...saved, unkept };
  }

  /** The scores and comments that the artist gets; null where the terms promise none, and before the announcement. */
  async function findFeedback({ application, terms, isAnnounced }: FoundApplication) {
    const announced = isAnnounced ? application.announcedStatus : null;
    if (!getsFeedback(terms?.feedback ?? null, announced)) return null;
    const { reviews, rules } = await repository.findFeedback(application);
    return feedbackOf(reviews, rules);
  }

  /** What the organization wrote to the artist since the application was first sent. */
  async function listMessages({ application }: FoundApplication, title: string) {
    const { uuid, contestUuid, firstSentAt, name, receipt } = application;
    if (firstSentAt === null) return [];
    const rows = await repository.findMessages({ uuid, contestUuid, firstSentAt });
    return rows.map((row) => presentMessage(row, { name, contest: title, receipt: receipt ?? '' }));
  }

  async function assertUnsent(contestUuid: string, accountUuid: string): Promise<void> {
    const own = await repository.findOwn(contestUuid, accountUuid);
    if (own?.application.sentAt != null) throw new ApiError('CONTEST_APPLICATION_FINAL');
  }

  /**
   * Gives a draft the files that its artist has sent since it was begun, as far as it waits for them.
   * @throws ApiError the contest's, those of a claim, UNPROCESSABLE for a file that no field takes
   */
  async function takeArrived(actor: SignedIn, id: string): Promise<void> {
    const { accountUuid } = actor;
    const { contestUuid, draft, draftedAt } = await getTheirs(actor, id);
    if (draft === null || draftedAt === null) return;
    const arrived = await uploads.listArrived(accountUuid, draftedAt);
    if (arrived.length === 0) return;
    const { fields } = await contests.getOpen(contestUuid);
    const wanted = new Set(placesOf(fields, draft, arrived).map(({ file }) => file));
    const keys = arrived.filter((file) => wanted.has(file)).map(({ upload }) => upload);
    if (keys.length === 0) return;
    await uploads.withClaimed({ accountUuid, uploads: keys }, async (claimed) =>
      repository.addFiles(id, (held) => {
        if (held.draft === null) throw new ApiError('CONTEST_APPLICATION_STALE');
        return withFiles(held, placesOf(fields, held.draft, claimed));
      }),
    );
  }

  async function sendHeld(
    actor: SignedIn,
    artist: ApplicantRow,
    { id, draftVersion }: Omit<SendRequest, 'signal'>,
  ) {
    const pdf = await portfolios.findKeptPdf(actor);
    const held = { uuid: id, accountUuid: actor.accountUuid };
    const rules = { artist, portfolioUpload: pdf?.uploadUuid ?? null, draftVersion };
    const sent = await repository.send(held, (row) => settleSending(row, { ...rules, now: clock() }));
    if (sent === null) throw notFound();
    wakeOutbox();
    return presentSent(sent);
  }

  return {
    /** Whether the contest takes applications, and whether the artist has begun or sent one (C-35). @throws ApiError NOT_FOUND */
    async getApplicable({ accountUuid }: SignedIn, contestUuid: string) {
      const contest = await contests.getPublished(contestUuid);
      const own = await repository.findOwn(contestUuid, accountUuid);
      const alreadyApplied = own !== null && own.application.sentAt !== null;
      return {
        active: standingOf(contest, clock()) === 'OPEN',
        ...{ alreadyApplied, begun: own !== null && !alreadyApplied },
      };
    },

    /** What a form begins with (C-36). */
    async getPrefill(actor: SignedIn): Promise<Prefill> {
      const values = { ...knownAnswersOf(await getArtist(actor)) };
      const pdf = await portfolios.findKeptPdf(actor);
      return { values, portfolio: pdf === null ? null : presentPdf(pdf) };
    },

    /** The portfolio's file (C-37). @throws ApiError NOT_FOUND with C-21 where none is kept */
    async getPortfolio(actor: SignedIn) {
      const pdf = await portfolios.findKeptPdf(actor);
      if (pdf === null) throw new ApiError('NOT_FOUND', { message: contestMessages.noPortfolio });
      return presentPdf(pdf);
    },

    /** The caller's applications, the newest first. */
    async list({ accountUuid }: SignedIn): Promise<ApplicationRow[]> {
      const now = clock();
      return (await repository.list(accountUuid)).map((row) => presentApplicationRow(row, now));
    },

    /** The caller's application to a contest; null before they have begun one. @throws ApiError NOT_FOUND for no such contest */
    async getOwn({ accountUuid }: SignedIn, contestUuid: string): Promise<OwnApplication | null> {
      const { title } = await contests.getPublished(contestUuid);
      const own = await repository.findOwn(contestUuid, accountUuid);
      if (own === null) return null;
      const beside = { feedback: await findFeedback(own), messages: await listMessages(own, title) };
      return presentOwnApplication(own, beside);
    },

    /**
     * Keeps what was written so far. A part that isn't of its field's kind is left out and named in `unkept`.
     * @throws ApiError the contest's, CONTEST_FORM_CHANGED, CONTEST_APPLICATION_STALE, UNPROCESSABLE for what is no form at all
     */
    saveDraft: (actor: SignedIn, contestUuid: string, draft: Omit<Draft, 'isComplete'>) =>
      saveDraft(actor, contestUuid, { ...draft, isComplete: false }),

    /**
     * Begins to send (C-38): what was written is complete, and waits for its files.
     * @throws ApiError as `saveDraft` does, and UNPROCESSABLE with the failing fields
     */
    async begin(actor: SignedIn, contestUuid: string, draft: Omit<Draft, 'isComplete'>) {
      const { id, draftVersion } = await saveDraft(actor, contestUuid, { ...draft, isComplete: true });
      return { id, draftVersion };
    },

    /**
     * A file that was sent to a signed address becomes the one that the draft waits for. It is judged by its field's rules, and
     * stays the application's also where the page is left.
     * @throws ApiError NOT_FOUND where it isn't theirs; UNPROCESSABLE where no field waits for it; the contest's, and those of a claim
     */
    async addFile(
      actor: SignedIn,
      id: string,
      { field, upload }: z.output<typeof applicationFileFormSchema>,
    ) {
      const { accountUuid } = actor;
      const { contestUuid } = await getTheirs(actor, id);
      const { fields } = await contests.getOpen(contestUuid);
      return uploads.withClaimed({ accountUuid, uploads: [upload] }, async ([file]) => {
        if (file === undefined) throw notFound();
        const added = await repository.addFiles(id, (held) =>
          withFiles(held, [placeIn(fields, held.draft, { field, file })]),
        );
        const [one] = added ?? [];
        if (one === undefined) throw notFound();
        return presentFile(one.uuid, file);
      });
    },

    /**
     * Sends an application whose files have come (C-39). It is checked as a whole, by the server's clock. Without a draft's version
     * calls take turns, and one for an application that was sent answers the same.
     * @throws ApiError NOT_FOUND where it isn't theirs, and what `settleSending` throws
     */
    async send(actor: SignedIn, { id, draftVersion, signal }: SendRequest) {
      const artist = await getArtist(actor);
      // Our own form has said of each file what it is.
      if (draftVersion !== undefined) return sendHeld(actor, artist, { id, draftVersion });
      return turns.inTurn({ record: ['application', id], actor, signal }, async () => {
        const { draft, receipt, sentAt } = await getTheirs(actor, id);
        if (draft === null && receipt !== null && sentAt !== null) return presentSent({ receipt, sentAt });
        await takeArrived(actor, id);
        return sendHeld(actor, artist, { id, draftVersion });
      });
    },

    /** Takes an application back, as long as the contest is open. One that was sent is confirmed by mail. @throws ApiError NOT_FOUND, and the contest's */
    async remove(actor: SignedIn, contestUuid: string): Promise<void> {
      const { title } = await contests.getOpen(contestUuid);
      const { name, email } = await getArtist(actor);
      const mailOf = (receipt: string) =>
        email === null
          ? null
          : mailTo('contest-withdrawn', email, { name, contest: title, receipt, withdrawnAt: clock() });
      if (!(await repository.remove(contestUuid, actor.accountUuid, mailOf))) throw notFound();
      wakeOutbox();
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('BAD_REQUEST');
  }
}

const presentFile = (id: string, { fileName, bytes, contentType }: ClaimedUpload) => ({
  ...{ id, name: fileName, size: bytes, contentType },
});

const presentSent = ({ receipt, sentAt }: { receipt: string; sentAt: Date }) => ({
  ...{ receipt, sentAt: sentAt.toISOString() },
});

const presentPdf = ({ fileName, bytes, savedAt }: { fileName: string; bytes: number; savedAt: Date }) => ({
  ...{ fileName, bytes, savedAt: savedAt.toISOString() },
});
