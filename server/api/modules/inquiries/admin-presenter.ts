import type { AdminInquiry, AdminInquiryFile, AdminInquiryRow } from '@/lib/contracts/admin/inquiry';
import { maskedEmail, maskedPhone } from '@/lib/format/masked';
import type { AdminInquiryRead, AdminInquiryRowRead } from './admin-repository';

/** An inquiry of the operators' list. */
export function presentAdminRow(row: AdminInquiryRowRead): AdminInquiryRow {
  const { uuid, type, title, senderId, answeredBy } = row;
  return {
    ...{ uuid, type, title, senderId, answeredBy },
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** An inquiry as an operator answers it. Its sender is masked. */
export function presentAdminInquiry(
  row: AdminInquiryRead,
  files: AdminInquiryFile[],
  answerFiles: AdminInquiryFile[],
): AdminInquiry {
  const { content, email, phoneNum, answer, version, readAt } = row;
  return {
    ...presentAdminRow(row),
    ...{ content, answer, version, files, answerFiles },
    email: maskedEmail(email),
    phoneNum: maskedPhone(phoneNum),
    isRead: readAt !== null,
  };
}
