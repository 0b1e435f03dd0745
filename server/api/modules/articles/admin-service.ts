import { randomBytes } from 'node:crypto';
import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type {
  AdminArticle,
  AdminArticleRow,
  ArticleStatus,
  ArticleText,
} from '@/lib/contracts/admin/article';
import {
  begunArticle,
  lacksOf,
  ofType,
  type ArticleStatusChange,
  type Revision,
  type RevisionRow,
} from '@/lib/contracts/admin/article-life';
import type { ArticleType } from '@/lib/contracts/article';
import type { FieldError, Page } from '@/lib/contracts/envelope';
import { cleanLines } from '@/lib/text/clean';
import * as adminLimits from '@/lib/limits/admin';
import type { AdminArticleListState } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { plainText } from '@/lib/seo/plain-text';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { sanitizeContent } from '@/server/api/http/content-html';
import { readPage } from '@/server/api/http/envelope';
import { assertSaved } from '@/server/api/http/unsaved';
import { presentArticleLine, presentRevision, presentWritten } from './admin-presenter';
import type { AdminArticleRepository } from './admin-repository';
import { goneOf, withoutGone, type There } from './gone';
import { artworksOf, imagesOf, type WrittenArticle } from './written-text';

export interface AdminArticleDependencies {
  repository: AdminArticleRepository;
  invalidate: (tags: readonly CacheTag[]) => void;
  clock: () => Date;
}

export type AdminArticleService = ReturnType<typeof createAdminArticleService>;

const TOKEN_BYTES = 16;
const DAY_MS = 24 * 60 * 60_000;

