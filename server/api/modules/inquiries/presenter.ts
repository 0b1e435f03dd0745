import type { Inquiry, InquiryRow } from '@/lib/contracts/support';
import { site } from '@/lib/site';
import type { InquiryFileRow, InquiryRowRead, WholeInquiry } from './repository';

type SignedFile = Pick<InquiryFileRow, 'fileName' | 'mime' | 'bytes'> & { url: string };

/** An inquiry of its sender's list. */
export function presentInquiryRow({
  uuid,
  type,
  title,
  createdAt,
  answeredAt,
  readAt,
}: InquiryRowRead): InquiryRow {
  return {
    ...{ uuid, type, title, createdAt: createdAt.toISOString() },
    isAnswered: answeredAt !== null,
    isRead: readAt !== null,
  };
}

/** An inquiry as its sender reads it, with the addresses of its files. */
export function presentInquiry(
  row: WholeInquiry,
  { sent, answered }: { sent: readonly SignedFile[]; answered: readonly SignedFile[] },
): Inquiry {
  const { accountId, content, email, phoneNum, answer, answeredAt } = row;
  return {
    ...presentInquiryRow(row),
    ...{ userAccountId: accountId, content, email, phoneNum, answer },
    privatePresignedUrls: sent.map(({ url }) => url),
    files: sent.map(({ fileName, mime, bytes }) => ({ name: fileName, mime, bytes })),
    answerFiles: answered.map(({ fileName, mime, bytes, url }) => ({ name: fileName, mime, bytes, url })),
    answeredAt: answeredAt?.toISOString() ?? null,
    // Senders don't see operators' login IDs, but one name for all operators.
    answerAdminAccountId: answer === null ? null : site.company.supportTeam,
  };
}
