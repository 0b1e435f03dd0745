import type { Page } from '@playwright/test';
import * as myMessages from '@/lib/messages/my';
import * as networkMessages from '@/lib/messages/network';
import * as signupMessages from '@/lib/messages/signup';
import {
  chooseAddress,
  CHOSEN,
  pretendAddressService,
  searched,
  serveAddressScript,
} from './support/address-service';
import { logIn } from './support/login';
import { acceptAlert, newPerson, reachForm } from './support/signup';
import { expectAccessible, expectNoHorizontalOverflow } from './support/page-health';
import { joinAndLogIn, openForm, save } from './support/my-page';
import { expect, test } from './support/test';
const WIDTHS = [390, 768, 1440];

async function expectChosen(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('우편번호')).toHaveValue(CHOSEN.zoneCode);
  await expect(page.getByLabel('기본 주소')).toHaveValue(CHOSEN.address);
  await expect(page.getByLabel('상세 주소')).toBeFocused();
}

async function lookAtDialog(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await expectNoHorizontalOverflow(page);
    const folder = process.env.SCREENSHOTS;
    // The network is never idle behind a frame that a test answers, so this is no `takePicture`.
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

test.describe('an address that is searched', () => {
  test.beforeEach(({ page }) => pretendAddressService(page));

  test('arrives in the form of a signup', async ({ page }) => {
    await reachForm(page, '일반', newPerson('배윤슬'));
    await page.getByRole('button', { name: '주소 검색' }).click();
    const dialog = page.getByRole('dialog', { name: '주소 검색' });
    await expect(searched(page)).toBeVisible();
    await expect(dialog.getByText(signupMessages.addressSearchLoading)).toHaveCount(0);
    await lookAtDialog(page, 'address-search');
    await dialog.getByRole('button', { name: '닫기' }).click();
    await chooseAddress(page, '주소 검색');
    await expectChosen(page);
  });

  test('arrives in the forms of My Page, also where they were reached without a new document', async ({
    page,
  }) => {
    await joinAndLogIn(page, '명다온');
    await openForm(page, '/my/favorite/artist');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page
      .getByRole('navigation', { name: '마이페이지 메뉴' })
      .getByRole('link', { name: '회원 정보' })
      .click();
    await expect(page).toHaveURL('/my/info');
    await expect(page.locator('#my-page form[inert]')).toHaveCount(0);
    await chooseAddress(page, '주소 변경');
    await expectChosen(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await save(page);
    await acceptAlert(page, myMessages.saved);
    await openForm(page, '/my/info/apply-artist');
    await expect(page.getByLabel('기본 주소')).toHaveValue(CHOSEN.address);
    await page.getByRole('button', { name: '직접 입력' }).click();
    await page.getByLabel('기본 주소').fill('다른 주소');
    await chooseAddress(page, '주소 변경');
    await expectChosen(page);
  });
});

test('who can’t have the search tries again, or types', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_NAME_NOT_RESOLVED/);
  await reachForm(page, '일반', newPerson('배윤슬'));
  await page.getByRole('button', { name: '주소 검색' }).click();
  const failure = page.getByRole('alert').filter({ hasText: signupMessages.addressSearchFailed });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await lookAtDialog(page, 'address-search-failed');
  await failure.getByRole('button', { name: '다시 시도' }).click();
  await expect(failure).toBeVisible();
  await pretendAddressService(page);
  await failure.getByRole('button', { name: '다시 시도' }).click();
  await expect(failure).toHaveCount(0);
  await page.getByRole('button', { name: /직접 입력$/ }).click();
  await expect(page.getByLabel('우편번호')).toBeFocused();
  await page.keyboard.type('0305');
  await page.keyboard.press('Tab');
  await page.getByLabel('기본 주소').fill('서울 종로구 삼청로 30');
  await page.getByLabel('상세 주소').fill('2층');
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByText(signupMessages.zoneCodeRule)).toBeVisible();
  await page.getByLabel('우편번호').fill('03053');
  await expect(page.getByText(signupMessages.zoneCodeRule)).toHaveCount(0);
});

test('without a network the search can’t be loaded, and the form stays with what was typed', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await pretendAddressService(page);
  await reachForm(page, '일반', newPerson('배윤슬'));
  await page.getByLabel('상세 주소').fill('2층');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '주소 검색' }).click();
  await acceptAlert(page, networkMessages.offline);
  await page.context().setOffline(false);
  await chooseAddress(page, '주소 검색');
  await expectChosen(page);
  await expect(page.getByLabel('상세 주소')).toHaveValue('2층');
});

