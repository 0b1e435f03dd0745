import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as myPaths from '@/lib/paths/my';
import * as sitePaths from '@/lib/paths/site';
import { apply, fillApplication } from './support/application-form';
import { publishSoon, writeNews } from './support/article-form';
import { openMember, openRow, otherPage, press, save, searchFor, withReason } from './support/back-office';
import { ask } from './support/inquiries';
import { logIn } from './support/login';
import { mailTo } from './support/mails';
import { joinAndLogIn, openForm } from './support/my-page';
import { expectAccessible } from './support/page-health';
import { expect, test } from './support/test';

const REASON = '전시 기간과 이름이 함께 보이는 자료를 올려 주세요.';
const ANSWER = '월요일에 고쳐 두었습니다. 알려 주셔서 고맙습니다.';
const OFFENCE = '다른 사람의 작품을 자기 것이라고 올렸습니다.';

/** An artist of the demo content whom no other test stops. */
const STOPPED = { id: 'takideun', name: '탁이든' };

/** A new member who has applied to be an artist. @returns the login ID */
async function joinAndApply(page: Page, name: string): Promise<string> {
  const { accountId } = await joinAndLogIn(page, name);
  await openForm(page, myPaths.applyArtist());
  await fillApplication(page);
  await apply(page, '전환 신청');
  return accountId;
}

