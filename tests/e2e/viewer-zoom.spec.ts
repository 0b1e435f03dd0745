import type { Page } from '@playwright/test';
import { demo } from './support/demo';
import { expectAccessible, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const room = (page: Page) => page.getByRole('dialog', { name: '작품 감상' });
const percent = (page: Page) => room(page).getByRole('status');
const button = (page: Page, name: string) => room(page).getByRole('button', { name, exact: true });
const picture = (page: Page) => room(page).locator('[data-current=true] img');

async function open(page: Page): Promise<void> {
  await page.goto(`/artist/${demo.artist.id}`);
  await page.locator('a[data-artwork]').first().click();
  await expect(percent(page)).toHaveText('확대 100%');
}

/** The places of the enlarged picture and of the window that it is seen through. */
const places = (page: Page) =>
  room(page)
    .locator('[data-current=true]')
    .evaluate((window) => {
      const boxOf = (element: Element | null) => {
        const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
        return { left, right, top, bottom };
      };
      return { window: boxOf(window), picture: boxOf(window.querySelector('img')) };
    });

test('a work is enlarged by buttons and keys, moved by arrows, and shown whole again', async ({ page }) => {
  await open(page);
  await expect(button(page, '작게')).toBeDisabled();
  await expect(button(page, '처음 크기로')).toBeDisabled();
  await button(page, '크게').click();
  await expect(percent(page)).not.toHaveText('확대 100%');
  await page.keyboard.press('+');
  await expect(percent(page)).toHaveText('확대 200%');
  await expectAccessible(page);
  await takePicture(page, 'viewer-zoom');
  // A larger picture is shown then.
  await expect
    .poll(() =>
      picture(page).evaluate((image) =>
        Number(/(\d+)\.avif$/.exec((image as HTMLImageElement).currentSrc)?.[1]),
      ),
    )
    .toBeGreaterThan(960);
  const before = await places(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await places(page)).picture.top).toBeLessThan(before.picture.top - 20);
  await expect(room(page).getByText(`1 / ${demo.artist.works}`)).toBeVisible();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowDown');
  // Nothing but the work is seen.
  await expect
    .poll(async () => {
      const { window, picture: shown } = await places(page);
      return Math.abs(shown.bottom - window.bottom);
    })
    .toBeLessThan(2);
  await page.keyboard.press('0');
  await expect(percent(page)).toHaveText('확대 100%');
  await page.keyboard.press('ArrowRight');
  await expect(room(page).getByText(`2 / ${demo.artist.works}`)).toBeVisible();
});

test('the wheel, a double press and a drag enlarge and move a work; another one is whole', async ({
  page,
}) => {
  await open(page);
  const box = await picture(page).boundingBox();
  if (box === null) throw new Error('The work has no place.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -200);
  await expect(percent(page)).not.toHaveText('확대 100%');
  await page.mouse.wheel(0, 4000);
  await page.mouse.wheel(0, 4000);
  await expect(percent(page)).toHaveText('확대 100%');
  await page.mouse.dblclick(middle.x, middle.y);
  await expect(percent(page)).toHaveText('확대 200%');
  const before = await places(page);
  await page.mouse.down();
  await page.mouse.move(middle.x + 40, middle.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await places(page)).picture.top).toBeGreaterThan(before.picture.top + 30);
  await button(page, '다음 작품').click();
  await expect(percent(page)).toHaveText('확대 100%');
  await expect(room(page).getByText(`2 / ${demo.artist.works}`)).toBeVisible();
});
