import { z } from 'zod';
import { contestLogSchema } from '@/lib/contracts/contest-event';
import { contestResultFormSchema, contestResultSchema } from '@/lib/contracts/contest-result';
import {
  contestActSchema,
  contestCreateSchema,
  contestImageSchema,
  contestUpdateSchema,
  organizationContestPageSchema,
  organizationContestQuerySchema,
  organizationContestSchema,
  organizationSchema,
  reviewRuleFormSchema,
} from '@/lib/contracts/organization-contest';
import * as contestLimits from '@/lib/limits/contest';
import { route } from '@/server/api/http/endpoint';
import { ORGANIZATION_ONLY } from '@/server/api/modules/organizations/shared-rules';
import { SEARCHED_LIST } from '@/server/api/http/searched-list';
import { IMAGE_RULE } from './image';
import type { ContestLogService } from './log-service';
import type { ResultService } from './result-service';
import type { RuleService } from './rule-service';
import type { OrganizationContestService } from './service';

const own = { ...ORGANIZATION_ONLY, group: 'organizations' } as const;
const ofOne = { ...own, params: z.object({ uuid: z.uuid() }) };
const changed = { rateLimit: 'contestChange', data: organizationContestSchema } as const;
/** A form of sixty fields with sixty options each, in letters of three bytes. */
const maxBodyBytes = 4 * contestLimits.answersMax;

export function organizationContestRoutes(
  contests: OrganizationContestService,
  { rules, results, log }: { rules: RuleService; results: ResultService; log: ContestLogService },
) {
  return [
    ...readingRoutes(contests),
    ...changingRoutes(contests),
    ruleRoute(rules),
    ...resultRoutes(results),
    logRoute(log),
  ];
}

function resultRoutes(results: ResultService) {
  const path = '/v1/organizations/contests/{uuid}/result';
  return [
    route(
      {
        ...ofOne,
        path,
        method: 'get',
        summary: {
          ko: '심사 결과 미리보기',
          en: 'The result of a contest as visitors would read it now; for owners',
        },
        data: contestResultSchema,
      },
      async ({ actor, params }) => results.get(actor, params.uuid),
    ),
    route(
      {
        ...ofOne,
        ...changed,
        path,
        method: 'put',
        summary: {
          ko: '심의총평 저장과 결과 공개',
          en: 'Saves the jury’s statement, and publishes the result with the news or takes it back; for owners',
        },
        body: contestResultFormSchema,
      },
      async ({ actor, params, body }) => results.save(actor, params.uuid, body),
    ),
  ];
}

const logRoute = (log: ContestLogService) =>
  route(
    {
      ...ofOne,
      method: 'get',
      path: '/v1/organizations/contests/{uuid}/log',
      summary: {
        ko: '심사 기록',
        en: 'What owners did with the rule, the panel, the rounds and the announcement of a contest; for owners',
      },
      data: contestLogSchema,
    },
    async ({ actor, params }) => log.get(actor, params.uuid),
  );

const ruleRoute = (rules: RuleService) =>
  route(
    {
      ...ofOne,
      ...changed,
      method: 'put',
      path: '/v1/organizations/contests/{uuid}/review-rule',
      summary: {
        ko: '심사 규칙 저장',
        en: 'Saves the criteria and the reckoning of a contest’s jury; for owners',
      },
      body: reviewRuleFormSchema,
    },
    async ({ actor, params, body }) => rules.save(actor, params.uuid, body),
  );

function readingRoutes(contests: OrganizationContestService) {
  return [
    route(
      {
        ...own,
        method: 'get',
        path: '/v1/organizations/me',
        summary: { ko: '내 단체', en: 'The organization that the caller works for, as what, and its people' },
        data: organizationSchema,
      },
      async ({ actor }) => contests.getOrganization(actor),
    ),
    route(
      {
        ...own,
        ...SEARCHED_LIST,
        method: 'get',
        path: '/v1/organizations/contests',
        summary: {
          ko: '공모전 관리 목록',
          en: 'The organization’s contests with the number of their applicants',
        },
        query: organizationContestQuerySchema,
        data: organizationContestPageSchema,
      },
      async ({ actor, query }) => contests.list(actor, query),
    ),
    route(
      {
        ...ofOne,
        method: 'get',
        path: '/v1/organizations/contests/{uuid}',
        summary: { ko: '공모전 관리 상세', en: 'One of the organization’s contests with its form' },
        data: organizationContestSchema,
      },
      async ({ actor, params }) => contests.get(actor, params.uuid),
    ),
  ];
}

function changingRoutes(contests: OrganizationContestService) {
  return [
    route(
      {
        ...own,
        ...changed,
        method: 'post',
        path: '/v1/organizations/contests',
        summary: { ko: '공모전 만들기', en: 'Adds a contest as a draft; for owners' },
        maxBodyBytes,
        body: contestCreateSchema,
      },
      async ({ actor, body, newUuid }) => contests.create(actor, body, newUuid),
    ),
    route(
      {
        ...ofOne,
        ...changed,
        method: 'post',
        path: '/v1/organizations/contests/{uuid}/copy',
        summary: {
          ko: '공모전 복사',
          en: 'Adds a draft with the texts and the form of another contest; for owners',
        },
      },
      async ({ actor, params, newUuid }) => contests.copy(actor, params.uuid, newUuid),
    ),
    route(
      {
        ...ofOne,
        ...changed,
        method: 'put',
        path: '/v1/organizations/contests/{uuid}',
        summary: {
          ko: '공모전 수정',
          en: 'Saves a contest; a form that was answered already is followed by a new version; for owners',
        },
        maxBodyBytes,
        body: contestUpdateSchema,
      },
      async ({ actor, params, body }) => contests.update(actor, params.uuid, body),
    ),
    route(
      {
        ...ofOne,
        ...changed,
        method: 'put',
        path: '/v1/organizations/contests/{uuid}/image',
        summary: { ko: '공모전 대표 이미지', en: 'Takes the contest’s own image; for owners' },
        upload: IMAGE_RULE,
        body: contestImageSchema,
      },
      async ({ actor, params, body, files, signal }) =>
        contests.setImage(actor, { uuid: params.uuid, version: body.version }, files, signal),
    ),
    route(
      {
        ...ofOne,
        ...changed,
        method: 'put',
        path: '/v1/organizations/contests/{uuid}/standing',
        summary: {
          ko: '공모전 게시·마감·보관',
          en: 'Publishes, closes, opens again, puts away or brings back a contest; for owners',
        },
        body: contestActSchema,
      },
      async ({ actor, params, body }) => contests.act(actor, params.uuid, body),
    ),
    route(
      {
        ...ofOne,
        method: 'delete',
        path: '/v1/organizations/contests/{uuid}',
        summary: { ko: '작성 중인 공모전 삭제', en: 'Removes a draft; for owners' },
        rateLimit: 'removal',
        data: z.null(),
      },
      async ({ actor, params }) => {
        await contests.remove(actor, params.uuid);
        return null;
      },
    ),
  ];
}
