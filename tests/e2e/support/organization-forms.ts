import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import { lockOf } from '@/lib/contest/review-lock';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest, OrganizationContestRow } from '@/lib/contracts/organization-contest';
import * as contestPaths from '@/lib/paths/contest';
import { formField } from '@/tests/support/form-field';
import { untilAlive } from './alive';
import { dataOf, headers } from './calls';
import { beginContest, openContest } from './contest-page';
import { openAnnounced, openReviewed } from './jury-page';
import { openDialog, type BegunForm } from './leaving';
import { logIn } from './login';
import { newId } from './signup';

const gallery = (page: Page) => () => logIn(page.context(), 'gallery01', 'BUSINESS');
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click();

/** The path of an applicant of the demo gallery whom its owner can score. */
async function findScored({ request }: Page): Promise<string> {
  const contests = apiUrl('/v1/organizations/contests');
  const { content } = await dataOf<{ content: OrganizationContestRow[] }>(await request.get(contests));
  for (const { uuid } of content.filter(({ applicants }) => applicants > 0)) {
    const params = { uuid };
    const one = apiUrl('/v1/organizations/contests/{uuid}', { params });
    const contest = await dataOf<OrganizationContest>(await request.get(one));
    const list = apiUrl('/v1/organizations/contests/{uuid}/applicants', { params });
    const { content: rows } = await dataOf<{ content: ApplicantRow[] }>(await request.get(list));
    const found = rows.find(({ round }) => lockOf({ kind: 'SCORE', round }, contest) === null);
    if (found !== undefined) return contestPaths.applicant(uuid, found.id);
  }
  throw new Error('the demo gallery has no applicant who can be scored');
}

/** The forms of an organization, which `studio-kept-typing.spec.ts` leaves. */
export const ORGANIZATION_FORMS = {
  contest: async (page) => {
    await beginContest(page, `쓰다 만 공모 ${newId()}`);
    return {
      logIn: gallery(page),
      path: new URL(page.url()).pathname,
      field: (of) => of.getByRole('textbox', { name: '소개' }),
      send: save,
    };
  },
  announcement: async (page) => {
    const { uuid } = await openContest(page, `끝난 공모 ${newId()}`, [formField({ name: 'note' })]);
    const params = { uuid };
    const { request } = page;
    const { version } = await dataOf<{ version: number }>(
      await request.get(apiUrl('/v1/organizations/contests/{uuid}', { params })),
    );
    const standing = apiUrl('/v1/organizations/contests/{uuid}/standing', { params });
    await dataOf(await request.put(standing, { headers, data: { action: 'CLOSE', version } }));
    const dialog = page.getByRole('dialog', { name: '결과 발표' });
    return {
      logIn: gallery(page),
      dialog: 'modal',
      path: contestPaths.applicants(uuid),
      show: openDialog('결과 발표', '결과 발표'),
      field: () => dialog.getByRole('textbox', { name: '내용' }).first(),
      // It asks for the decisions of now before it asks anything.
      asks: 'GET /v1/organizations/contests/{uuid}/announcement',
      send: () => dialog.getByRole('button', { name: '발표하기' }).click(),
    };
  },
  contestMessage: async (page) => ({
    path: contestPaths.messages((await openReviewed(page)).uuid),
    logIn: gallery(page),
    field: (of) => of.getByRole('textbox', { name: '내용' }),
    prepare: (of) => of.getByRole('textbox', { name: '제목' }).fill('심사 일정'),
    // It counts the recipients of now before it asks anything.
    asks: 'GET /v1/organizations/contests/{uuid}/messages/recipients',
    send: (of) => of.getByRole('button', { name: '보내기', exact: true }).click(),
  }),
  contestResult: async (page) => ({
    path: contestPaths.result((await openAnnounced(page)).uuid),
    logIn: gallery(page),
    field: (of) => of.getByRole('textbox', { name: '심의총평' }),
    send: save,
  }),
  reviewRule: async (page) => ({
    path: contestPaths.jury((await openReviewed(page)).uuid),
    logIn: gallery(page),
    isOneLine: true,
    show: async (of) => {
      await untilAlive(of);
      await of.getByRole('radio', { name: '항목별 점수' }).check();
    },
    field: (of) => of.getByRole('textbox', { name: '항목 1', exact: true }),
    send: (of) => of.getByRole('button', { name: '규칙 저장' }).click(),
  }),
  review: async (page) => {
    await gallery(page)();
    const path = await findScored(page);
    const field = page.getByRole('dialog').getByRole('textbox', { name: '메모' });
    return {
      logIn: gallery(page),
      dialog: 'full',
      path,
      show: async () => {
        if (page.url().includes('applicant=')) return;
        await page.goto(path);
      },
      field: () => field,
      // It saves itself when the field is left.
      send: () => field.blur(),
    };
  },
} satisfies Record<string, (page: Page) => Promise<BegunForm>>;
