import type { Browser, Page } from '@playwright/test';
import { otherPage } from './back-office';
import { logIn } from './login';

/** A page of an operator, in a browser of its own. */
export async function operatorPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await otherPage(browser, baseURL);
  await logIn(page.context(), 'admin01', 'ADMIN');
  return page;
}