/** Each attempt of a hostile script, and what came of it. */
const ATTEMPTS = `
  const site = document.referrer ? new URL(document.referrer).origin : location.origin;
  const outcome = async (attempt) => {
    try { return String(await attempt()).slice(0, 40); } catch (error) { return 'refused'; }
  };
  const framed = () => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.onload = () => resolve(frame.contentDocument?.body?.textContent ?? 'refused');
    frame.src = site + '/my/info';
    document.body.append(frame);
  });
  const posted = () => new Promise((resolve) => {
    addEventListener('securitypolicyviolation', (event) =>
      event.effectiveDirective === 'form-action' ? resolve('refused') : undefined);
    const form = document.createElement('form');
    const target = document.createElement('iframe');
    target.name = 'target';
    target.onload = () => (target.contentDocument?.URL ?? 'about:blank') === 'about:blank' || resolve('sent');
    Object.assign(form, { method: 'post', action: site + '/v1/auth/logout', target: 'target' });
    document.body.append(target, form);
    form.submit();
  });
  const read = (url) => fetch(url, { credentials: 'include' }).then((answer) => answer.text());
  const answer = { zonecode: '03053', roadAddress: '나쁜 길 1', jibunAddress: '', userSelectedType: 'R', bname: '', buildingName: '', apartment: '' };
  const found = (changes) => ({ name: 'gyeol-address', kind: 'found', answer: { ...answer, ...changes } });
  const forged = [null, 1, 'found', [found()], { name: 'gyeol-address' }, { name: 'gyeol-address', kind: 'found' },
    { name: 'gyeol-address', message: { kind: 'found', address: { zoneCode: '<b>', address: '나쁜 길 1', buildingName: '' } } },
    { name: 'gyeol-address', message: { kind: 'found' } },
    found({ zonecode: '<b>' }), found({ roadAddress: '길'.repeat(300) }), found({ roadAddress: '나쁜\\n길' }),
    found({ buildingName: { a: 1 } }), found({ html: '<img src=x>' }), { ...found(), extra: 1 }];
  (async () => {
    const report = {
      ofParent: await outcome(() => parent.document.querySelector('[name=accountId], [name=email]').value),
      ofTop: await outcome(() => top.document.title),
      cookies: await outcome(() => document.cookie || 'refused'),
      storage: await outcome(() => localStorage.getItem('of the site') ?? 'refused'),
      account: await outcome(() => read(site + '/v1/users/me')),
      ownAccount: await outcome(() => read('/v1/users/me')),
      opener: await outcome(() => parent.frames[0] === window ? 'refused' : parent.frames[0].document.title),
      framed: await outcome(framed),
      navigation: await outcome(() => { top.location.href = site + '/artist'; return 'went'; }),
      posted: await outcome(posted),
    };
    for (const data of forged) { parent.postMessage(data, '*'); top.postMessage(data, '*'); }
    parent.postMessage('last', '*');
    document.body.dataset.report = JSON.stringify(report);
  })();`;

/** Opens the search with the hostile script in it and reads what it got; the form has to be as it was. */
async function expectNothingGot(page: Page, button: string): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('of the site', 'a draft');
    window.addEventListener('message', ({ data }) => {
      if (data === 'last') Object.assign(window, { hasHeardAll: true });
    });
  });
  const before = await page.getByLabel('기본 주소').inputValue();
  const address = page.url();
  await serveAddressScript(page, ATTEMPTS);
  await page.getByRole('button', { name: button, exact: true }).click();
  const body = page.frameLocator('iframe[title^="우편번호"]').locator('body[data-report]');
  const report = JSON.parse((await body.getAttribute('data-report')) ?? '{}') as Record<string, string>;
  expect(Object.keys(report).length).toBe(10);
  expect(report).toEqual(Object.fromEntries(Object.keys(report).map((name) => [name, 'refused'])));
  // Behind all of the messages: once it was heard, they were too.
  await page.waitForFunction(() => 'hasHeardAll' in window);
  await expect(page.getByRole('dialog', { name: '주소 검색' })).toBeVisible();
  await expect(page.locator('input[name=address]')).toHaveValue(before);
  expect(page.url()).toBe(address);
}

test.describe('a hostile script in the address search', () => {
  test.beforeEach(({ consoleGuard }) => {
    consoleGuard.allow(/Content Security Policy|Content-Security-Policy|Unsafe attempt|ERR_|sandbox/i);
  });

  test('reaches nothing of a signup, nor of who is logged in', async ({ page, context }) => {
    await reachForm(page, '일반', newPerson('나누리'));
    await logIn(context, 'member01', 'MEMBER');
    await expectNothingGot(page, '주소 검색');
  });

  test('reaches nothing of My Page', async ({ page }) => {
    await joinAndLogIn(page, '서리나');
    await openForm(page, '/my/info');
    await expectNothingGot(page, '주소 변경');
  });
});

test('the search’s document has no origin at the site, and is alone at its own', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Content Security Policy|404/);
  await logIn(context, 'member01', 'MEMBER');
  await page.goto('/auth/address-search');
  await expect(page.getByText('이 화면은')).toBeVisible();
  const got = await page.evaluate(async () => {
    const of = async (attempt: () => unknown) => {
      try {
        return String(await attempt());
      } catch {
        return 'refused';
      }
    };
    return {
      origin: self.origin,
      cookies: await of(() => document.cookie),
      storage: await of(() => localStorage.length),
      account: await of(async () => (await fetch('/v1/users/me', { credentials: 'include' })).status),
    };
  });
  expect(got).toEqual({ origin: 'null', cookies: 'refused', storage: 'refused', account: 'refused' });
  const { port } = new URL(page.url());
  const answer = await page.goto(`http://address.localhost:${port}/my/info`);
  expect(answer?.status()).toBe(404);
});
