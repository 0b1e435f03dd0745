import { notices, inquiries } from '@/server/db/schema/support';
import type { Account, TestApi } from './api';

/** An inquiry that keeps every rule, as it is sent. */
export const inquiryBody = (given: object = {}) => ({
  ...{ type: 'INQUIRY', title: '작품이 보이지 않아요', content: '어제부터 흰 화면입니다.' },
  ...{ email: 'haru@example.com', phoneNum: '010-1234-5678' },
  ...given,
});

/** Adds an inquiry of an account, answered where an answer is given. */
export const keptInquiry = (
  api: TestApi,
  { uuid: accountUuid }: Pick<Account, 'uuid'>,
  given: Partial<typeof inquiries.$inferInsert> = {},
) =>
  api.make.row(inquiries, {
    ...{ accountUuid, type: 'INQUIRY', title: '작품이 보이지 않아요', content: '흰 화면입니다.' },
    ...{ email: 'haru@example.com', phoneNum: '01012345678' },
    ...(given.answer == null ? {} : { answeredAt: new Date() }),
    ...given,
  });

/** Adds a notice that was written after every account of a test. */
export const keptNotice = (api: TestApi, given: Partial<typeof notices.$inferInsert> = {}) =>
  api.make.row(notices, {
    ...{ title: '점검 안내', content: '<p>새벽에 점검합니다.</p>', createdBy: '운영팀' },
    createdAt: new Date(Date.now() + 60_000),
    ...given,
  });
