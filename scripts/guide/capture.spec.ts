import path from 'node:path';
import { test, type Page } from '@playwright/test';
import type { RoleType } from '@/lib/contracts/account';
import type { GuideChapterId } from '@/lib/guide/parse-guide';
import * as artistPaths from '@/lib/paths/artist';
import * as myPaths from '@/lib/paths/my';
import * as sitePaths from '@/lib/paths/site';
import { untilAlive } from '@/tests/e2e/support/alive';
import { logIn } from '@/tests/e2e/support/login';
import { saveAs, untilPainted } from './picture';

interface Scene {
  path: string;
  as?: [id: string, role: RoleType];
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

const ARTIST: Scene['as'] = ['artist01', 'ARTIST'];

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
async function openDialog(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('dialog').waitFor();
}
const scrollTo = (page: Page, heading: string) =>
  page
    .getByRole('heading', { name: heading })
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
/** The second page has the portrait and the career. */
const showCareer = (page: Page) =>
  page.getByRole('group', { name: '쪽 목록' }).getByRole('button').nth(1).click();

/** What each chapter of the guide shows. The words for it are in `server/contents/service-guide.md`. */
const SCENES: Readonly<Record<GuideChapterId, Scene>> = {
  intro: { path: sitePaths.home() },
  services: { path: artistPaths.page('artist01') },
  overview: { path: sitePaths.home(), act: (page) => press(page, '전체 메뉴 열기') },
  questions: { path: myPaths.faq(), act: (page) => page.locator('summary').first().click() },
  contact: { path: sitePaths.home(), act: (page) => openDialog(page, '문의') },
  approval: {
    path: myPaths.applyArtist(),
    as: ['member01', 'MEMBER'],
    act: (page) => scrollTo(page, '활동 자료'),
  },
  profile: { path: myPaths.artistProfile(), as: ARTIST },
  registration: { path: myPaths.artistArtwork(), as: ARTIST, act: (page) => openDialog(page, '작품 등록') },
  management: { path: myPaths.artistArtwork(), as: ARTIST },
  portfolio: { path: myPaths.artistPortfolio(), as: ARTIST, act: showCareer },
};

const directory = path.resolve(import.meta.dirname, '../../components/guide/pictures');

for (const [chapter, { path: address, as, act }] of Object.entries(SCENES)) {
  test(chapter, async ({ page, context }, { project }) => {
    if (as !== undefined) await logIn(context, ...as);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await untilAlive(page);
    await act?.(page);
    await untilPainted(page);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await saveAs(path.join(directory, `${chapter}-${project.name}.webp`), picture);
  });
}
