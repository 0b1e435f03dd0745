import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Orm, Transaction } from './client';
import { imageColumns } from './columns';
import { articles } from './schema/article';
import { contestForms, contests } from './schema/contest';
import { images } from './schema/image';

/** A contest without its form. */
export const contestColumns = {
  uuid: contests.uuid,
  organizationUuid: contests.organizationUuid,
  articleUuid: contests.articleUuid,
  type: contests.type,
  state: contests.state,
  title: contests.title,
  organizer: contests.organizer,
  description: contests.description,
  opensAt: contests.opensAt,
  closesAt: contests.closesAt,
  closedAt: contests.closedAt,
  stoppedAs: contests.stoppedAs,
  stoppedAt: contests.stoppedAt,
  stopReason: contests.stopReason,
  isBlind: contests.isBlind,
  allowsEdits: contests.allowsEdits,
  formVersion: contests.formVersion,
  round: contests.round,
  announcedAt: contests.announcedAt,
  version: contests.version,
  createdAt: contests.createdAt,
  updatedAt: contests.updatedAt,
};

/** A contest has its own image, or that of its news. */
export const previewImageId = sql<string>`coalesce(${contests.previewImageId}, ${articles.previewImageId})`;

/** One contest with the form that it asks now, and whether its news is published. */
export async function findContest(orm: Orm | Transaction, which: SQL | undefined) {
  const [row] = await orm
    .select({
      ...contestColumns,
      fields: contestForms.fields,
      image: imageColumns,
      newsStatus: articles.status,
    })
    .from(contests)
    .innerJoin(
      contestForms,
      and(eq(contestForms.contestUuid, contests.uuid), eq(contestForms.version, contests.formVersion)),
    )
    .leftJoin(articles, eq(articles.uuid, contests.articleUuid))
    .leftJoin(images, eq(images.id, previewImageId))
    .where(which);
  return row ?? null;
}

export type ContestRow = NonNullable<Awaited<ReturnType<typeof findContest>>>;
