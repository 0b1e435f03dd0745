import { z } from 'zod';
import {
  applicationBegunSchema,
  applicationDraftSavedSchema,
  applicationDraftSchema,
  applicationFileFormSchema,
  applicationFileSchema,
  applicationRowsSchema,
  applicationSentSchema,
  applySchema,
  contestApplicableSchema,
  ownApplicationSchema,
  portfolioEntrySchema,
  prefillSchema,
  uploadedSchema,
} from '@/lib/contracts/contest';
import * as contestLimits from '@/lib/limits/contest';
import { CONTEST_ARTIST } from '@/server/api/modules/studio-profile/shared-rules';
import { route } from '@/server/api/http/endpoint';
import type { ApplicationService } from './service';

const own = { ...CONTEST_ARTIST, group: 'contests' } as const;
const ofContest = { ...own, params: z.object({ contestUuid: z.uuid() }) };
const ofApplication = { ...own, params: z.object({ id: z.uuid() }) };
/** Letters of JSON may take more bytes than one. */
const maxBodyBytes = 4 * contestLimits.answersMax;

export function applicationRoutes(applications: ApplicationService) {
  return [...readingRoutes(applications), ...sendingRoutes(applications)];
}

function readingRoutes(applications: ApplicationService) {
  return [
    route(
      {
        ...ofContest,
        method: 'get',
        path: '/v1/artists/contest-applicable/{contestUuid}',
        summary: {
          ko: '공모전 신청 가능 여부',
          en: 'Whether a contest takes applications, and whether the caller has sent one',
        },
        data: contestApplicableSchema,
      },
      async ({ actor, params }) => applications.getApplicable(actor, params.contestUuid),
    ),
    route(
      {
        ...own,
        method: 'get',
        path: '/v1/artists/contest-applicants/prefill',
        summary: {
          ko: '신청서 기본값',
          en: 'What an application begins with: values by field name, and the portfolio',
        },
        data: prefillSchema,
      },
      async ({ actor }) => applications.getPrefill(actor),
    ),
    route(
      {
        ...own,
        method: 'get',
        path: '/v1/artists/contest-applicants/portfolio',
        summary: {
          ko: '신청서에 넣을 포트폴리오',
          en: 'The kept portfolio’s PDF, as a file of an application',
        },
        data: portfolioEntrySchema,
      },
      async ({ actor }) => applications.getPortfolio(actor),
    ),
    route(
      {
        ...own,
        method: 'get',
        path: '/v1/artists/contest-applicants',
        summary: { ko: '내 지원 내역', en: 'The caller’s applications and drafts, newest first' },
        data: applicationRowsSchema,
      },
      async ({ actor }) => ({ content: await applications.list(actor) }),
    ),
    route(
      {
        ...ofContest,
        method: 'get',
        path: '/v1/artists/contest-applicants/{contestUuid}',
        summary: {
          ko: '내 신청서',
          en: 'The caller’s application to a contest: its draft, and what was sent last',
        },
        data: ownApplicationSchema,
      },
      async ({ actor, params }) => applications.getOwn(actor, params.contestUuid),
    ),
  ];
}

function sendingRoutes(applications: ApplicationService) {
  return [
    route(
      {
        ...ofContest,
        method: 'put',
        path: '/v1/artists/contest-applicants/{contestUuid}/draft',
        summary: { ko: '신청서 임시 저장', en: 'Keeps what was written so far, until the contest’s end' },
        rateLimit: 'contestDraft',
        maxBodyBytes,
        body: applicationDraftSchema,
        data: applicationDraftSavedSchema,
      },
      async ({ actor, params, body }) => applications.saveDraft(actor, params.contestUuid, body),
    ),
    route(
      {
        ...ofContest,
        method: 'post',
        path: '/v1/artists/contest-applicants/{contestUuid}',
        summary: {
          ko: '공모전 신청',
          en: 'Begins to send an application: the answers are checked as a whole and wait for their files',
        },
        rateLimit: 'contestSend',
        maxBodyBytes,
        body: applySchema,
        data: applicationBegunSchema,
      },
      async ({ actor, params, body: { formData, formVersion = null, draftVersion = null } }) =>
        applications.begin(actor, params.contestUuid, { formData, formVersion, draftVersion }),
    ),
    route(
      {
        ...ofApplication,
        method: 'post',
        path: '/v1/artists/contest-applicants/{id}/files',
        summary: {
          ko: '신청서 파일 추가',
          en: 'Takes a file that was sent to a signed address for a field that waits for it',
        },
        rateLimit: 'contestFile',
        body: applicationFileFormSchema,
        data: applicationFileSchema,
      },
      async ({ actor, params, body }) => applications.addFile(actor, params.id, body),
    ),
    route(
      {
        ...ofApplication,
        method: 'put',
        path: '/v1/artists/contest-applicants/{id}/uploaded',
        summary: {
          ko: '공모전 신청 완료',
          en: 'Sends the application whose files have come; it gets its receipt number. Without a draft’s version it takes what was sent to signed addresses since it was begun',
        },
        rateLimit: 'contestSend',
        body: uploadedSchema,
        data: applicationSentSchema,
      },
      async ({ actor, params, body, signal }) =>
        applications.send(actor, { id: params.id, draftVersion: body?.draftVersion, signal }),
    ),
    route(
      {
        ...ofContest,
        method: 'delete',
        path: '/v1/artists/contest-applicants/{contestUuid}',
        summary: {
          ko: '지원 취소',
          en: 'Takes an application back before the contest’s end, with its files',
        },
        rateLimit: 'removal',
        data: z.null(),
      },
      async ({ actor, params }) => {
        await applications.remove(actor, params.contestUuid);
        return null;
      },
    ),
  ];
}
