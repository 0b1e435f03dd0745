import type { Page } from '@playwright/test';
import * as searchLimits from '@/lib/limits/search';
import { stopTime } from './support/clock';
import { demo } from './support/demo';
import { expectAccessible, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('combobox', { name: '통합검색' });
const options = (page: Page) => page.getByRole('listbox', { name: '제안' }).getByRole('option');
const artist = (page: Page) =>
  options(page).filter({ hasText: 'ARTIST' }).filter({ hasText: demo.artist.name });

/** 류단아 half typed, by its initials, and by the keys of its letters. */
for (const typed of ['류다', 'ㄹㄷㅇ', 'fbeksdk']) {
  test(`${typed} suggests the artist, whom the keyboard reaches`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: '통합검색' }).click();
    await field(page).pressSequentially(typed);
    await expect(artist(page).first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await field(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const active = await field(page).getAttribute('aria-activedescendant');
    expect(active).toBe(await options(page).first().getAttribute('id'));
    await field(page).press('End');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await field(page).press('Home');
    await expectAccessible(page);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/artist/${demo.artist.id}`);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('Escape closes the suggestions first, then the layer; what was typed stays between', async ({
  page,
}) => {
  await page.goto('/artist');
  await page.getByRole('link', { name: '통합검색' }).click();
  await field(page).fill('바다');
  await expect(options(page).first()).toBeVisible();
  await takePicture(page, 'search-layer');
  await field(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('바다');
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Escape');
  await field(page).press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a syllable that is being composed asks, and its Enter sends nothing', async ({ page, context }) => {
  await page.goto('/search');
  await field(page).focus();
  const keys = await context.newCDPSession(page);
  const asked = page.waitForRequest((request) =>
    decodeURIComponent(request.url()).endsWith('suggestions?q=류ㄷ'),
  );
  await keys.send('Input.imeSetComposition', { text: '류', selectionStart: 1, selectionEnd: 1 });
  await keys.send('Input.imeSetComposition', { text: '류ㄷ', selectionStart: 2, selectionEnd: 2 });
  await asked;
  await expect(artist(page).first()).toBeVisible();
  await field(page).press('ArrowDown');
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(page).toHaveURL('/search');
  await keys.send('Input.insertText', { text: '류단' });
  await expect(field(page)).toHaveValue('류단');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('류단')}`);
});

test('only the last of quick keys is asked for', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  await stopTime(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/suggestions')) asked.push(decodeURIComponent(request.url()));
  });
  await field(page).pressSequentially('pain');
  await page.clock.runFor(searchLimits.suggestDebounceMs - 1);
  await field(page).press('t');
  await expect(field(page)).toHaveValue('paint');
  await page.clock.runFor(searchLimits.suggestDebounceMs - 1);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/q=paint$/);
  await page.clock.runFor(60_000);
  expect(asked).toHaveLength(1);
});

test('what was searched for is remembered here, and forgotten when asked', async ({ page }) => {
  await page.goto('/search');
  for (const text of ['바다', '물결']) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(text)}`);
  }
  await page.goto('/artist');
  await page.getByRole('link', { name: '통합검색' }).click();
  const recent = page.getByRole('region', { name: '최근 검색어' });
  await expect(recent.getByRole('listitem')).toHaveText(['물결', '바다']);
  await expectAccessible(page);
  await takePicture(page, 'search-recent');
  await recent.getByRole('button', { name: '최근 검색어 ‘물결’ 지우기' }).click();
  await expect(recent.getByRole('listitem')).toHaveText(['바다']);
  await recent.getByRole('button', { name: '바다', exact: true }).click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('바다')}`);
  await page.goto('/search');
  await page.getByRole('button', { name: '모두 지우기' }).click();
  await expect(recent).toHaveCount(0);
});

test('on the search page the glass leads to its own field', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('바다')}`);
  await page.getByRole('link', { name: '통합검색' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/artist');
  await page.goBack();
  await expect(field(page)).toHaveValue('바다');
});
