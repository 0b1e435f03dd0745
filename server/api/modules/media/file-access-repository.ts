import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { accounts, artistApplications, artistDocuments } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { contestApplicants, contestFiles } from '@/server/db/schema/contest';
import { originals } from '@/server/db/schema/original';
import { portfolioLinks, portfolios } from '@/server/db/schema/portfolio';
import { inquiryAnswerFiles, inquiryFiles } from '@/server/db/schema/support';
import { storedUploads } from '@/server/db/schema/upload';
import type { FileGrantor } from '@/server/providers/storage/storage';
import type { ReadFile } from './file-routes';

/** A key contains the uuid of its file's row. The folder decides the table. */
const KEY =
  /^(claimed|blind|originals|documents|inquiries)\/([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?:[./]|$)/;

/**
 * Decides whether private files may still be read. A signed address lives for minutes, and its grant may end earlier: a link
 * is removed or expires, an application or an account is withdrawn.
 */
export function createFileAccessRepository(orm: Orm) {
  const isActive = eq(accounts.status, 'ACTIVE');

  /** For the owner: while the file is stored and the account is active. */
  const ofOwner = (uuid: string) =>
    orm
      .select({ uuid: storedUploads.uuid })
      .from(storedUploads)
      .innerJoin(accounts, and(eq(accounts.uuid, storedUploads.accountUuid), isActive))
      .where(eq(storedUploads.uuid, uuid));

  /** For a visitor with a portfolio's link: while the link is valid, and the PDF is the kept one. */
  const byLink = (uuid: string, link: string, now: Date) =>
    orm
      .select({ uuid: portfolioLinks.uuid })
      .from(portfolioLinks)
      .innerJoin(artists, eq(artists.id, portfolioLinks.artistId))
      .innerJoin(accounts, and(eq(accounts.uuid, artists.accountUuid), isActive))
      .innerJoin(portfolios, and(eq(portfolios.artistId, artists.id), eq(portfolios.isTemporary, false)))
      .where(
        and(
          eq(portfolioLinks.uuid, link),
          gt(portfolioLinks.expiresAt, now),
          isNull(portfolios.replacedAt),
          eq(portfolios.pdfUploadUuid, uuid),
        ),
      );

  /** For the contest's organization: while the application is sent, and has the file. */
  const byApplicant = (uuid: string, applicant: string) =>
    orm
      .select({ uuid: contestFiles.uuid })
      .from(contestFiles)
      .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestFiles.applicantUuid))
      .where(
        and(
          eq(contestFiles.uploadUuid, uuid),
          eq(contestFiles.applicantUuid, applicant),
          isNotNull(contestApplicants.sentAt),
        ),
      );

  function claimed(uuid: string, grantedBy: FileGrantor | undefined, now: Date) {
    switch (grantedBy?.kind) {
      case 'portfolio-link':
        return byLink(uuid, grantedBy.uuid, now);
      case 'contest-applicant':
        return byApplicant(uuid, grantedBy.uuid);
      case undefined:
        return ofOwner(uuid);
    }
  }

  const original = (uuid: string) =>
    orm
      .select({ uuid: originals.uuid })
      .from(originals)
      .innerJoin(accounts, and(eq(accounts.uuid, originals.accountUuid), isActive))
      .where(eq(originals.uuid, uuid));

  const document = (application: string, key: string) =>
    orm
      .select({ uuid: artistDocuments.uuid })
      .from(artistDocuments)
      .innerJoin(artistApplications, eq(artistApplications.uuid, artistDocuments.applicationUuid))
      .innerJoin(accounts, and(eq(accounts.uuid, artistApplications.accountUuid), isActive))
      .where(and(eq(artistDocuments.applicationUuid, application), eq(artistDocuments.storageKey, key)));

  async function isOfInquiry(inquiry: string, key: string): Promise<boolean> {
    const sent = orm
      .select({ key: inquiryFiles.storageKey })
      .from(inquiryFiles)
      .where(and(eq(inquiryFiles.inquiryUuid, inquiry), eq(inquiryFiles.storageKey, key)));
    const answered = orm
      .select({ key: inquiryAnswerFiles.storageKey })
      .from(inquiryAnswerFiles)
      .where(and(eq(inquiryAnswerFiles.inquiryUuid, inquiry), eq(inquiryAnswerFiles.storageKey, key)));
    return (await sent).length > 0 || (await answered).length > 0;
  }

  return {
    /** Keys outside the folders of private files have no row, and are read by their signature alone. */
    async isReadable({ key, grantedBy }: ReadFile, now: Date): Promise<boolean> {
      const [, folder, uuid] = KEY.exec(key) ?? [];
      if (uuid === undefined) return true;
      if (folder === 'inquiries') return isOfInquiry(uuid, key);
      // Copies for a blind review are read by its organization's grant alone.
      if (folder === 'blind')
        return (
          grantedBy?.kind === 'contest-applicant' && (await byApplicant(uuid, grantedBy.uuid)).length > 0
        );
      if (folder === 'originals') return (await original(uuid)).length > 0;
      if (folder === 'documents') return (await document(uuid, key)).length > 0;
      return (await claimed(uuid, grantedBy, now)).length > 0;
    },
  };
}
