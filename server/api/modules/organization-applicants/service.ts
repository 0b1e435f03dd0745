import type { Page } from '@/lib/contracts/envelope';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { FormFields } from '@/lib/contracts/contest-form';
import type {
  AnnouncementForm,
  AnnouncementPreview,
  Applicant,
  ApplicantPortfolio,
  ApplicantRow,
  RoundForm,
  ReviewForm,
} from '@/lib/contracts/organization-applicant';
import type { ApplicantListState } from '@/lib/lists/organization-lists';
import * as contestMessages from '@/lib/messages/contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import { decisionFrame } from '@/server/api/modules/mails/templates';
import type { OrganizationContestService } from '@/server/api/modules/organization-contests/service';
import type { UploadService } from '@/server/api/modules/uploads/service';
import { decisionMail } from './decision-mail';
import type { DecisionRepository } from './decision-repository';
import { assertUnlocked, sightOf, type Sight } from './policy';
import { presentApplicant, presentRow, seenFields, seenFileName, withheldBy } from './presenter';
import type { ApplicantRepository, ApplicantRow as Row } from './repository';
import type { ReviewRepository } from './review-repository';
import { sentFiles } from './sent-files';

export interface ApplicantDependencies {
  repository: ApplicantRepository;
  reviews: ReviewRepository;
  decisions: DecisionRepository;
  contests: Pick<
    OrganizationContestService,
    'getMembership' | 'getOwner' | 'getRow' | 'present' | 'tellNews'
  >;
  uploads: Pick<UploadService, 'urlOf' | 'reviewUrlOf'>;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type ApplicantService = ReturnType<typeof createApplicantService>;
type ListQuery = ApplicantListState & { size: number };

/** The applicants of an organization's contests (C-62 to C-64). A reviewer reads and scores; an owner decides. */
export function createApplicantService(deps: ApplicantDependencies) {
  const { repository, reviews, decisions, contests, uploads, wakeOutbox, clock } = deps;

  /** A contest of the caller's organization, and what they may see of its applicants. @throws ApiError FORBIDDEN, NOT_FOUND */
  async function open(actor: SignedIn, contestUuid: string) {
    const membership = await contests.getMembership(actor);
    const contest = await contests.getRow(membership, contestUuid);
    return { contest, sight: sightOf(membership, contest, contest.rule) };
  }

  /** The same for owners. */
  async function openAsOwner(actor: SignedIn, contestUuid: string) {
    return contests.getRow(await contests.getOwner(actor), contestUuid);
  }

  /** @throws ApiError NOT_FOUND also for an applicant from whom the juror is excluded */
  async function getRow(actor: SignedIn, contestUuid: string, uuid: string, sight: Sight): Promise<Row> {
    const row = await repository.find(contestUuid, uuid, actor.accountUuid, sight);
    if (row === null) throw notFound();
    return row;
  }

  /** Files as they are seen: those of hidden fields aren't. */
  async function listAttachments({ uuid, answers }: Row, fields: FormFields, sight: Sight) {
    const seen = seenFields(fields, sight);
    const files = sentFiles(await repository.listFiles(uuid), seen, answers);
    return Promise.all(
      files.map(async (file, index) => {
        const fileName = seenFileName(file, index + 1, fields, sight);
        const grantedBy = { kind: 'contest-applicant', uuid } as const;
        const named = { storageKey: file.storageKey, fileName };
        const url = await (sight.isBlind
          ? uploads.reviewUrlOf(named, grantedBy)
          : uploads.urlOf(named, grantedBy));
        const { uuid: id, field, bytes: size, contentType } = file;
        const withheld = url === null ? withheldBy(file) : null;
        return { id, field, name: fileName, size, contentType, url, withheld };
      }),
    );
  }

  return {
    /** @throws ApiError FORBIDDEN, NOT_FOUND */
    async list(actor: SignedIn, contestUuid: string, query: ListQuery): Promise<Page<ApplicantRow>> {
      const { contest, sight } = await open(actor, contestUuid);
      const forms = await repository.listForms(contestUuid);
      const selection = {
        ...{ contestUuid, filter: query.filter, q: query.q, readerUuid: actor.accountUuid, sight },
        round: query.current ? contest.round : null,
      };
      // A reader who may not see names may not see their order.
      const sort = sight.isBlind && query.sort === 'name' ? ('sentAt' as const) : query.sort;
      const order = { sort, direction: query.direction };
      return readPage(query, {
        list: (window) => repository.list(selection, order, window),
        count: () => repository.count(selection),
        present: (row) => presentRow(row, forms.get(row.formVersion ?? 0) ?? [], sight),
      });
    },

    /** One applicant with what was sent, and what reviewers say. @throws ApiError FORBIDDEN, NOT_FOUND */
    async get(actor: SignedIn, contestUuid: string, uuid: string): Promise<Applicant> {
      const { sight } = await open(actor, contestUuid);
      const row = await getRow(actor, contestUuid, uuid, sight);
      const fields = (await repository.listForms(contestUuid)).get(row.formVersion ?? 0) ?? [];
      const beside = {
        attachments: await listAttachments(row, fields, sight),
        reviews: await reviews.list(uuid),
        rules: await reviews.listRules(contestUuid),
        reviewerUuid: actor.accountUuid,
      };
      return presentApplicant(row, fields, beside, sight);
    },

    /**
     * What an applicant sent in the field for the portfolio. A portfolio names its artist on every page, so a
     * blind review hides it from reviewers as it hides the field.
     * @throws ApiError FORBIDDEN; NOT_FOUND for another organization's applicant, and where nothing is to be seen
     */
    async getPortfolio(actor: SignedIn, applicantId: string): Promise<ApplicantPortfolio> {
      const contestUuid = await repository.findContestUuid(applicantId);
      if (contestUuid === null) throw notFound();
      const { contest, sight } = await open(actor, contestUuid);
      const row = await getRow(actor, contestUuid, applicantId, sight);
      const fields = (await repository.listForms(contestUuid)).get(row.formVersion ?? 0) ?? [];
      const field = fields.find(({ type }) => type === 'portfolio')?.name;
      const attachments = await listAttachments(row, fields, sight);
      const file = attachments.find((each) => each.field === field);
      if (file === undefined || file.url === null) throw notFound();
      const { name, receipt } = presentRow(row, fields, sight);
      return {
        applicantId,
        contestUuid,
        contestTitle: contest.title,
        name,
        receipt,
        file: { ...file, url: file.url },
      };
    },

    /**
     * Changes the status of one or many. Those of other contests stay.
     * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, CONTEST_STANDING where the contest doesn't allow it
     */
    async setStatus(actor: SignedIn, contestUuid: string, uuids: readonly string[], status: ApplicantStatus) {
      await openAsOwner(actor, contestUuid);
      const now = clock();
      const changed = await repository.setStatus({ contestUuid, uuids, status }, (contest) =>
        assertUnlocked({ kind: 'STATUS', status }, contest, now),
      );
      return { changed };
    },

    /**
     * Saves the caller's review.
     * @throws ApiError FORBIDDEN, NOT_FOUND, CONTEST_REVIEW_STALE where another review than `seen` is saved, CONTEST_RULE_CHANGED for
     * marks of another edition, UNPROCESSABLE for those that aren't of the rule, CONTEST_STANDING after the announcement, out of the round and for an earlier round
     */
    async review(actor: SignedIn, contestUuid: string, uuid: string, form: ReviewForm): Promise<void> {
      const { sight } = await open(actor, contestUuid);
      const of = { contestUuid, uuid, reviewerUuid: actor.accountUuid, isOwner: sight.isOwner };
      const now = clock();
      const outcome = await reviews.save(of, form, now, (contest, { round }) => {
        assertUnlocked({ kind: 'SCORE', round }, contest, now);
        if (form.round === undefined || form.round === round) return;
        throw new ApiError('CONTEST_STANDING', { message: contestMessages.locked.scoreOfEarlierRound });
      });
      if (outcome === 'missing') throw notFound();
      if (outcome === 'stale') throw new ApiError('CONTEST_REVIEW_STALE');
      if (outcome === 'other-rule') throw new ApiError('CONTEST_RULE_CHANGED');
      if (outcome === 'no-marks')
        throw new ApiError('UNPROCESSABLE', {
          errors: [{ field: 'marks', message: reviewMessages.marksInvalid }],
        });
    },

    /**
     * Ends the round by a cut-off.
     * @throws ApiError FORBIDDEN, NOT_FOUND, CONFLICT where the round is over already or another result was confirmed,
     * CONTEST_STANDING where the contest doesn't allow it
     */
    async endRound(actor: SignedIn, contestUuid: string, { round, cutOff, isTrial, confirmed }: RoundForm) {
      await openAsOwner(actor, contestUuid);
      const now = clock();
      const result = await decisions.endRound(
        { contestUuid, byUuid: actor.accountUuid, now, round, cutOff, isTrial },
        (contest) => assertUnlocked({ kind: 'ROUND' }, contest, now),
        ({ passed, failed }) => {
          if (confirmed === undefined || (confirmed.passed === passed && confirmed.failed === failed)) return;
          throw new ApiError('CONFLICT', { message: contestMessages.endRoundChanged(passed, failed) });
        },
      );
      if (result === null) throw new ApiError('CONFLICT', { message: contestMessages.roundOver });
      return { ...result, round: isTrial ? round : round + 1 };
    },

    /** Returns whom an announcement would notify now, and the frame of its mails. @throws ApiError FORBIDDEN, NOT_FOUND */
    async previewAnnouncement(actor: SignedIn, contestUuid: string): Promise<AnnouncementPreview> {
      const { announcedAt } = await openAsOwner(actor, contestUuid);
      const untold = await decisions.listUntold(contestUuid);
      return { announcedAt: announcedAt?.toISOString() ?? null, ...untold, frame: decisionFrame };
    },

    /**
     * Tells every applicant the decision by mail. Pressed again, it tells those whose decision is another now.
     * @throws ApiError FORBIDDEN, NOT_FOUND; CONTEST_STANDING where the contest doesn't allow it, CONFLICT where applicants have
     * no decision or other numbers were confirmed
     */
    async announce(actor: SignedIn, contestUuid: string, form: AnnouncementForm) {
      const { title, articleUuid } = await openAsOwner(actor, contestUuid);
      const now = clock();
      const announced = await decisions.announce(
        { contestUuid, byUuid: actor.accountUuid, now },
        (contest, { selected, rejected, undecided }) => {
          assertUnlocked({ kind: 'ANNOUNCE' }, contest, now);
          if (undecided > 0 && !form.rejectsUndecided)
            throw new ApiError('CONFLICT', { message: contestMessages.undecided(undecided) });
          const { confirmed = { selected, rejected } } = form;
          if (confirmed.selected === selected && confirmed.rejected === rejected) return;
          const isTold = contest.announcedAt !== null && selected + rejected === 0;
          throw new ApiError('CONFLICT', {
            message: isTold
              ? contestMessages.nothingToTell
              : contestMessages.announceChanged(selected, rejected),
          });
        },
        (to) => decisionMail({ title }, form, to),
      );
      wakeOutbox();
      // A published result lists the applicants whose announced decision is a selection.
      contests.tellNews(articleUuid);
      const { SELECTED: selected, REJECTED: rejected, unreachable } = announced;
      return { announcedAt: now.toISOString(), selected, rejected, unreachable };
    },
  };
}
