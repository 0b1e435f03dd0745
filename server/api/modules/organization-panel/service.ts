import type { Assignment, AssignmentForm } from '@/lib/contracts/contest-assignment';
import type { ExclusionCreate, JurorInvite, Jury } from '@/lib/contracts/organization-jury';
import * as juryLimits from '@/lib/limits/contest-review';
import * as juryMessages from '@/lib/messages/contest-jury';
import * as contestPaths from '@/lib/paths/contest';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { OrganizationContestService } from '@/server/api/modules/organization-contests/service';
import type { OrganizationService } from '@/server/api/modules/organizations/service';
import { personRefusal } from '@/server/api/modules/organizations/shared-rules';
import type { PasswordLinkService } from '@/server/api/modules/password-links/service';
import type { AssignmentRepository } from './assignment-repository';
import type { ExclusionRepository } from './exclusion-repository';
import type { JurorRepository, PanelContest } from './juror-repository';
import { assertChangeable, assertRounds, assignedOr, excludedBy } from './policy';
import { presentExclusion, presentJuror } from './presenter';
import type { PanelRepository } from './repository';

export interface PanelDependencies {
  repository: PanelRepository;
  jurors: JurorRepository;
  exclusions: ExclusionRepository;
  assignments: AssignmentRepository;
  contests: Pick<OrganizationContestService, 'getMembership' | 'getOwner' | 'getRow'>;
  organizations: Pick<OrganizationService, 'invitedOf'>;
  passwordLinks: Pick<PasswordLinkService, 'send'>;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type PanelService = ReturnType<typeof createPanelService>;

const panelFull = () => new ApiError('CONFLICT', { message: juryMessages.panelFull(juryLimits.jurorsMax) });

/** The panel of a contest (C-92), and who is excluded from an applicant (C-93). Owners run it; a juror declares an exclusion. */
export function createPanelService(deps: PanelDependencies) {
  const {
    repository,
    jurors,
    exclusions,
    assignments,
    contests,
    organizations,
    passwordLinks,
    wakeOutbox,
    clock,
  } = deps;

  /** A contest of the owner's organization. @throws ApiError FORBIDDEN, NOT_FOUND */
  async function open(actor: SignedIn, contestUuid: string) {
    const owner = await contests.getOwner(actor);
    const contest = await contests.getRow(owner, contestUuid);
    const { organizationUuid, accountUuid: byUuid } = owner;
    return { contest, panel: { contestUuid, byUuid, organizationUuid } };
  }

  const checkAt = (now: Date) => (contest: PanelContest) => assertChangeable(contest, now);

  return {
    /** @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND */
    async get(actor: SignedIn, contestUuid: string): Promise<Jury> {
      const { panel } = await open(actor, contestUuid);
      const now = clock();
      const [rows, candidates, log, assignment] = await Promise.all([
        repository.listJurors(contestUuid, now),
        repository.listCandidates(panel),
        repository.listExclusions(contestUuid),
        assignments.find(contestUuid),
      ]);
      return {
        jurors: rows.map((row) => presentJuror(row, now)),
        candidates,
        exclusions: log.map(presentExclusion),
        assignment,
      };
    },

    /**
     * Puts a reviewer of the organization on the panel, who is mailed. A second call changes nothing.
     * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, CONFLICT for a panel that is full, CONTEST_STANDING
     */
    async add(actor: SignedIn, contestUuid: string, accountUuid: string): Promise<void> {
      const { contest, panel } = await open(actor, contestUuid);
      const now = clock();
      const { title, organizer } = contest;
      const mailed = { title, organizer, path: contestPaths.applicants(contestUuid) };
      const outcome = await jurors.add(panel, accountUuid, mailed, now, checkAt(now));
      if (outcome === 'missing') throw notFound();
      if (outcome === 'full') throw panelFull();
      wakeOutbox();
    },

    /**
     * Makes the account of a new reviewer, who gets the invitation, and puts it on the panel.
     * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, ACCOUNT_ID_TAKEN, EMAIL_TAKEN, CONFLICT for a panel that is full,
     * CONTEST_STANDING
     */
    async invite(actor: SignedIn, contestUuid: string, person: JurorInvite): Promise<void> {
      const { contest, panel } = await open(actor, contestUuid);
      const invited = { ...(await organizations.invitedOf(person, 'REVIEWER')), contest: contest.title };
      const now = clock();
      const by = { actorId: actor.accountId, now };
      const outcome = await jurors.invite(panel, invited, by, checkAt(now));
      if (outcome === 'full') throw panelFull();
      if (outcome !== 'invited') throw personRefusal(outcome);
      wakeOutbox();
    },

    /**
     * Sends the invitation of a juror without a password again, with a new link.
     * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, LINK_NOT_ALLOWED for a juror with a password, TOO_MANY_REQUESTS after
     * several to one account, CONTEST_STANDING
     */
    async inviteAgain(actor: SignedIn, contestUuid: string, accountUuid: string): Promise<void> {
      const { contest } = await open(actor, contestUuid);
      const now = clock();
      assertChangeable({ ...contest, edition: contest.reviewEdition }, now);
      const rows = await repository.listJurors(contestUuid, now);
      const row = rows.find(({ account }) => account.uuid === accountUuid);
      if (row === undefined) throw notFound();
      if (!presentJuror(row, now).isInvited) throw new ApiError('LINK_NOT_ALLOWED');
      await passwordLinks.send(actor, accountUuid);
    },

    /**
     * Removes a juror from the panel; the scores stay in the record and don't count any more.
     * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, CONTEST_STANDING
     */
    async remove(actor: SignedIn, contestUuid: string, accountUuid: string): Promise<void> {
      const { panel } = await open(actor, contestUuid);
      const now = clock();
      if (!(await jurors.remove(panel, accountUuid, now, checkAt(now)))) throw notFound();
    },

    /**
     * Excludes a juror from an applicant: a juror declares it, an owner says it of any. A second call changes nothing.
     * @throws ApiError FORBIDDEN where a juror names another one, UNPROCESSABLE where an owner names none, NOT_FOUND,
     * CONTEST_STANDING
     */
    async exclude(
      actor: SignedIn,
      contestUuid: string,
      { applicantId: applicantUuid, jurorUuid, reason }: ExclusionCreate,
      newUuid: string,
    ): Promise<void> {
      const membership = await contests.getMembership(actor);
      await contests.getRow(membership, contestUuid);
      const now = clock();
      const added = await exclusions.add(
        {
          ...{ uuid: newUuid, contestUuid, applicantUuid, reason, byUuid: actor.accountUuid },
          ...excludedBy(membership, { jurorUuid }),
        },
        now,
        checkAt(now),
      );
      if (!added) throw notFound();
    },

    /** Lifts an exclusion. @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, CONTEST_STANDING */
    async lift(actor: SignedIn, contestUuid: string, uuid: string): Promise<void> {
      await open(actor, contestUuid);
      const now = clock();
      if (!(await exclusions.lift({ contestUuid, uuid }, now, checkAt(now)))) throw notFound();
    },

    /**
     * Sets who reviews which applicants of the present round (C-103).
     * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND also for a juror who isn't of the round, CONFLICT where the round is another
     * one or has no jurors, UNPROCESSABLE for more jurors per applicant than there are and for applicants whose jurors are all
     * excluded, CONTEST_STANDING
     */
    async assign(actor: SignedIn, contestUuid: string, form: AssignmentForm): Promise<Assignment> {
      await open(actor, contestUuid);
      const now = clock();
      const change = { contestUuid, byUuid: actor.accountUuid, form };
      return assignedOr(await assignments.assign(change, now, checkAt(now)));
    },

    /**
     * Sets the rounds that a juror reviews; null for all.
     * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, UNPROCESSABLE for a round after the next one, CONTEST_STANDING
     */
    async setRounds(
      actor: SignedIn,
      { contestUuid, accountUuid }: { contestUuid: string; accountUuid: string },
      given: readonly number[] | null,
    ): Promise<void> {
      await open(actor, contestUuid);
      const now = clock();
      const rounds = given === null ? null : [...new Set(given)].sort((one, other) => one - other);
      const change = { contestUuid, accountUuid, byUuid: actor.accountUuid, rounds };
      const isSet = await assignments.setRounds(change, now, (contest) => {
        assertChangeable(contest, now);
        assertRounds(rounds, contest);
      });
      if (!isSet) throw notFound();
    },
  };
}
