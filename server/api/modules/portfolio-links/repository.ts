import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { findOwnArtist, holdArtist } from '@/server/api/modules/studio-profile/shared-rows';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { portfolioLinks, portfolios } from '@/server/db/schema/portfolio';

export interface NewLink {
  uuid: string;
  artistId: number;
  token: string;
  label: string;
  createdAt: Date;
  expiresAt: Date;
}

export type PortfolioLinkRepository = ReturnType<typeof createPortfolioLinkRepository>;
export type PortfolioLinkRow = typeof portfolioLinks.$inferSelect;

export function createPortfolioLinkRepository(orm: Orm) {
  const isOpen = (token: string, now: Date) =>
    and(eq(portfolioLinks.token, token), gt(portfolioLinks.expiresAt, now));

  return {
    findArtist: (accountUuid: string) => findOwnArtist(orm, accountUuid),

    /** The artist's links, newest first. */
    list: (artistId: number): Promise<PortfolioLinkRow[]> =>
      orm
        .select()
        .from(portfolioLinks)
        .where(eq(portfolioLinks.artistId, artistId))
        .orderBy(desc(portfolioLinks.createdAt), desc(portfolioLinks.uuid)),

    /** Whether a portfolio's PDF is kept, which a link would show. */
    async hasKept(artistId: number): Promise<boolean> {
      const rows = await orm
        .select({ uuid: portfolios.uuid })
        .from(portfolios)
        .where(
          and(
            eq(portfolios.artistId, artistId),
            eq(portfolios.isTemporary, false),
            isNull(portfolios.replacedAt),
          ),
        );
      return rows.length > 0;
    },

    /** Adds a link, or returns the one with its uuid; null where the artist has so many already. */
    addWithin: (link: NewLink, most: number): Promise<PortfolioLinkRow | null> =>
      orm.transaction(async (tx) => {
        await holdArtist(tx, link.artistId);
        const [made] = await tx.select().from(portfolioLinks).where(eq(portfolioLinks.uuid, link.uuid));
        if (made !== undefined) return made;
        if ((await tx.$count(portfolioLinks, eq(portfolioLinks.artistId, link.artistId))) >= most)
          return null;
        const [row] = await tx.insert(portfolioLinks).values(link).returning();
        return row ?? null;
      }),

    /** False where the artist has no such link. */
    async remove(artistId: number, uuid: string): Promise<boolean> {
      const rows = await orm
        .delete(portfolioLinks)
        .where(and(eq(portfolioLinks.artistId, artistId), eq(portfolioLinks.uuid, uuid)))
        .returning({ uuid: portfolioLinks.uuid });
      return rows.length > 0;
    },

    /** The account whose portfolio the link shows; null for an unknown link, for one whose time is over, and of an artist who left. */
    async findOpen(token: string, now: Date) {
      const [row] = await orm
        .select({
          uuid: portfolioLinks.uuid,
          accountUuid: artists.accountUuid,
          expiresAt: portfolioLinks.expiresAt,
        })
        .from(portfolioLinks)
        .innerJoin(artists, eq(artists.id, portfolioLinks.artistId))
        .innerJoin(accounts, and(eq(accounts.uuid, artists.accountUuid), eq(accounts.status, 'ACTIVE')))
        .where(isOpen(token, now));
      return row ?? null;
    },

    async countView(token: string, now: Date): Promise<void> {
      await orm
        .update(portfolioLinks)
        .set({ views: sql`${portfolioLinks.views} + 1`, lastViewedAt: now })
        .where(isOpen(token, now));
    },
  };
}
