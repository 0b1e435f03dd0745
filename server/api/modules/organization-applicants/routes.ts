import { z } from 'zod';
import {
  announcementFormSchema,
  announcementPreviewSchema,
  announcementSchema,
  applicantPageSchema,
  applicantPortfolioSchema,
  applicantQuerySchema,
  applicantSchema,
  exportQuerySchema,
  reviewFormSchema,
  roundFormSchema,
  roundResultSchema,
  statusChangedSchema,
  statusChangeSchema,
} from '@/lib/contracts/organization-applicant';
import { reopeningFormSchema } from '@/lib/contracts/contest-event';
import { contestRankingSchema } from '@/lib/contracts/contest-ranking';
import { organizationContestSchema } from '@/lib/contracts/organization-contest';
import { route } from '@/server/api/http/endpoint';
import { fileAnswerSchema } from '@/server/api/http/file-answer';
import { ORGANIZATION_ONLY } from '@/server/api/modules/organizations/shared-rules';
import { SEARCHED_LIST } from '@/server/api/http/searched-list';
import { EXPORT_TYPES, type ExportService } from './export/service';
import type { RankingService } from './ranking-service';
import type { ReopeningService } from './reopening-service';
import type { ApplicantService } from './service';

const ofContest = {
  ...ORGANIZATION_ONLY,
  group: 'organizations',
  params: z.object({ uuid: z.uuid() }),
} as const;
const ofOne = { ...ofContest, params: z.object({ uuid: z.uuid(), applicantId: z.uuid() }) } as const;

export function applicantRoutes(
  applicants: ApplicantService,
  ranking: RankingService,
  reopening: ReopeningService,
  exports: ExportService,
) {
  return [
    exportRoute(exports),
    rankingRoute(ranking),
    reopeningRoute(reopening),
    route(
      {
        ...ofContest,
        ...SEARCHED_LIST,
        method: 'get',
        path: '/v1/organizations/contests/{uuid}/applicants',
        summary: {
          ko: '지원자 목록',
          en: 'Who applied to a contest; a blind review has no names for reviewers',
        },
        query: applicantQuerySchema,
        data: applicantPageSchema,
      },
      async ({ actor, params, query }) => applicants.list(actor, params.uuid, query),
    ),
    route(
      {
        ...ofOne,
        method: 'get',
        path: '/v1/organizations/contests/{uuid}/applicants/{applicantId}',
        summary: {
          ko: '지원자 상세',
          en: 'What an applicant sent, and what reviewers say; files by signed addresses',
        },
        data: applicantSchema,
      },
      async ({ actor, params }) => applicants.get(actor, params.uuid, params.applicantId),
    ),
    route(
      {
        ...ORGANIZATION_ONLY,
        method: 'get',
        path: '/v1/organizations/applicants/{applicantId}/portfolio',
        group: 'organizations',
        summary: {
          ko: '지원자 포트폴리오',
          en: 'The portfolio that an applicant sent, by a signed address',
        },
        params: z.object({ applicantId: z.uuid() }),
        data: applicantPortfolioSchema,
      },
      async ({ actor, params }) => applicants.getPortfolio(actor, params.applicantId),
    ),
    route(
      {
        ...ofContest,
        method: 'put',
        path: '/v1/organizations/contests/{uuid}/applicants/status',
        summary: { ko: '지원자 상태 변경', en: 'Changes the status of one applicant or of many; for owners' },
        rateLimit: 'contestChange',
        body: statusChangeSchema,
        data: statusChangedSchema,
      },
      async ({ actor, params, body }) => applicants.setStatus(actor, params.uuid, body.ids, body.status),
    ),
    route(
      {
        ...ofOne,
        method: 'put',
        path: '/v1/organizations/contests/{uuid}/applicants/{applicantId}/review',
        summary: { ko: '지원자 심사', en: 'Saves the caller’s score and note of an applicant' },
        rateLimit: 'contestReview',
        body: reviewFormSchema,
        data: z.null(),
      },
      async ({ actor, params, body }) => {
        await applicants.review(actor, params.uuid, params.applicantId, body);
        return null;
      },
    ),
    route(
      {
        ...ofContest,
        method: 'post',
        path: '/v1/organizations/contests/{uuid}/rounds',
        summary: {
          ko: '심사 차수 넘기기',
          en: 'Ends a round of the review by a cut-off, or tries what it would do; for owners',
        },
        rateLimit: 'contestChange',
        body: roundFormSchema,
        data: roundResultSchema,
      },
      async ({ actor, params, body }) => applicants.endRound(actor, params.uuid, body),
    ),
    route(
      {
        ...ofContest,
        method: 'get',
        path: '/v1/organizations/contests/{uuid}/announcement',
        summary: {
          ko: '결과 발표 미리보기',
          en: 'To whom an announcement would go out now, and what its mails have around their texts; for owners',
        },
        data: announcementPreviewSchema,
      },
      async ({ actor, params }) => applicants.previewAnnouncement(actor, params.uuid),
    ),
    route(
      {
        ...ofContest,
        method: 'post',
        path: '/v1/organizations/contests/{uuid}/announcement',
        summary: { ko: '결과 발표', en: 'Tells the applicants the decisions by mail; for owners' },
        rateLimit: 'contestChange',
        body: announcementFormSchema,
        data: announcementSchema,
      },
      async ({ actor, params, body }) => applicants.announce(actor, params.uuid, body),
    ),
  ];
}

const rankingRoute = (ranking: RankingService) =>
  route(
    {
      ...ofContest,
      method: 'get',
      path: '/v1/organizations/contests/{uuid}/ranking',
      summary: {
        ko: '심사 순위표',
        en: 'The applicants of the present round by their reckoned means, with scores and ties; for owners',
      },
      data: contestRankingSchema,
    },
    async ({ actor, params }) => ranking.get(actor, params.uuid),
  );

const reopeningRoute = (reopening: ReopeningService) =>
  route(
    {
      ...ofContest,
      method: 'post',
      path: '/v1/organizations/contests/{uuid}/reopenings',
      summary: {
        ko: '심사 차수·발표 다시 열기',
        en: 'Opens the round before the present one or the announcement again, with a reason; for owners',
      },
      rateLimit: 'contestChange',
      body: reopeningFormSchema,
      data: organizationContestSchema,
    },
    async ({ actor, params, body }) => reopening.reopen(actor, params.uuid, body),
  );

const exportRoute = (exports: ExportService) =>
  route(
    {
      ...ofContest,
      method: 'get',
      path: '/v1/organizations/contests/{uuid}/export',
      summary: {
        ko: '지원자 명단·파일 내려받기',
        en: 'The applicants as a workbook or CSV, or their files as a ZIP; for owners',
      },
      rateLimit: 'contestExport',
      query: exportQuerySchema,
      data: fileAnswerSchema,
      file: [EXPORT_TYPES.xlsx, EXPORT_TYPES.csv, EXPORT_TYPES.zip],
    },
    async ({ actor, params, query: { format, status = null, reason, check, reviews } }) =>
      exports.make(actor, params.uuid, {
        ...{ format, status, reason, isCheck: check !== undefined },
        hasReviews: reviews !== undefined,
      }),
  );
