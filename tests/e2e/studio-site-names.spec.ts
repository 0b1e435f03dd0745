import os from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import * as contestMessages from '@/lib/messages/contest';
import * as portfolioMessages from '@/lib/messages/portfolio';
import * as supportMessages from '@/lib/messages/support';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import * as myPaths from '@/lib/paths/my';
import { articleUuid } from '@/server/db/seed/context';
import { agreeToTerms } from './support/contest-terms';
import { becomeArtist, joinAsApplicant, photo } from './support/artist';
import { headers } from './support/calls';
import { painted, register } from './support/artworks';
import { openArtworks } from './support/artworks-page';
import { searchFor } from './support/back-office';
import { logInAgain, answerQuestion, joinAndLogIn } from './support/my-page';
import { openLoginModal } from './support/login-modal';
import { signUpMember } from './support/member';
import { beginFile, openPortfolio, takeWorks } from './support/portfolio-page';
import { acceptAlert, agreeAndVerify, newId, newPerson, PASSWORD, sayWhoIAm } from './support/signup';
import { fillInquiry } from './support/support-modal';
import { expect, test as base } from './support/test';

/**
 * The names by which this machine's browsers reach the site. On each of them a page may load and send files of its own
 * origin alone, and a cookie belongs to one name.
 */
const hasNumber = Object.values(os.networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === '::1'),
);
const NAMES = ['127.0.0.1', 'localhost', ...(hasNumber ? ['[::1]'] : [])];
const CONTEST = articlePaths.page('NEWS', articleUuid('NEWS', 1));

const test = base.extend<{ ownName: void }>({
  /** A page loads nothing from another name of the site, and its policy stops nothing. */
  ownName: [
    async ({ page, baseURL }, use) => {
      const { host } = new URL(baseURL ?? '');
      const others: string[] = [];
      page.on('request', (asked) => {
        const isFile = asked.resourceType() !== 'document';
        if (isFile && ![host, ''].includes(new URL(asked.url()).host)) others.push(asked.url());
      });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) others.push(message.text());
      });
      await use();
      expect(others).toEqual([]);
    },
    { auto: true },
  ],
});