/** Articles as operators write, publish and share them (O-70 to O-83). */
export function createAdminArticleService({ repository, invalidate, clock }: AdminArticleDependencies) {
  async function find(uuid: string): Promise<WrittenArticle> {
    const found = await repository.find(uuid);
    if (found === null) throw notFound();
    return found;
  }

  /** The article in the version that was seen. Whatever is decided by it holds when the same version is saved. */
  async function findSeen(uuid: string, version: number): Promise<WrittenArticle> {
    const found = await find(uuid);
    if (found.row.version !== version) throw new ApiError('CONTENT_STALE');
    return found;
  }

  const imagesIn = (text: ArticleText) => repository.listImages(imagesOf(text).map(({ id }) => id));

  /** What a text names and is there. */
  async function thereOf(text: ArticleText): Promise<There> {
    const { artistId, relatedArtistIds } = text;
    const [images, artistIds, artworkUuids] = await Promise.all([
      imagesIn(text),
      repository.listArtistIds([...(artistId === null ? [] : [artistId]), ...relatedArtistIds]),
      repository.listArtworkUuids(artworksOf(text)),
    ]);
    return {
      imageIds: new Set(images.map(({ id }) => id)),
      artistIds: new Set(artistIds),
      artworkUuids: new Set(artworkUuids),
    };
  }

  async function get(uuid: string): Promise<AdminArticle> {
    const found = await find(uuid);
    return presentWritten(found, await imagesIn(found.text), clock());
  }

  /** Renews what visitors see, where they saw the article or see it now. */
  function changed(uuid: string, before: ArticleStatus, after: ArticleStatus): void {
    if (before === 'PUBLISHED' || after === 'PUBLISHED')
      invalidate([cacheTags.articles, cacheTags.article(uuid)]);
  }

  /** Saves a text over the one that was seen. @throws ApiError UNPROCESSABLE where what is public would lack something */
  async function save(
    actor: SignedIn,
    before: WrittenArticle,
    text: ArticleText,
    action: 'UPDATE' | 'RESTORE_REVISION',
  ): Promise<void> {
    const { uuid, version, type, status } = before.row;
    const gone = goneOf(text, await thereOf(text));
    assertNothing(status === 'DRAFT' ? gone : [...lacksOf(type, text), ...gone]);
    const saving = { uuid, version, actorId: actor.accountId };
    assertSaved(await repository.save(saving, { before, text }, clock(), action));
    changed(uuid, status, status);
  }

  return {
    get,

    list: (query: AdminArticleListState & { size: number }): Promise<Page<AdminArticleRow>> =>
      readPage(query, {
        list: (window) => repository.list(query, window),
        count: () => repository.count(query),
        present: ({ previewImage, ...row }) => presentArticleLine(row, previewImage),
      }),

    /** Begins a draft. */
    async create(
      { accountId }: SignedIn,
      { type, title }: { type: ArticleType; title: string },
      newUuid: string,
    ): Promise<AdminArticle> {
      return get(await repository.add({ uuid: newUuid, type }, begunArticle(title), accountId, clock()));
    },

    /** @throws ApiError NOT_FOUND; CONTENT_STALE; UNPROCESSABLE where something is gone, or missing from a public one */
    async update(actor: SignedIn, uuid: string, version: number, text: ArticleText): Promise<AdminArticle> {
      const before = await findSeen(uuid, version);
      await save(actor, before, cleaned(before.row.type, text), 'UPDATE');
      return get(uuid);
    },

    /** Removes a draft. @throws ApiError NOT_FOUND, CONTENT_STALE, ARTICLE_PUBLIC */
    async remove({ accountId }: SignedIn, uuid: string, version: number): Promise<void> {
      const { row } = await findSeen(uuid, version);
      if (row.status !== 'DRAFT') throw new ApiError('ARTICLE_PUBLIC');
      assertSaved(await repository.remove({ uuid, version, actorId: accountId }));
    },

    /**
     * Publishes, schedules or takes back. What is public is scheduled anew only after it was taken back.
     * @throws ApiError NOT_FOUND; CONTENT_STALE; ARTICLE_PUBLIC; UNPROCESSABLE with all that is missing
     */
    async changeStatus(
      { accountId: actorId }: SignedIn,
      uuid: string,
      { version, status, publishAt }: ArticleStatusChange,
    ): Promise<AdminArticle> {
      const { row, text } = await findSeen(uuid, version);
      const moment = status === 'SCHEDULED' && publishAt !== null ? new Date(publishAt) : null;
      if (status === 'SCHEDULED' && row.status === 'PUBLISHED') throw new ApiError('ARTICLE_PUBLIC');
      const late = moment !== null && moment <= clock();
      assertNothing([
        ...(late ? [{ field: 'publishAt', message: adminMessages.publishAtPast }] : []),
        ...(status === 'DRAFT' ? [] : lacksOf(row.type, text)),
      ]);
      if (status !== row.status || status === 'SCHEDULED') {
        const change = { before: row.status, status, publishAt: moment };
        assertSaved(await repository.changeStatus({ uuid, version, actorId }, change, clock()));
        changed(uuid, row.status, status);
      }
      return get(uuid);
    },

    /** Makes a link that shows the article for some days; one that there was is dead. @throws ApiError NOT_FOUND, UNPROCESSABLE */
    async share({ accountId }: SignedIn, uuid: string): Promise<AdminArticle> {
      const { row } = await find(uuid);
      if (row.previewImageId === null)
        assertNothing([{ field: 'previewImageId', message: adminMessages.previewNeedsImage }]);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const until = new Date(clock().getTime() + adminLimits.previewDays * DAY_MS);
      if (!(await repository.setPreview(uuid, { token, until }, accountId))) throw notFound();
      return get(uuid);
    },

    /** Takes the link back. @throws ApiError NOT_FOUND */
    async unshare({ accountId }: SignedIn, uuid: string): Promise<AdminArticle> {
      const { row } = await find(uuid);
      if (row.previewToken !== null) await repository.setPreview(uuid, null, accountId);
      return get(uuid);
    },

    /** The texts that were saved, the newest first. @throws ApiError NOT_FOUND */
    async listRevisions(uuid: string): Promise<RevisionRow[]> {
      await find(uuid);
      const rows = await repository.listRevisions(uuid);
      return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
    },

    /** @throws ApiError NOT_FOUND */
    async getRevision(uuid: string, version: number): Promise<Revision> {
      const [{ row }, revision] = await Promise.all([find(uuid), repository.findRevision(uuid, version)]);
      if (revision === null) throw notFound();
      return presentRevision(row.type, revision, await imagesIn(revision.content));
    },

    /**
     * Saves an earlier text anew, without what it names and isn't there any more.
     * @throws ApiError NOT_FOUND; CONTENT_STALE; UNPROCESSABLE where a public article would lack something
     */
    async restore(actor: SignedIn, uuid: string, revised: number, version: number) {
      const [before, revision] = await Promise.all([
        findSeen(uuid, version),
        repository.findRevision(uuid, revised),
      ]);
      if (revision === null) throw notFound();
      const written = cleaned(before.row.type, revision.content);
      const { text, lost } = withoutGone(written, await thereOf(written));
      await save(actor, before, text, 'RESTORE_REVISION');
      return { lost };
    },
  };
}

/** @throws ApiError UNPROCESSABLE with all these at their fields */
function assertNothing(errors: FieldError[]): void {
  if (errors.length > 0) throw new ApiError('UNPROCESSABLE', { message: adminMessages.articleLacks, errors });
}

/** A text with the fields of its type alone, as visitors may have it. An editor without words and pictures gives ''. */
function cleaned(type: ArticleType, text: ArticleText): ArticleText {
  if (type === 'SPECIAL') return ofType(type, { ...text, content: cleanLines(text.content) });
  const content = sanitizeContent(text.content);
  const isEmpty = plainText(content) === '' && !content.includes('<img');
  return ofType(type, { ...text, content: isEmpty ? '' : content });
}
