import type { Locator, Page } from '@playwright/test';

/** Turns a list to the page with this number. */
export async function turnTo(within: Page | Locator, number: number): Promise<void> {
  const pages = within.getByRole('navigation', { name: /쪽/ });
  await pages.getByRole('link', { name: new RegExp(`^${number}\\s?쪽`) }).click();
}
