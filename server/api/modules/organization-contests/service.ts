import type { Page } from '@/lib/contracts/envelope';
import type { CacheTag } from '@/lib/cache-tags';
import { cacheTags } from '@/lib/cache-tags';
import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import { isEmptyTerms } from '@/lib/contest/terms/empty-terms';
import { withoutTermsQuestions } from '@/lib/contest/terms/terms-questions';
import type {
  ContestAction,
  ContestCreate,
  ContestUpdate,
  Organization,
  OrganizationContest,
  OrganizationContestRow,
} from '@/lib/contracts/organization-contest';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import type { OrganizationContestListState } from '@/lib/lists/organization-lists';
import * as contestMessages from '@/lib/messages/contest';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import { atImageField, imageError } from '@/server/api/http/image-field';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { ContestService } from '@/server/api/modules/contests/service';
import type { MediaService } from '@/server/api/modules/media/service';
import { IMAGE, IMAGES } from './image';
import { endChangeOf, extendedFromOf } from './end-change';
import type { ContestForm } from './form-repository';
import { newsOf, newsPeriodOf } from './news';
import { assertOwner, jurorOf, type Membership } from './policy';
import type { ContestReviewRepository } from './review-repository';
import { presentContest, presentRow } from './presenter';
import type { ContestChange, ContestColumns, OrganizationContestRepository, OwnContest } from './repository';
import {
  assertEditable,
  assertPublishable,
  assertTermsChangeable,
  assertWhole,
  changeOf,
  isPossible,
} from './standing-rules';

