import type { Browser, Page } from '@playwright/test';
import { logIn } from './login';

/** A page of an operator, in a browser of its own. */
export async function operatorPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await logIn(context, 'admin01', 'ADMIN');
  return context.newPage();
}
