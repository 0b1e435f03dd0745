import { and, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { hasOwnerBeside } from '@/server/api/modules/organizations/shared-rows';
import { openLinkUntil } from '@/server/api/modules/password-links/shared-rows';
import { accounts, artistApplications } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { contestApplicants, organizationMembers, organizations } from '@/server/db/schema/contest';
import { likes } from '@/server/db/schema/like';
import { inquiries } from '@/server/db/schema/support';

export type MemberDetailRepository = ReturnType<typeof createMemberDetailRepository>;
export type MemberRead = NonNullable<Awaited<ReturnType<MemberDetailRepository['find']>>>;
export type BelongingsRead = Awaited<ReturnType<MemberDetailRepository['listBelongings']>>;

/** Inquiries and applications that a member's screen names. */
const LATEST = 10;

/** One account, and what belongs to it. */
export function createMemberDetailRepository(orm: Orm) {
  return {
    async find(uuid: string, now: Date) {
      const [row] = await orm
        .select({
          account: accounts,
          linkUntil: openLinkUntil(now),
          artist: {
            nameKo: artists.nameKo,
            nameEn: artists.nameEn,
            isPublic: artists.isPublic,
            artworkCount: artists.artworkCount,
            likeCount: artists.likeCount,
          },
          organization: {
            uuid: organizations.uuid,
            name: organizations.name,
            role: organizationMembers.role,
            hasOtherOwner: hasOwnerBeside(orm, organizations.uuid, accounts.uuid),
          },
          contestApplications: sql<number>`(select count(*)::int from ${contestApplicants} where ${eq(contestApplicants.accountUuid, accounts.uuid)})`,
          inquiries: sql<number>`(select count(*)::int from ${inquiries} where ${eq(inquiries.accountUuid, accounts.uuid)})`,
        })
        .from(accounts)
        .leftJoin(artists, eq(artists.accountUuid, accounts.uuid))
        .leftJoin(organizationMembers, eq(organizationMembers.accountUuid, accounts.uuid))
        .leftJoin(organizations, eq(organizations.uuid, organizationMembers.organizationUuid))
        .where(eq(accounts.uuid, uuid));
      return row ?? null;
    },

    /** The newest applications and inquiries, and how much is liked, by type. */
    async listBelongings(accountUuid: string) {
      const [applications, latest, liked] = await Promise.all([
        orm
          .select({
            uuid: artistApplications.uuid,
            status: artistApplications.status,
            createdAt: artistApplications.createdAt,
            decidedAt: artistApplications.decidedAt,
          })
          .from(artistApplications)
          .where(eq(artistApplications.accountUuid, accountUuid))
          .orderBy(desc(artistApplications.createdAt), desc(artistApplications.uuid))
          .limit(LATEST),
        orm
          .select({
            uuid: inquiries.uuid,
            type: inquiries.type,
            title: inquiries.title,
            createdAt: inquiries.createdAt,
            answeredAt: inquiries.answeredAt,
          })
          .from(inquiries)
          .where(eq(inquiries.accountUuid, accountUuid))
          .orderBy(desc(inquiries.createdAt), inquiries.uuid)
          .limit(LATEST),
        orm
          .select({ type: likes.type, total: sql<number>`count(*)::int` })
          .from(likes)
          .where(and(eq(likes.accountUuid, accountUuid)))
          .groupBy(likes.type),
      ]);
      return { applications, latest, liked };
    },
  };
}
