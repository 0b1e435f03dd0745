import { apiUrl } from '@/lib/api/url';
import type { AdminOrganization } from '@/lib/contracts/admin/organization';
import type { OrganizationProof } from '@/lib/contracts/contest';
import * as adminMessages from '@/lib/messages/admin';
import * as contestMessages from '@/lib/messages/contest';
import * as termsMessages from '@/lib/messages/contest-terms';
import * as verifiedMessages from '@/lib/messages/verified-organization';
import { ORGANIZATION_PROOF_LABELS } from '@/lib/options/contest';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import * as myPaths from '@/lib/paths/my';
import { articleUuid, uuidOf } from '@/server/db/seed/context';
import { formField } from '@/tests/support/form-field';
import { press, searchFor } from './support/back-office';
import { dataOf, headers } from './support/calls';
import { openContest } from './support/contest-page';
import { logIn } from './support/login';
import { openOrganization, visitorPage } from './support/new-records';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { newId } from './support/signup';
import { expect, test } from './support/test';

/** The news of the demo gallery's announced contest, whose terms were changed once. */
const NEWS = articlePaths.page('NEWS', articleUuid('NEWS', 41));
const TITLE = '봄결미술관 창가의 기록 공모';
const MARK = `봄결미술관 · ${verifiedMessages.verified}`;
const WIDTHS = [1440, 768, 390] as const;

test('visitors read who was verified by what, what changed of the terms, and the result', async ({
  page,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(NEWS);
    await expect(page.getByText(MARK)).toBeVisible();
    await expect(page.getByText(/확인했어요 · \d{4}\. \d+\. \d+\.$/)).toBeVisible();
    await page.getByRole('link', { name: termsMessages.history }).click();
    const history = page.getByRole('region', { name: termsMessages.history });
    await expect(history).toBeInViewport();
    await expect(history).toContainText('각 150만 원');
    await expect(history.getByText(/각 200만 원/)).toBeVisible();
    await expect(page.getByRole('region', { name: '심사 결과' })).toContainText('류단아, 엄지호, 최아림');
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `contest-marks-${width}`);
  }
});

test('the mark and the changes are whole without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(NEWS);
  await expect(page.getByText(MARK)).toBeVisible();
  await page.getByRole('link', { name: termsMessages.history }).click();
  await expect(
    page.getByRole('region', { name: termsMessages.history }).getByText(/각 200만 원/),
  ).toBeVisible();
  await context.close();
});

test('an artist reads the mark above the form and in 보낸 신청서, with the comments of the jury', async ({
  page,
}) => {
  const note = formField({ name: 'note', label: '작가 노트', type: 'textarea', required: true });
  const contest = await openContest(page, `확인된 공모 ${newId()}`, [note]);
  await logIn(page.context(), 'artist01', 'ARTIST');
  await page.goto(articlePaths.page('NEWS', contest.articleUuid));
  await page.getByRole('button', { name: '공모전 신청하기' }).click();
  await expect(page.getByRole('dialog').getByText(MARK)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'contest-marks-form');

  await page.goto(myPaths.applications());
  const row = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(row.getByRole('link', { name: new RegExp(termsMessages.history) })).toHaveAttribute(
    'href',
    articlePaths.termsHistory(articleUuid('NEWS', 41)),
  );
  await expectAccessible(page);
  await row.getByRole('button', { name: new RegExp(contestMessages.sentAndFeedback) }).click();
  const sent = page.getByRole('dialog', { name: TITLE });
  await expect(sent.getByText(MARK)).toBeVisible();
  await expect(sent).toContainText('기다린 시간이 크기로 남는다는 약속');
  await expectAccessible(page);
  await takePicture(page, 'contest-marks-sent');
});

test('an operator verifies an organization, finds it in the list, and takes that back', async ({ page }) => {
  await logIn(page.context(), 'admin01', 'ADMIN');
  const { name, uuid } = await openOrganization(page);
  await page.getByRole('button', { name: '확인 저장' }).click();
  await expect(page.getByText(adminMessages.proofRequired)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `admin-verification-${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('combobox', { name: '확인한 서류' }).selectOption('MUSEUM');
  await page.getByRole('button', { name: '확인 저장' }).click();
  await expect(page.getByText(adminMessages.organizationVerified)).toBeVisible();
  await expect(page.getByText(/박물관·미술관 등록증으로 확인했어요/)).toBeVisible();

  await page.goto(adminPaths.narrowed('organizations', { verified: 'YES' }));
  await searchFor(page, name);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(
    ORGANIZATION_PROOF_LABELS.MUSEUM,
  );
  await page.goto(adminPaths.record('organizations', uuid));
  await press(page, page, '확인 취소');
  await expect(page.getByText(adminMessages.verificationTakenBack)).toBeVisible();
  await expect(page.getByRole('button', { name: '확인 취소' })).toHaveCount(0);
});

test('the news follows the operator', async ({ page }) => {
  await logIn(page.context(), 'admin01', 'ADMIN');
  const params = { uuid: uuidOf('organization', 'gallery01') };
  const verify = async (verifiedBy: OrganizationProof) => {
    const own = await page.request.get(apiUrl('/v1/admin/organizations/{uuid}', { params }), { headers });
    const { version } = await dataOf<AdminOrganization>(own);
    const path = apiUrl('/v1/admin/organizations/{uuid}/verification', { params });
    await dataOf(await page.request.put(path, { headers, data: { verifiedBy, version } }));
  };
  const visitor = await visitorPage(page);
  for (const proof of ['MUSEUM', 'BUSINESS'] as const) {
    await visitor.goto(NEWS);
    await verify(proof);
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByText(`${ORGANIZATION_PROOF_LABELS[proof]}으로 확인했어요`)).toBeVisible({
        timeout: 1000,
      });
    }).toPass({ timeout: 10_000 });
  }
  await visitor.context().close();
});
