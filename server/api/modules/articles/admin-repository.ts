import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { ArticleStatus, ArticleText } from '@/lib/contracts/admin/article';
import type { ArticleType } from '@/lib/contracts/article';
import type { AdminArticleListState } from '@/lib/lists/admin-lists';
import type { PageWindow } from '@/server/api/http/envelope';
import { placeInLists } from './shared-rows';
import { writeAudit } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { countCapped, imageColumns } from '@/server/db/columns';
import { createManagedRows, type Unsaved } from '@/server/db/managed-rows';
import { articleRelatedArtists, articleRelatedArtworks, articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { searchedJoinedIn } from '@/server/db/text-search';
import { keepFirst, keepRevision, revisionReads } from './revision-repository';
import { columnsOf, textOf, type WrittenArticle } from './written-text';

export type AdminArticleRepository = ReturnType<typeof createAdminArticleRepository>;
export type ArticleLine = Awaited<ReturnType<AdminArticleRepository['list']>>[number];

type ArticleRow = typeof articles.$inferSelect;

type Selection = Pick<AdminArticleListState, 'q' | 'type' | 'status' | 'direction'>;

/** The version that was seen, and who saves. */
interface Saving {
  uuid: string;
  version: number;
  actorId: string;
}

const isAmong = ({ q, type, status }: Selection): SQL | undefined =>
  and(
    type === null ? undefined : eq(articles.type, type),
    status === null ? undefined : eq(articles.status, status),
    searchedJoinedIn(q, articles.title),
  );

/** As the index has it. */
const ordered = (direction: Selection['direction']): SQL[] =>
  direction === 'asc'
    ? [sql`${articles.updatedAt} asc nulls first`, desc(articles.uuid)]
    : [sql`${articles.updatedAt} desc nulls last`, asc(articles.uuid)];

const lineColumns = {
  uuid: articles.uuid,
  type: articles.type,
  status: articles.status,
  title: articles.title,
  number: articles.number,
  publishAt: articles.publishAt,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
  savedBy: articles.savedBy,
};

/** What the audit log says of an article: no token, and no person's number or address. */
function auditOf(row: ArticleRow) {
  const { status, publishAt, title, subTitle, homeContent, number, previewImageId, mainImageId } = row;
  const { artistId, periodFrom, periodTo, periodMemo, timeFrom, timeTo, timeMemo } = row;
  const { organizer, location, locationDetail, content, originLink } = row;
  return {
    ...{ status, publishAt, title, subTitle, homeContent, number, previewImageId, mainImageId },
    ...{ artistId, periodFrom, periodTo, periodMemo, timeFrom, timeTo, timeMemo },
    ...{ organizer, location, locationDetail, content, originLink },
    contents: row.contents.map((block) => `${block.title}\n${block.content}`).join('\n\n'),
  };
}

export function createAdminArticleRepository(orm: Orm) {
  const managed = createManagedRows(orm, articles, {
    subject: 'ARTICLE',
    labelOf: ({ title }) => title,
    auditOf,
  });

  return {
    ...revisionReads(orm),
    remove: managed.remove,

    list: (selection: Selection, { offset, limit }: PageWindow) =>
      orm
        .select({ ...lineColumns, previewImage: imageColumns })
        .from(articles)
        .leftJoin(images, eq(images.id, articles.previewImageId))
        .where(isAmong(selection))
        .orderBy(...ordered(selection.direction))
        .offset(offset)
        .limit(limit),

    count: (selection: Selection): Promise<number> => countCapped(orm, articles, isAmong(selection)),

    async find(uuid: string): Promise<WrittenArticle | null> {
      const [[row], artistRows, artworkRows] = await Promise.all([
        orm.select().from(articles).where(eq(articles.uuid, uuid)),
        orm
          .select({ id: articleRelatedArtists.artistId })
          .from(articleRelatedArtists)
          .where(eq(articleRelatedArtists.articleUuid, uuid))
          .orderBy(asc(articleRelatedArtists.position), asc(articleRelatedArtists.artistId)),
        orm
          .select({ uuid: articleRelatedArtworks.artworkUuid })
          .from(articleRelatedArtworks)
          .where(eq(articleRelatedArtworks.articleUuid, uuid))
          .orderBy(asc(articleRelatedArtworks.position), asc(articleRelatedArtworks.artworkUuid)),
      ]);
      if (row === undefined) return null;
      const related = {
        relatedArtistIds: artistRows.map(({ id }) => id),
        relatedArtworkUuids: artworkRows.map((artwork) => artwork.uuid),
      };
      return { row, text: textOf(row, related) };
    },

    /** Begins a draft. @returns its uuid */
    add: (
      { uuid, type }: { uuid: string; type: ArticleType },
      text: ArticleText,
      actorId: string,
      now: Date,
    ): Promise<string> =>
      managed.add(
        { ...columnsOf(text), uuid, type, status: 'DRAFT', savedBy: actorId, createdAt: now, updatedAt: now },
        actorId,
        'CREATE',
        (tx, { uuid, version }) => keepRevision(tx, { uuid, version, actorId }, text, now),
      ),

    /** Saves a text in place of the one that was seen. @returns null where it was saved */
    save: (
      saving: Saving,
      { before, text }: { before: WrittenArticle; text: ArticleText },
      now: Date,
      action: 'UPDATE' | 'RESTORE_REVISION',
    ): Promise<Unsaved | null> =>
      managed.update(
        saving,
        { ...columnsOf(text), savedBy: saving.actorId },
        now,
        action,
        async (tx, { uuid, version }) => {
          await putRelated(tx, uuid, text);
          await keepFirst(tx, before);
          await keepRevision(tx, { uuid, version, actorId: saving.actorId }, text, now);
        },
      ),

    /** Publishes, schedules or takes back the article that was seen. @returns null where it was done */
    changeStatus(
      saving: Saving,
      { before, status, publishAt }: { before: ArticleStatus; status: ArticleStatus; publishAt: Date | null },
      now: Date,
    ): Promise<Unsaved | null> {
      const action =
        status === 'PUBLISHED'
          ? 'PUBLISH'
          : status === 'SCHEDULED'
            ? 'SCHEDULE'
            : before === 'PUBLISHED'
              ? 'UNPUBLISH'
              : 'UPDATE';
      const place = status === 'PUBLISHED' ? { createdAt: placeInLists(now) } : {};
      return managed.update(saving, { status, publishAt, ...place }, now, action);
    },

    /** Makes, renews or takes back (null) the link that shows an article. @returns false where there is no such article */
    setPreview: (
      uuid: string,
      preview: { token: string; until: Date } | null,
      actorId: string,
    ): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const [before] = await tx
          .select({ title: articles.title, until: articles.previewUntil })
          .from(articles)
          .where(eq(articles.uuid, uuid))
          .for('update');
        if (before === undefined) return false;
        const until = preview?.until ?? null;
        await tx
          .update(articles)
          .set({ previewToken: preview?.token ?? null, previewUntil: until })
          .where(eq(articles.uuid, uuid));
        await writeAudit(tx, {
          ...{ actorId, action: 'SHARE', subject: 'ARTICLE', subjectId: uuid, label: before.title },
          before: { previewUntil: before.until },
          after: { previewUntil: until },
        });
        return true;
      }),

    /** The ones of these images that are there to stay. */
    listImages: (ids: readonly string[]) =>
      orm
        .select(imageColumns)
        .from(images)
        .where(and(inArray(images.id, [...ids]), isNull(images.removedAt))),

    /** The ones of these artists that are there, also with a hidden page. */
    async listArtistIds(ids: readonly number[]): Promise<number[]> {
      const rows = await orm
        .select({ id: artists.id })
        .from(artists)
        .where(inArray(artists.id, [...ids]));
      return rows.map(({ id }) => id);
    },

    /** The ones of these artworks that are there. */
    async listArtworkUuids(uuids: readonly string[]): Promise<string[]> {
      const rows = await orm
        .select({ uuid: artworks.uuid })
        .from(artworks)
        .where(inArray(artworks.uuid, [...uuids]));
      return rows.map(({ uuid }) => uuid);
    },
  };
}

async function putRelated(tx: Transaction, articleUuid: string, text: ArticleText): Promise<void> {
  await tx.delete(articleRelatedArtists).where(eq(articleRelatedArtists.articleUuid, articleUuid));
  await tx.delete(articleRelatedArtworks).where(eq(articleRelatedArtworks.articleUuid, articleUuid));
  const artistRows = text.relatedArtistIds.map((artistId, position) => ({ articleUuid, artistId, position }));
  if (artistRows.length > 0) await tx.insert(articleRelatedArtists).values(artistRows);
  const artworkRows = text.relatedArtworkUuids.map((artworkUuid, position) => ({
    ...{ articleUuid, artworkUuid, position },
  }));
  if (artworkRows.length > 0) await tx.insert(articleRelatedArtworks).values(artworkRows);
}
