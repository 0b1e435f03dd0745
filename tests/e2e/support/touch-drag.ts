import type { Locator, Page } from '@playwright/test';
import { centreOf } from './exposure';
import { expect } from './test';

const STEPS = 10;

/** Drags by a finger that rests on the handle first. @param place what is said of the place where it would land */
export async function dragByTouch(page: Page, handle: Locator, onto: Locator, place: string): Promise<void> {
  // In the middle of the window nothing scrolls.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [from, to] = [await centreOf(handle), await centreOf(onto)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', way: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }],
    });
  await touch('touchStart', 0);
  await expect(page.getByText(/ 자리입니다\.$/)).toBeAttached();
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS);
  await expect(page.getByText(`${place} 자리입니다.`)).toBeAttached();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByText(`${place}에 놓았습니다.`)).toBeAttached();
}
