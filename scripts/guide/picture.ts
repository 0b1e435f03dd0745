import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Waits until neither a skeleton nor an empty frame would be in a picture of the page. */
export async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isSeen = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const isWaiting = (element: Element) => !(element instanceof HTMLImageElement) || !element.complete;
    return ![...document.querySelectorAll('[aria-busy="true"], img')].some(
      (element) => isSeen(element) && isWaiting(element),
    );
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Saves a picture as WebP. */
export async function saveAs(file: string, picture: Buffer): Promise<void> {
  await sharp(picture).webp({ quality: 78, effort: 6 }).toFile(file);
}
