import { inArray, sql } from 'drizzle-orm';
import { writeAudit } from '@/server/db/audit';
import type { Orm } from '@/server/db/client';
import { banners } from '@/server/db/schema/banner';

export type BannerPeriodRepository = ReturnType<typeof createBannerPeriodRepository>;

export function createBannerPeriodRepository(orm: Orm) {
  return {
    /**
     * Publishes and unpublishes due banners. One process switches a banner: the others skip it while its row is locked, and
     * find it switched afterwards. The audit log records the switch without an operator.
     * @returns the banners that were switched
     */
    turnDue: (now: Date, limit: number): Promise<{ uuid: string; isWithinPeriod: boolean }[]> =>
      orm.transaction(async (tx) => {
        const at = sql`${now.toISOString()}::timestamptz`;
        const isWithin = sql`(coalesce(${banners.showFrom} <= ${at}, true) and coalesce(${at} < ${banners.showUntil}, true))`;
        const due = await tx
          .select({ uuid: banners.uuid })
          .from(banners)
          .where(sql`${banners.isWithinPeriod} <> ${isWithin}`)
          .limit(limit)
          .for('no key update', { skipLocked: true });
        if (due.length === 0) return [];
        const turned = await tx
          .update(banners)
          .set({ isWithinPeriod: isWithin })
          .where(
            inArray(
              banners.uuid,
              due.map(({ uuid }) => uuid),
            ),
          )
          .returning({
            uuid: banners.uuid,
            title: banners.title,
            isActive: banners.isActive,
            isWithinPeriod: banners.isWithinPeriod,
          });
        await writeAudit(
          tx,
          ...turned
            .filter(({ isActive }) => isActive)
            .map(({ uuid, title, isWithinPeriod }) => ({
              ...{ actorId: null, subject: 'BANNER' as const, subjectId: uuid, label: title },
              action: isWithinPeriod ? ('SHOW' as const) : ('HIDE' as const),
            })),
        );
        return turned;
      }),
  };
}
