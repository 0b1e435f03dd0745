import type { Locator, Page } from '@playwright/test';
import * as formMessages from '@/lib/messages/form';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './page-health';
import { expect } from './test';

/** The note about what was saved elsewhere. */
export const conflictNote = (of: Page | Locator) =>
  of.getByRole('region', { name: formMessages.conflictTitle });

interface BothTexts {
  /** The part of the form that both changed. */
  label: string;
  mine: string;
  theirs: string;
}

/** Expects both texts of a part side by side, and that either can be put into the form. */
export async function expectBoth(
  of: Page | Locator,
  { label, mine, theirs }: BothTexts,
  holds: (text: string) => Promise<void>,
): Promise<void> {
  const part = conflictNote(of).getByRole('group', { name: label, exact: true });
  const side = (name: keyof typeof formMessages.conflictSides) =>
    part.getByRole('group', { name: `${label}: ${formMessages.conflictSides[name]}` });
  await expect(side('mine')).toContainText(mine);
  await expect(side('theirs')).toContainText(theirs);
  await holds(mine);
  await side('theirs').getByRole('button').click();
  await holds(theirs);
  await expect(side('mine')).toContainText(mine);
  await side('mine').getByRole('button').click();
  await holds(mine);
}

/** Looks at a conflict in each width. */
export async function lookAtConflict(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Not by its role: a back office that has just become narrow is hidden behind the menu for those who listen.
    await page.getByText(formMessages.conflictTitle, { exact: true }).scrollIntoViewIfNeeded();
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `${name}-${width}`);
  }
  await expectAccessible(page);
  await page.setViewportSize(before);
}
