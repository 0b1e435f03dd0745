import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FormTerms } from '@/lib/contest/terms/terms-edition';
import type { OrganizationVerification } from '@/lib/contest/verified-organization';
import type { ContestStanding, OrganizationProof } from '@/lib/contracts/contest';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import type { Orm, Transaction } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { articles } from '@/server/db/schema/article';
import { contestForms, contests, organizations } from '@/server/db/schema/contest';
import { contestEvents, contestReviewRules } from '@/server/db/schema/contest-jury';
import { images } from '@/server/db/schema/image';

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
  extendedFrom: contests.extendedFrom,
  closedAt: contests.closedAt,
  stoppedAs: contests.stoppedAs,
  stoppedAt: contests.stoppedAt,
  stopReason: contests.stopReason,
  isBlind: contests.isBlind,
  allowsEdits: contests.allowsEdits,
  formVersion: contests.formVersion,
  round: contests.round,
  reviewEdition: contests.reviewEdition,
  announcedAt: contests.announcedAt,
  resultText: contests.resultText,
  resultPublishedAt: contests.resultPublishedAt,
  version: contests.version,
  createdAt: contests.createdAt,
  updatedAt: contests.updatedAt,
};

/** The terms of a form. */
export const termsColumns = {
  terms: contestForms.terms,
  termsEdition: contestForms.termsEdition,
  termsAt: contestForms.termsAt,
};

/** The organization of a contest as its mark names it. */
export const verificationColumns = {
  name: organizations.name,
  verifiedBy: organizations.verifiedBy,
  verifiedAt: organizations.verifiedAt,
};

/** A contest has its own image, or that of its news. */
export const previewImageId = sql<string>`coalesce(${contests.previewImageId}, ${articles.previewImageId})`;

/** One contest with the form that it asks now, its terms, the rule that it is scored by, and whether its news is published. */
export async function findContest(orm: Orm | Transaction, which: SQL | undefined) {
  const [row] = await orm
    .select({
      ...contestColumns,
      fields: contestForms.fields,
      ...termsColumns,
      rule: contestReviewRules.rule,
      image: imageColumns,
      newsStatus: articles.status,
      organization: verificationColumns,
    })
    .from(contests)
    .innerJoin(organizations, eq(organizations.uuid, contests.organizationUuid))
    .innerJoin(
      contestForms,
      and(eq(contestForms.contestUuid, contests.uuid), eq(contestForms.version, contests.formVersion)),
    )
    .innerJoin(
      contestReviewRules,
      and(
        eq(contestReviewRules.contestUuid, contests.uuid),
        eq(contestReviewRules.edition, contests.reviewEdition),
      ),
    )
    .leftJoin(articles, eq(articles.uuid, contests.articleUuid))
    .leftJoin(images, eq(images.id, previewImageId))
    .where(which);
  return row ?? null;
}

export type ContestRow = NonNullable<Awaited<ReturnType<typeof findContest>>>;

/** The contest that an article tells of, where visitors may see it; for a query that reads articles. */
const isShownBy = and(
  eq(contests.articleUuid, articles.uuid),
  ...[ne(contests.state, 'DRAFT'), sql`${contests.stoppedAs} is distinct from 'WITHDRAWN'`],
);

/** A column of that contest. */
export const ofContest = (orm: Orm, column: AnyPgColumn | SQL) =>
  orm
    .select({ value: sql`${column}` })
    .from(contests)
    .where(isShownBy);

/** The terms of that contest; null for none. */
export const termsOfContest = (orm: Orm) => {
  const { terms, termsEdition, termsAt, contestUuid, version } = contestForms;
  const read = orm
    .select({ value: sql`jsonb_build_array(${terms}, ${termsEdition}, ${termsAt})` })
    .from(contests)
    .innerJoin(contestForms, and(eq(contestUuid, contests.uuid), eq(version, contests.formVersion)))
    .where(isShownBy);
  return sql<FormTerms | null>`(${read})`.mapWith(
    ([shown, edition, at]: [ContestTerms | null, number, string]): FormTerms => ({
      ...{ terms: shown, termsEdition: edition, termsAt: new Date(at) },
    }),
  );
};

/** The organization of that contest; null for none. */
export const organizationOfContest = (orm: Orm) => {
  const { name, verifiedBy, verifiedAt } = verificationColumns;
  const read = orm
    .select({ value: sql`jsonb_build_array(${name}, ${verifiedBy}, ${verifiedAt})` })
    .from(contests)
    .innerJoin(organizations, eq(organizations.uuid, contests.organizationUuid))
    .where(isShownBy);
  return sql<OrganizationVerification | null>`(${read})`.mapWith(
    ([its, by, at]: [string, OrganizationProof | null, string | null]): OrganizationVerification => ({
      ...{ name: its, verifiedBy: by, verifiedAt: at === null ? null : new Date(at) },
    }),
  );
};

/** The pieces of news that an organization's contests were published with. */
export async function listNewsOf(orm: Orm, organizationUuid: string): Promise<string[]> {
  const rows = await orm
    .select({ articleUuid: contests.articleUuid })
    .from(contests)
    .where(
      and(
        eq(contests.organizationUuid, organizationUuid),
        ne(contests.state, 'DRAFT'),
        isNotNull(contests.articleUuid),
      ),
    );
  return rows.flatMap(({ articleUuid }) => articleUuid ?? []);
}

const END = sql`least(${contests.closesAt}, ${contests.closedAt}, ${contests.stoppedAt})`;

/** When that contest begins taking applications, and when it ends or ended (`endOf` of `lib/contest/standing.ts`); null for none. */
export const contestTimes = (orm: Orm) => ({
  opensAt: sql<Date | null>`(${ofContest(orm, contests.opensAt)})`.mapWith(contests.opensAt),
  closesAt: sql<Date | null>`(${ofContest(orm, END)})`.mapWith(contests.closesAt),
});

/** The rows that stand somewhere, as `standingOf` says it of one. */
export function standsAt(filter: ContestStanding | 'ALL', now: Date): SQL | undefined {
  const isLeft = sql`${contests.stoppedAs} is distinct from 'WITHDRAWN'`;
  const isPublished = and(eq(contests.state, 'PUBLISHED'), isLeft);
  const isOver = or(isNotNull(contests.closedAt), isNull(contests.closesAt), lte(contests.closesAt, now));
  const isAhead = and(isNull(contests.closedAt), gt(contests.closesAt, now));
  switch (filter) {
    case 'ALL':
      return undefined;
    case 'DRAFT':
    case 'ARCHIVED':
      return and(eq(contests.state, filter), isLeft);
    case 'WITHDRAWN':
      return eq(contests.stoppedAs, filter);
    case 'CLOSED':
      return and(isPublished, isOver);
    case 'SCHEDULED':
      return and(isPublished, isAhead, or(isNull(contests.opensAt), gt(contests.opensAt, now)));
    case 'OPEN':
      return and(isPublished, isAhead, lte(contests.opensAt, now));
  }
}

/** Adds an entry to the log of a contest (C-100), in the transaction of what it tells of. */
export async function logContestEvent(
  tx: Transaction,
  event: Omit<typeof contestEvents.$inferInsert, 'uuid'>,
): Promise<void> {
  await tx.insert(contestEvents).values(event);
}
