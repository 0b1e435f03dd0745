import { z } from 'zod';
import {
  assignmentFormSchema,
  assignmentSchema,
  jurorRoundsSchema,
} from '@/lib/contracts/contest-assignment';
import {
  exclusionCreateSchema,
  jurorAddSchema,
  jurorInviteSchema,
  jurySchema,
} from '@/lib/contracts/organization-jury';
import { route } from '@/server/api/http/endpoint';
import { ORGANIZATION_ONLY } from '@/server/api/modules/organizations/shared-rules';
import type { PanelService } from './service';

const ofContest = {
  ...ORGANIZATION_ONLY,
  group: 'organizations',
  params: z.object({ uuid: z.uuid() }),
} as const;
const ofJuror = { ...ofContest, params: z.object({ uuid: z.uuid(), accountUuid: z.uuid() }) } as const;
const changing = { rateLimit: 'contestChange', data: z.null() } as const;

export const panelRoutes = (panel: PanelService) => [
  route(
    {
      ...ofContest,
      method: 'get',
      path: '/v1/organizations/contests/{uuid}/jury',
      summary: {
        ko: '심사단과 제척·회피',
        en: 'The panel of a contest with its progress, who may be added, and the log of exclusions; for owners',
      },
      data: jurySchema,
    },
    async ({ actor, params }) => panel.get(actor, params.uuid),
  ),
  route(
    {
      ...ofContest,
      ...changing,
      method: 'post',
      path: '/v1/organizations/contests/{uuid}/jurors',
      summary: {
        ko: '심사위원 넣기',
        en: 'Puts a reviewer of the organization on the panel, who is mailed; for owners',
      },
      body: jurorAddSchema,
    },
    async ({ actor, params, body }) => {
      await panel.add(actor, params.uuid, body.accountUuid);
      return null;
    },
  ),
  route(
    {
      ...ofContest,
      ...changing,
      method: 'post',
      path: '/v1/organizations/contests/{uuid}/jurors/invitations',
      summary: {
        ko: '심사위원 초대',
        en: 'Makes an account for a new reviewer, who is invited by mail, and puts it on the panel; for owners',
      },
      rateLimit: 'jurorInvitation',
      body: jurorInviteSchema,
    },
    async ({ actor, params, body }) => {
      await panel.invite(actor, params.uuid, body);
      return null;
    },
  ),
  route(
    {
      ...ofJuror,
      ...changing,
      method: 'post',
      path: '/v1/organizations/contests/{uuid}/jurors/{accountUuid}/invitation',
      summary: {
        ko: '심사위원 초대 다시 보내기',
        en: 'Sends the invitation of a juror who has no password yet again; for owners',
      },
      rateLimit: 'jurorInvitation',
    },
    async ({ actor, params }) => {
      await panel.inviteAgain(actor, params.uuid, params.accountUuid);
      return null;
    },
  ),
  route(
    {
      ...ofJuror,
      ...changing,
      method: 'delete',
      path: '/v1/organizations/contests/{uuid}/jurors/{accountUuid}',
      summary: {
        ko: '심사위원 빼기',
        en: 'Removes a juror from the panel; the scores stay in the record and don’t count; for owners',
      },
      rateLimit: 'removal',
    },
    async ({ actor, params }) => {
      await panel.remove(actor, params.uuid, params.accountUuid);
      return null;
    },
  ),
  route(
    {
      ...ofContest,
      ...changing,
      method: 'post',
      path: '/v1/organizations/contests/{uuid}/exclusions',
      summary: {
        ko: '제척·회피',
        en: 'Excludes a juror from an applicant: declared by the juror, or said by an owner',
      },
      body: exclusionCreateSchema,
    },
    async ({ actor, params, body, newUuid }) => {
      await panel.exclude(actor, params.uuid, body, newUuid);
      return null;
    },
  ),
  route(
    {
      ...ofContest,
      ...changing,
      params: z.object({ uuid: z.uuid(), exclusionUuid: z.uuid() }),
      method: 'delete',
      path: '/v1/organizations/contests/{uuid}/exclusions/{exclusionUuid}',
      summary: { ko: '제척·회피 풀기', en: 'Lifts an exclusion, which stays in the log; for owners' },
      rateLimit: 'removal',
    },
    async ({ actor, params }) => {
      await panel.lift(actor, params.uuid, params.exclusionUuid);
      return null;
    },
  ),
  route(
    {
      ...ofContest,
      ...changing,
      method: 'put',
      path: '/v1/organizations/contests/{uuid}/assignments',
      summary: {
        ko: '심사 나누기',
        en: 'Sets which jurors review which applicants of the present round: all, an even part, or by hand; for owners',
      },
      body: assignmentFormSchema,
      data: assignmentSchema,
    },
    async ({ actor, params, body }) => panel.assign(actor, params.uuid, body),
  ),
  route(
    {
      ...ofJuror,
      ...changing,
      method: 'put',
      path: '/v1/organizations/contests/{uuid}/jurors/{accountUuid}/rounds',
      summary: {
        ko: '심사위원의 심사 차수',
        en: 'Sets the rounds that a juror reviews; null for all; for owners',
      },
      body: jurorRoundsSchema,
    },
    async ({ actor, params: { uuid: contestUuid, accountUuid }, body }) => {
      await panel.setRounds(actor, { contestUuid, accountUuid }, body.rounds);
      return null;
    },
  ),
];
