import type { Inquiry, InquiryRow } from '@/lib/contracts/support';
import type { InquiryFileRow, InquiryRowRead, WholeInquiry } from './repository';

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
  files: readonly (Pick<InquiryFileRow, 'fileName' | 'mime' | 'bytes'> & { url: string })[],
): Inquiry {
  const { accountId, content, email, phoneNum, answer, answeredAt } = row;
  return {
    ...presentInquiryRow(row),
    ...{ userAccountId: accountId, content, email, phoneNum, answer },
    privatePresignedUrls: files.map(({ url }) => url),
    files: files.map(({ fileName, mime, bytes }) => ({ name: fileName, mime, bytes })),
    answeredAt: answeredAt?.toISOString() ?? null,
    // The sender needs no operator's login ID.
    answerAdminAccountId: null,
  };
}
