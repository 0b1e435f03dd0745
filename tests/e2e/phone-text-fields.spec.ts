import type { Page } from '@playwright/test';
import type { RoleType } from '@/lib/contracts/account';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as myPaths from '@/lib/paths/my';
import * as organizationPaths from '@/lib/paths/organization';
import { logIn } from './support/login';
import { openFind, openLoginModal } from './support/login-modal';
import { expect, test } from './support/test';
import { openModal } from './support/support-modal';

const FIELDS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=file]), select, textarea, [contenteditable=true]';

/** A phone magnifies the page when a field with letters below 16 px gets the caret. */
async function expectLargeFields(page: Page): Promise<void> {
  const fields = page.locator(FIELDS);
  await expect(fields.first()).toBeAttached();
  const small = await fields.evaluateAll((found) =>
    found
      .map((field) => ({
        size: parseFloat(getComputedStyle(field).fontSize),
        html: field.outerHTML.slice(0, 160),
      }))
      .filter(({ size }) => size < 16),
  );
  expect(small).toEqual([]);
}

const BY_ROLE: readonly { id: string; role: RoleType | null; paths: readonly string[] }[] = [
  {
    id: 'guest',
    role: null,
    paths: [
      artistPaths.list(),
      articlePaths.list('SPECIAL'),
      articlePaths.list('EXHIBITION'),
      '/search',
      '/search?q=달',
      myPaths.notices(),
      myPaths.faq(),
    ],
  },
  {
    id: 'member01',
    role: 'MEMBER',
    paths: [
      myPaths.info(),
      myPaths.applyArtist(),
      myPaths.password(),
      myPaths.inquiries(),
      myPaths.newInquiry(),
    ],
  },
  {
    id: 'artist01',
    role: 'ARTIST',
    paths: [myPaths.artistProfile(), myPaths.artistPortfolio()],
  },
  { id: 'gallery01', role: 'BUSINESS', paths: [organizationPaths.contests()] },
  {
    id: 'admin01',
    role: 'ADMIN',
    paths: [
      adminPaths.screen('members'),
      adminPaths.screen('faqs/create'),
      adminPaths.screen('articles/create'),
    ],
  },
];

for (const { id, role, paths } of BY_ROLE) {
  test(`no field of ${id}’s pages makes a phone magnify`, async ({ page, context }) => {
    if (role !== null) await logIn(context, id, role);
    for (const path of paths) {
      await page.goto(path);
      await expectLargeFields(page);
    }
  });
}

test('nor does one of a dialog, or of a phone on its side', async ({ page }) => {
  await page.goto('/terms');
  await openModal(page);
  await expectLargeFields(page);
  await page.goto('/terms');
  await openLoginModal(page);
  await expectLargeFields(page);
  await page.goto('/terms');
  await openFind(page, '비밀번호 찾기');
  await expectLargeFields(page);
  await page.setViewportSize({ width: 932, height: 430 });
  await page.goto(artistPaths.list());
  await expectLargeFields(page);
});