test('an operator runs the platform for a week without a shell', async ({
  page,
  context,
  browser,
  baseURL,
  consoleGuard,
}) => {
  test.slow();
  // Pages that aren't public yet, or no longer.
  consoleGuard.allow(/status of 404/);
  const status = async (path: string) => (await page.request.get(path)).status();
  const text = async (path: string) => (await page.request.get(path)).text();
  const artist = await otherPage(browser, baseURL);
  const artistId = await joinAndApply(artist, '제갈보름');
  const asked = await otherPage(browser, baseURL);
  const askedId = await joinAndApply(asked, '선우한빛누리');
  const question = `${artistId}의 작품 크기`;
  const inquiry = await ask(artist.request, artistId, question);

  await test.step('Monday: what waits leads to an application, which is approved', async () => {
    await logIn(context, 'admin01', 'ADMIN');
    await page.goto(adminPaths.home());
    await expect(page.getByRole('heading', { name: /^작가 신청 \d+건$/ })).toBeVisible();
    await openRow(page, 'applications', artistId);
    await (await withReason(page, '자료와 개인정보 열기')).click();
    await expect(page.getByText('제갈보름')).toBeVisible();
    await press(page, page, '승인');
    await expect(page.getByText('승인하고 메일을 보냈습니다.')).toBeVisible();
    await mailTo(`${artistId}@gyeol.example`, '승인');
    await artist.goto(myPaths.artistProfile());
    await expect(artist).toHaveURL(myPaths.artistProfile());
    await expect(artist.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('Monday: another is asked for other documents, and reads why', async () => {
    await openRow(page, 'applications', askedId);
    await page.getByRole('textbox', { name: '자료를 다시 요청하는 사유' }).fill(REASON);
    await page.getByRole('button', { name: '자료 다시 요청' }).click();
    await expect(page.getByText('자료를 다시 요청하고 메일을 보냈습니다.')).toBeVisible();
    await mailTo(`${askedId}@gyeol.example`, REASON);
    await asked.goto(myPaths.info());
    await expect(asked.getByText(REASON)).toBeVisible();
  });

  const title = `${artistId}의 작업실 소식`;
  const uuid = await test.step('Tuesday: news is written, and is public at its moment', async () => {
    const written = await writeNews(page, title);
    expect(await status(articlePaths.page('NEWS', written))).toBe(404);
    expect(await text(articlePaths.list('NEWS'))).not.toContain(title);
    await publishSoon(page, written);
    await expect.poll(() => status(articlePaths.page('NEWS', written))).toBe(200);
    await expect.poll(() => text(articlePaths.list('NEWS'))).toContain(title);
    return written;
  });

  await test.step('Wednesday: an inquiry is answered, and its sender reads it', async () => {
    await openRow(page, 'inquiries', question);
    await page.getByRole('textbox', { name: '답변 내용' }).fill(ANSWER);
    await page.getByRole('button', { name: '답변 보내기' }).click();
    await expect(page.getByText('답변을 저장하고 메일을 보냈습니다.')).toBeVisible();
    await mailTo(`${artistId}@gyeol.example`, ANSWER);
    await artist.goto(myPaths.inquiry(inquiry));
    await expect(artist.getByText(ANSWER)).toBeVisible();
  });

  await test.step('Thursday: a banner says something else, goes, and hangs again', async () => {
    const words = `${artistId}의 봄`;
    await page.goto(adminPaths.screen('banners'));
    await page.getByRole('row').nth(1).click();
    await page.getByRole('textbox', { name: '제목', exact: true }).fill(words);
    await save(page);
    await expect.poll(() => text(sitePaths.home())).toContain(words);
    const isShown = page.getByRole('switch', { name: '노출', exact: true });
    await isShown.uncheck();
    await save(page);
    await expect.poll(() => text(sitePaths.home())).not.toContain(words);
    await isShown.check();
    await save(page);
    await expect.poll(() => text(sitePaths.home())).toContain(words);
  });

  await test.step('Thursday: an artist is stopped, and no page shows them', async () => {
    const own = artistPaths.page(STOPPED.id);
    expect(await status(own)).toBe(200);
    await openMember(page, STOPPED.id);
    await page.getByRole('textbox', { name: '정지 사유' }).fill(OFFENCE);
    await press(page, page, '이용 정지');
    await expect(page.getByText('이용을 정지하고 메일을 보냈습니다.')).toBeVisible();
    await expect.poll(() => status(own)).toBe(404);
    const found = apiUrl('/v2/artists', { query: { q: STOPPED.name } });
    await expect.poll(() => text(found)).not.toContain(STOPPED.id);
  });

  await test.step('Friday: what was saved by mistake is taken back', async () => {
    const own = articlePaths.page('NEWS', uuid);
    await page.goto(`${adminPaths.screen('articles')}/${uuid}`);
    await page.getByRole('textbox', { name: '내용' }).fill('다른 글에 쓸 문장입니다.');
    await save(page);
    await expect.poll(() => text(own)).toContain('다른 글에 쓸 문장입니다.');
    await page.getByRole('link', { name: '저장 이력' }).click();
    await page.getByRole('list', { name: '저장한 때' }).getByRole('button').nth(1).click();
    await press(page, page, '이 내용으로 되돌리기');
    await expect.poll(() => text(own)).not.toContain('다른 글에 쓸 문장입니다.');
    await expect.poll(() => text(own)).toContain('공모를 시작합니다.');
  });

  await test.step('Friday: the log has all of it, with who did it', async () => {
    const done = [
      { of: artistId, subject: '아티스트 신청', actions: ['개인정보 열람', '승인'] },
      { of: askedId, subject: '아티스트 신청', actions: ['자료 재요청'] },
      { of: title, subject: '글', actions: ['만듦', '예약', '고침', '이전 판으로 되돌림'] },
      { of: inquiry, subject: '문의', actions: ['답변'] },
      { of: `${artistId}의 봄`, subject: '배너', actions: ['고침'] },
      { of: STOPPED.id, subject: '회원', actions: ['이용 정지'] },
    ];
    await page.goto(adminPaths.screen('audit'));
    for (const { of, subject, actions } of done) {
      await searchFor(page, of);
      const rows = page.getByRole('row').filter({ hasText: subject });
      for (const action of actions) {
        const row = rows.filter({ has: page.getByRole('cell', { name: action, exact: true }) }).first();
        await expect(row.getByRole('cell', { name: 'admin01', exact: true })).toBeVisible();
      }
    }
    // What published the article at its moment was nobody.
    await searchFor(page, title);
    const published = page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: '발행', exact: true }) });
    await expect(published.getByRole('cell', { name: '자동', exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  // The artist is let in again for the tests that count artists.
  await openMember(page, STOPPED.id);
  await press(page, page, '정지 해제');
  await expect.poll(() => status(artistPaths.page(STOPPED.id))).toBe(200);
  await artist.context().close();
  await asked.context().close();
});
