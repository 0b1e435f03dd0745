import { z } from 'zod';
import {
  contactUpdateSchema,
  memberExportQuerySchema,
  memberPageSchema,
  memberQuerySchema,
  memberSchema,
  memberStopSchema,
  openedMemberSchema,
  roleChangeSchema,
  withdrawalPageSchema,
  withdrawalQuerySchema,
} from '@/lib/contracts/admin/member';
import { openingSchema } from '@/lib/contracts/access-reason';
import { route } from '@/server/api/http/endpoint';
import { fileAnswerSchema } from '@/server/api/http/file-answer';
import { answerExport, CSV_TYPE } from '@/server/api/http/list-csv';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { MemberService } from './service';

const ofOne = { ...OPERATOR_ONLY, params: z.object({ uuid: z.uuid() }), data: memberSchema } as const;
const change = { ...ofOne, method: 'put', rateLimit: 'adminChange' } as const;

/** `/v1/admin/members` and `/v1/admin/withdrawals`. */
export const memberAdminRoutes = (members: MemberService) => [
  ...memberReadRoutes(members),
  ...memberChangeRoutes(members),
];

const memberReadRoutes = (members: MemberService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/members',
      summary: { ko: '회원 목록', en: 'Accounts by role, status and text, with masked names' },
      query: memberQuerySchema,
      data: memberPageSchema,
    },
    async ({ actor, query }) => members.list(actor, query),
  ),
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/members/export',
      summary: {
        ko: '회원 목록 내려받기',
        en: 'The list as CSV without personal data; the download is in the log',
      },
      rateLimit: 'adminExport',
      query: memberExportQuerySchema,
      file: [CSV_TYPE],
      data: fileAnswerSchema,
    },
    async ({ actor, query }) => answerExport(query, (asked) => members.exportCsv(actor, asked)),
  ),
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/withdrawals',
      summary: { ko: '탈퇴 유예 목록', en: 'Withdrawn accounts that may come back, with the days left' },
      query: withdrawalQuerySchema,
      data: withdrawalPageSchema,
    },
    async ({ actor, query }) => members.listWithdrawals(actor, query),
  ),
  route(
    {
      ...ofOne,
      method: 'get',
      path: '/v1/admin/members/{uuid}',
      summary: { ko: '회원 상세', en: 'An account with what belongs to it; who it is is masked' },
    },
    async ({ params }) => members.get(params.uuid),
  ),
  route(
    {
      ...ofOne,
      method: 'post',
      path: '/v1/admin/members/{uuid}/open',
      ignoresKey: 'personal',
      summary: { ko: '회원 개인정보 보기', en: 'The member’s name and contacts; each reading is in the log' },
      rateLimit: 'personalData',
      body: openingSchema,
      data: openedMemberSchema,
    },
    async ({ actor, params, body }) => members.open(actor, params.uuid, body),
  ),
];

const memberChangeRoutes = (members: MemberService) => [
  route(
    {
      ...change,
      path: '/v1/admin/members/{uuid}/role',
      summary: {
        ko: '회원 역할 변경',
        en: 'Gives an account another role, where the one that it has allows it',
      },
      body: roleChangeSchema,
    },
    async ({ actor, params, body }) => members.changeRole(actor, params.uuid, body),
  ),
  route(
    {
      ...change,
      path: '/v1/admin/members/{uuid}/stop',
      summary: { ko: '이용 정지', en: 'Keeps the owner out, who reads why; an artist’s pages are hidden' },
      body: memberStopSchema,
    },
    async ({ actor, params, body }) => members.stop(actor, params.uuid, body.reason),
  ),
  route(
    {
      ...change,
      path: '/v1/admin/members/{uuid}/restore',
      summary: { ko: '이용 정지 해제', en: 'Lets the owner in again and shows what was hidden' },
    },
    async ({ actor, params }) => members.restore(actor, params.uuid),
  ),
  route(
    {
      ...change,
      path: '/v1/admin/members/{uuid}/contact',
      summary: { ko: '단체 회원 연락처 고치기', en: 'Saves name and contact of a member of an organization' },
      body: contactUpdateSchema,
    },
    async ({ actor, params, body }) => members.saveContact(actor, params.uuid, body),
  ),
  route(
    {
      ...change,
      path: '/v1/admin/members/{uuid}/withdrawal/revoke',
      summary: { ko: '탈퇴 철회', en: 'Takes a withdrawal back on request of its owner, within the grace' },
    },
    async ({ actor, params }) => members.revokeWithdrawal(actor, params.uuid),
  ),
  route(
    {
      ...change,
      path: '/v1/admin/members/{uuid}/withdrawal',
      summary: {
        ko: '탈퇴 처리',
        en: 'Withdraws an account for its owner, who is kept out or of no organization',
      },
    },
    async ({ actor, params }) => members.withdraw(actor, params.uuid),
  ),
  route(
    {
      ...change,
      method: 'post',
      path: '/v1/admin/members/{uuid}/password-link',
      summary: { ko: '비밀번호 링크 보내기', en: 'Mails a link by which the owner sets a password, once' },
    },
    async ({ actor, params }) => members.sendPasswordLink(actor, params.uuid),
  ),
];
