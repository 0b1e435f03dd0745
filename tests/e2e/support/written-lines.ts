import type { Locator, Page } from '@playwright/test';
import { partsOf } from '@/tests/support/multi-line-fields';
import { expect } from './test';

/**
 * Expects that a text of `linesOf` is laid out as it was written: each line below the one before, and the new paragraph further
 * below than a line.
 */
export async function expectLines(root: Page | Locator, mark: string): Promise<void> {
  const parts = partsOf(mark);
  const place = 'goto' in root ? root.locator('body') : root;
  await expect(place.getByText(parts.at(-1) ?? '').first()).toBeVisible();
  const tops = await place.evaluate((element, wanted) => {
    const found = wanted.map(() => Number.NaN);
    // Of the last line: the first one may begin with a larger letter.
    let leading = Number.NaN;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const [index, words] of wanted.entries()) {
        const at = node.textContent?.indexOf(words) ?? -1;
        if (at === -1 || !Number.isNaN(found[index])) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + words.length);
        const box = range.getBoundingClientRect();
        // A text area's own text and a hidden description have no box.
        const parent = node.parentElement;
        if (parent === null || parent.tagName === 'TEXTAREA' || box.height <= 1) continue;
        found[index] = box.top;
        leading = Number.parseFloat(getComputedStyle(parent).lineHeight);
      }
    }
    return [...found, leading];
  }, parts);
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN, leading = Number.NaN] = tops;
  expect(second - first, `${mark} the second line is below the first`).toBeGreaterThan(leading * 0.8);
  expect(third - second, `${mark} space stands before the paragraph`).toBeGreaterThan(leading * 1.2);
}
