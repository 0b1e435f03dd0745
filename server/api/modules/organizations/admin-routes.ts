import { z } from 'zod';
import {
  adminOrganizationPageSchema,
  adminOrganizationQuerySchema,
  adminOrganizationSchema,
  organizationCreateSchema,
  organizationUpdateSchema,
  organizationVerifySchema,
  personCreateSchema,
  personJoinSchema,
  personRoleSchema,
} from '@/lib/contracts/admin/organization';
import { versionSchema } from '@/lib/contracts/version';
import { route } from '@/server/api/http/endpoint';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { OrganizationService } from './service';

const answer = { ...OPERATOR_ONLY, data: adminOrganizationSchema } as const;
const ofOne = { ...answer, params: z.object({ uuid: z.uuid() }) } as const;
const changing = { rateLimit: 'adminChange' } as const;
const ofPerson = {
  ...answer,
  ...changing,
  path: '/v1/admin/organizations/{uuid}/people/{accountUuid}',
  params: z.object({ uuid: z.uuid(), accountUuid: z.uuid() }),
} as const;

/** `/v1/admin/organizations`: organizations and their people. */
export const organizationAdminRoutes = (organizations: OrganizationService) => [
  route(
    {
      ...OPERATOR_ONLY,
      method: 'get',
      path: '/v1/admin/organizations',
      summary: { ko: '단체 목록', en: 'Organizations with their owners, for operators' },
      query: adminOrganizationQuerySchema,
      data: adminOrganizationPageSchema,
    },
    async ({ actor, query }) => organizations.list(actor, query),
  ),
  route(
    {
      ...answer,
      ...changing,
      method: 'post',
      path: '/v1/admin/organizations',
      summary: {
        ko: '단체 만들기',
        en: 'An organization with its first owner, who gets an invitation by mail',
      },
      body: organizationCreateSchema,
    },
    async ({ actor, body }) => organizations.create(actor, body),
  ),
  route(
    {
      ...ofOne,
      method: 'get',
      path: '/v1/admin/organizations/{uuid}',
      summary: { ko: '단체 상세', en: 'An organization with its people, who are masked' },
    },
    async ({ params }) => organizations.get(params.uuid),
  ),
  route(
    {
      ...ofOne,
      ...changing,
      method: 'put',
      path: '/v1/admin/organizations/{uuid}',
      summary: { ko: '단체 이름 고치기', en: 'Renames an organization in the version that was seen' },
      body: organizationUpdateSchema,
    },
    async ({ actor, params, body }) => organizations.rename(actor, params.uuid, body.version, body.name),
  ),
  route(
    {
      ...ofOne,
      ...changing,
      method: 'put',
      path: '/v1/admin/organizations/{uuid}/verification',
      summary: {
        ko: '단체 확인과 그 취소',
        en: 'Says by which document an organization was verified; null takes that back',
      },
      body: organizationVerifySchema,
    },
    async ({ actor, params, body }) => organizations.verify(actor, params.uuid, body),
  ),
  route(
    {
      ...ofOne,
      ...changing,
      method: 'post',
      path: '/v1/admin/organizations/{uuid}/people',
      summary: { ko: '단체 회원 초대', en: 'Creates an account of the organization and mails an invitation' },
      body: personCreateSchema,
    },
    async ({ actor, params, body }) => organizations.invite(actor, params.uuid, body),
  ),
  route(
    {
      ...ofOne,
      ...changing,
      method: 'put',
      path: '/v1/admin/organizations/{uuid}/people',
      summary: {
        ko: '있는 계정을 단체에 더하기',
        en: 'Adds an account that belongs to no organization',
      },
      body: personJoinSchema,
    },
    async ({ actor, params, body }) => organizations.join(actor, params.uuid, body),
  ),
  route(
    {
      ...ofPerson,
      method: 'put',
      summary: { ko: '단체 회원 역할 바꾸기', en: 'Makes an owner of a reviewer, or the other way round' },
      body: personRoleSchema,
    },
    async ({ actor, params, body }) => organizations.setRole(actor, params.uuid, params.accountUuid, body),
  ),
  route(
    {
      ...ofPerson,
      method: 'delete',
      rateLimit: 'removal',
      summary: { ko: '단체에서 빼기', en: 'Removes a member; an owner has to remain' },
      body: z.object({ version: versionSchema }),
    },
    async ({ actor, params, body }) =>
      organizations.remove(actor, params.uuid, params.accountUuid, body.version),
  ),
];