export interface OrganizationContestDependencies {
  repository: OrganizationContestRepository;
  reviews: ContestReviewRepository;
  contests: Pick<ContestService, 'findMembership' | 'getResult'>;
  media: Pick<MediaService, 'ingestUpload'>;
  invalidate: (tags: readonly CacheTag[]) => void;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type OrganizationContestService = ReturnType<typeof createOrganizationContestService>;

type ListQuery = OrganizationContestListState & { size: number };

/** An organization's contests, as its people make and run them (C-61). Other organizations' are NOT_FOUND. */
export function createOrganizationContestService(deps: OrganizationContestDependencies) {
  const { repository, reviews, contests, media, invalidate, wakeOutbox, clock } = deps;

  /** @throws ApiError ORGANIZATION_MISSING for an account that works for none */
  async function getMembership({ accountUuid }: SignedIn): Promise<Membership> {
    const membership = await contests.findMembership(accountUuid);
    if (membership === null) throw new ApiError('ORGANIZATION_MISSING');
    return { ...membership, accountUuid };
  }

  async function getOwner(actor: SignedIn): Promise<Membership> {
    const membership = await getMembership(actor);
    assertOwner(membership);
    return membership;
  }

  /** @throws ApiError NOT_FOUND for another organization's, and for a contest whose panel the reviewer isn't on */
  async function getRow(membership: Membership, uuid: string): Promise<OwnContest> {
    const row = await repository.find(uuid, membership.organizationUuid, jurorOf(membership));
    if (row === null) throw notFound();
    return row;
  }

  async function present(membership: Membership, uuid: string): Promise<OrganizationContest> {
    const row = await getRow(membership, uuid);
    const counts = await repository.countApplicants(uuid, row.formVersion);
    const review = await reviews.find(row, membership);
    return presentContest(row, { ...counts, review, role: membership.role }, clock());
  }

  async function addDraft(
    owner: Membership,
    uuid: string,
    columns: ContestColumns,
    form: ContestForm & { rule: ReviewRule },
  ): Promise<OrganizationContest> {
    const { organizationUuid } = owner;
    return present(owner, await repository.add({ uuid, organizationUuid }, columns, form, clock()));
  }

  /** Renders anew what shows a contest: the lists of news, and its own. */
  function tellNews(articleUuid: string | null): void {
    if (articleUuid !== null) invalidate([cacheTags.articles, cacheTags.article(articleUuid)]);
  }

  /** @throws ApiError CONTEST_STALE */
  async function change(row: OwnContest, columns: ContestChange): Promise<void> {
    if (!(await repository.change(row, columns, clock()))) throw new ApiError('CONTEST_STALE');
  }

  async function publish(row: OwnContest, now: Date): Promise<void> {
    assertPublishable(row, now);
    const articleUuid = await repository.publish(row, newsOf(row), now);
    if (articleUuid === null) throw new ApiError('CONTEST_STALE');
    tellNews(articleUuid);
  }

  return {
    getMembership,
    getOwner,
    getRow,
    present,
    tellNews,
    change,

    /** The organization that the caller works for, and its people. @throws ApiError FORBIDDEN */
    async getOrganization(actor: SignedIn): Promise<Organization> {
      const { organizationUuid, role } = await getMembership(actor);
      const organization = await repository.findOrganization(organizationUuid);
      if (organization === null) throw notFound();
      const members = await repository.listMembers(organizationUuid);
      return { uuid: organizationUuid, name: organization.name, role, members };
    },

    async list(actor: SignedIn, query: ListQuery): Promise<Page<OrganizationContestRow>> {
      const membership = await getMembership(actor);
      const now = clock();
      const { organizationUuid } = membership;
      const selection = {
        ...{ organizationUuid, jurorUuid: jurorOf(membership), q: query.q, filter: query.filter, now },
      };
      return readPage(query, {
        list: (window) => repository.list(selection, query, window),
        count: () => repository.count(selection),
        present: (row) => presentRow(row, now),
      });
    },

    /** @throws ApiError NOT_FOUND */
    get: async (actor: SignedIn, uuid: string): Promise<OrganizationContest> =>
      present(await getMembership(actor), uuid),

    /** Adds a draft. @throws ApiError FORBIDDEN for a reviewer */
    async create(actor: SignedIn, body: ContestCreate, newUuid: string): Promise<OrganizationContest> {
      const owner = await getOwner(actor);
      return addDraft(owner, newUuid, columnsOf(body), { ...formOf(body), rule: DEFAULT_RULE });
    },

    /** Adds a draft like another contest: its texts, form and terms, without its times. @throws ApiError FORBIDDEN, NOT_FOUND */
    async copy(actor: SignedIn, uuid: string, newUuid: string): Promise<OrganizationContest> {
      const owner = await getOwner(actor);
      const row = await getRow(owner, uuid);
      const { type, title, organizer, description, isBlind, allowsEdits, fields, terms } = row;
      const texts = { type, title: contestMessages.copyOf(title), organizer, description };
      const columns = { ...texts, isBlind, allowsEdits, opensAt: null, closesAt: null };
      // The reason was for the other's warnings, and the day of a licence is a time.
      const own = terms === null ? null : { ...terms, overruled: '', usageUntil: '' };
      return addDraft(owner, newUuid, columns, { fields, terms: own, rule: row.rule });
    },

    /**
     * Saves a contest. One that is published keeps what it needs for that; its applicants are mailed other terms and another end.
     * @throws ApiError FORBIDDEN, NOT_FOUND, CONTEST_STALE, CONTEST_STANDING after the announcement, UNPROCESSABLE
     */
    async update(
      actor: SignedIn,
      uuid: string,
      { version, ...body }: ContestUpdate,
    ): Promise<OrganizationContest> {
      const owner = await getOwner(actor);
      const row = await getRow(owner, uuid);
      const columns = columnsOf(body);
      const form = formOf(body);
      const now = clock();
      assertEditable(row, now);
      assertTermsChangeable(row, { ...form, closesAt: columns.closesAt }, now);
      const isPublished = row.state === 'PUBLISHED';
      const times = { opensAt: columns.opensAt, closesAt: columns.closesAt };
      if (isPublished) assertWhole({ ...row, ...times, ...form }, now, { mayLackTerms: row.terms === null });
      const saving = { uuid, organizationUuid: owner.organizationUuid, version };
      const saved = { ...columns, extendedFrom: extendedFromOf(row, columns) };
      const mailed = {
        newsPeriod: isPublished ? newsPeriodOf(times) : null,
        endChange: endChangeOf(row, columns),
      };
      if (!(await repository.save(saving, saved, form, now, mailed))) throw new ApiError('CONTEST_STALE');
      if (isPublished) tellNews(row.articleUuid);
      wakeOutbox();
      return present(owner, uuid);
    },

    /** Takes the contest's own image. @throws ApiError as `update` does */
    async setImage(
      actor: SignedIn,
      { uuid, version }: { uuid: string; version: number },
      [file]: readonly UploadedFile[],
      signal: AbortSignal,
    ): Promise<OrganizationContest> {
      const owner = await getOwner(actor);
      const row = await getRow(owner, uuid);
      if (row.version !== version) throw new ApiError('CONTEST_STALE');
      assertEditable(row, clock());
      if (file === undefined) throw imageError(IMAGE, contestMessages.imageRequired);
      const take = () => media.ingestUpload(file, { signal });
      const { id } = await atImageField(file, IMAGES, take);
      await change(row, { previewImageId: id });
      return present(owner, uuid);
    },

    /**
     * Publishes, closes, opens again, puts away or brings back.
     * @throws ApiError FORBIDDEN, NOT_FOUND, CONTEST_STALE, CONTEST_STANDING where it can't; UNPROCESSABLE for what publishing lacks
     */
    async act(
      actor: SignedIn,
      uuid: string,
      { action, version }: { action: ContestAction; version: number },
    ): Promise<OrganizationContest> {
      const owner = await getOwner(actor);
      const row = await getRow(owner, uuid);
      const now = clock();
      if (row.version !== version) throw new ApiError('CONTEST_STALE');
      if (!isPossible(action, row, now)) throw new ApiError('CONTEST_STANDING');
      if (action === 'PUBLISH') await publish(row, now);
      else await change(row, changeOf(action, now));
      return present(owner, uuid);
    },

    /** Removes a draft. @throws ApiError FORBIDDEN, NOT_FOUND; CONTEST_STANDING for one that was published */
    async remove(actor: SignedIn, uuid: string): Promise<void> {
      const owner = await getOwner(actor);
      await getRow(owner, uuid);
      if (!(await repository.removeDraft(uuid, owner.organizationUuid)))
        throw new ApiError('CONTEST_STANDING');
    },
  };
}

function formOf({ fields, terms }: ContestCreate): ContestForm {
  return { fields: withoutTermsQuestions(fields), terms: isEmptyTerms(terms) ? null : terms };
}

function columnsOf({ contestType, opensAt, closesAt, ...texts }: ContestCreate): ContestColumns {
  const { title, organizer, description, isBlind, allowsEdits } = texts;
  return {
    ...{ type: contestType, title, organizer, description, isBlind, allowsEdits },
    opensAt: opensAt === null ? null : new Date(opensAt),
    closesAt: closesAt === null ? null : new Date(closesAt),
  };
}
