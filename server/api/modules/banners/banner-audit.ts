import type { banners } from '@/server/db/schema/banner';

type Banner = typeof banners.$inferSelect;

/** What the audit log says of a banner. */
export const bannerAudit = {
  subject: 'BANNER',
  labelOf: ({ title }: Banner) => title,
  auditOf: ({ uuid, version, position, isWithinPeriod, createdAt, updatedAt, ...written }: Banner) => written,
} as const;