for (const name of NAMES)
  test.describe(`at ${name}`, () => {
    test.use({ baseURL: siteAt(name) });

    test('an artist’s files are sent, shown and downloaded', async ({ page, request }) => {
      await becomeArtist(page, request, '나루');
      const image = await painted(80, 60, 'png');
      await register(page.request, { title: '달항아리' }, image);
      await openArtworks(page, 1);
      await expectDrawn(page.getByRole('list', { name: '내 작품' }).locator('img').first());
      expect(await downloadOf(page, '달항아리 이미지 내려받기')).toEqual(image);

      await openPortfolio(page);
      await takeWorks(page, '달항아리');
      await beginFile(page);
      const made = page.waitForEvent('download');
      await answerQuestion(page, portfolioMessages.pdfMade, 'PDF 내려받기');
      await made;
      const kept = await downloadOf(page, 'PDF 내려받기');
      expect(kept.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    });

    test('a contest’s application is sent with its files', async ({ page, request }) => {
      await becomeArtist(page, request, '가람');
      await page.goto(CONTEST);
      await page.getByRole('button', { name: '공모전 신청하기' }).click();
      const form = page.getByRole('dialog', { name: '제1회 결 신진작가 공모' });
      await form.getByLabel('지원 장르').selectOption('WESTERN_PAINTING');
      await form.getByRole('radio', { name: '2회' }).check();
      await form.getByLabel('작가 노트').fill('서향집의 창틀 그림자를 삼 년째 그립니다. '.repeat(10));
      await form.getByLabel('지원금으로 하고 싶은 일').fill('밤의 창 연작 열 점을 그립니다.');
      await form.getByRole('checkbox', { name: /개인정보/ }).check();
      await agreeToTerms(form);
      const buffer = await photo(320, 240);
      const files = Array.from({ length: 8 }, (_, index) => `0${index + 1}_달_2026.jpg`);
      await form
        .locator('input[type=file]')
        .setInputFiles(files.map((each) => ({ name: each, mimeType: 'image/jpeg', buffer })));
      await form.getByRole('button', { name: '신청하기' }).click();
      await acceptAlert(page, contestMessages.sent);
    });

    test('an inquiry’s picture is seen by its sender and by the operator', async ({ page }) => {
      const { accountId } = await joinAndLogIn(page, '하늘');
      await page.goto(`${myPaths.inquiries()}/create`);
      const form = page.locator('form').filter({ has: page.getByLabel('카테고리') });
      const title = `${accountId} 사진`;
      await fillInquiry(form, title);
      const picture = { name: '화면.png', mimeType: 'image/png', buffer: await painted(40, 30, 'png') };
      await form.locator('input[type=file]').setInputFiles(picture);
      await form.getByRole('button', { name: '보내기' }).click();
      await answerQuestion(page, supportMessages.sendConfirm, '확인');
      await acceptAlert(page, supportMessages.sent);
      await page.goto(myPaths.inquiries());
      await page.getByRole('link', { name: title }).click();
      await expectDrawn(page.getByRole('img', { name: /첨부 이미지 1/ }));

      await logInAgain(page, 'admin01', DEMO_PASSWORD);
      await page.goto(adminPaths.screen('inquiries'));
      await searchFor(page, title);
      await page.getByRole('row').filter({ hasText: title }).click();
      const address = await page.getByRole('link', { name: /화면\.png/ }).getAttribute('href');
      expect(new URL(address ?? '').origin).toBe(new URL(siteAt(name)).origin);
      const file = await page.request.get(address ?? '');
      expect(file.headers()['content-type']).toBe('image/png');
    });

    test('an applicant’s documents are opened by the operator', async ({ page }) => {
      const { accountId } = await joinAsApplicant(page, '새벽');
      await logInAgain(page, 'admin01', DEMO_PASSWORD);
      const list = await page.request.get('/v1/admin/artist-applications?filter=WAITING&size=100', {
        headers,
      });
      const { data } = (await list.json()) as { data: { content: { uuid: string; accountId: string }[] } };
      const uuid = data.content.find((each) => each.accountId === accountId)?.uuid ?? 'none';
      const path = apiUrl('/v1/admin/artist-applications/{uuid}/open', { params: { uuid } });
      const opened = await page.request.post(path, { headers });
      const { documents } = ((await opened.json()) as { data: { documents: { url: string }[] } }).data;
      expect(documents.map(({ url }) => new URL(url).origin)).toEqual([new URL(siteAt(name)).origin]);
      expect((await page.request.get(documents[0]?.url ?? '')).status()).toBe(200);
    });

    test('a social login leads to signup, and the next one back to the page that it was begun on', async ({
      page,
      request,
    }) => {
      const owner = { accountId: newId(), accountPwd: PASSWORD, person: newPerson('한가람') };
      await signUpMember(request, owner);
      await leaveFromArtists(page);
      await sayWhoIAm(page, owner.accountId);
      await expect(page).toHaveURL(`${siteAt(name)}/auth/signup`);
      await page.getByRole('button', { name: '일반 회원으로 가입' }).click();
      await agreeAndVerify(page, owner.person);
      await page.getByRole('dialog').getByRole('button', { name: '계정 연동' }).click();
      await page.getByRole('button', { name: '확인' }).click();

      await leaveFromArtists(page);
      await sayWhoIAm(page, owner.accountId);
      await expect(page).toHaveURL(`${siteAt(name)}/artist?page=2`);
      const role = await page.request.get('/v1/auth/current-role');
      expect(await role.json()).toMatchObject({ data: { roleType: 'MEMBER' } });
    });
  });

function siteAt(name: string): string {
  const { protocol, port } = new URL(process.env.E2E_EDITED_URL ?? '');
  return `${protocol}//${name}:${port}`;
}

async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

async function downloadOf(page: Page, button: string): Promise<Buffer> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await begun).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Begins a login at the pretended provider on the second page of the artists. */
async function leaveFromArtists(page: Page): Promise<void> {
  await page.goto('/artist?page=2');
  const modal = await openLoginModal(page);
  await modal.getByRole('link', { name: /카카오/ }).click();
  await expect(page).toHaveURL(/\/demo\/oauth\/kakao\/authorize/);
}
