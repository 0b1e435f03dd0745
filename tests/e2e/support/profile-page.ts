import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { StudioProfileForm } from '@/lib/contracts/studio-profile';
import { joinAsArtist, photo, saveProfile } from './artist';
import { openForm, type Member } from './my-page';
import { expect } from './test';

const solo = { type: 'SOLO_EXHIBITION', location: '갤러리 온', region: '서울' } as const;

/** A profile with three solo exhibitions, out of order. */
const PROFILE: Partial<StudioProfileForm> = {
  nameKo: '하늬바람',
  nameEn: null,
  introduction: '바람이 지나간 자리를 그린다.',
  activityGenreTypes: ['KOREAN_PAINTING'],
  domesticArea: '서울',
  educationNotApplicable: true,
  educations: [],
  experiences: [
    { ...solo, year: 2020, title: '첫 바람' },
    { ...solo, year: 2024, title: '마른 들' },
    { ...solo, year: 2022, title: '물의 결' },
  ],
};

/** A new artist with a profile, at its form. */
export async function joinAndOpenProfile(
  page: Page,
  operator: APIRequestContext,
  name: string,
  given: Partial<StudioProfileForm> = {},
): Promise<Member> {
  const member = await joinAsArtist(page, operator, name);
  await saveProfile(page, { ...PROFILE, ...given });
  await openProfile(page);
  return member;
}

export async function openProfile(page: Page): Promise<void> {
  await openForm(page, '/my/artist/profile');
  await expect(page.getByRole('heading', { level: 1, name: '작가 프로필' })).toBeVisible();
}

/** Presses the button of the form. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click();
}

/** The rows of one type. */
export function rowGroup(page: Page, label: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^${label}( ?\\d+)?$`) });
}

/** Chooses a photo and crops it by keys. */
export async function cropPhoto(page: Page, file?: Buffer): Promise<void> {
  const buffer = file ?? (await photo(1600, 1800));
  await page
    .getByLabel('작가 사진 파일')
    .setInputFiles({ name: '작업실.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: '사진 자르기' });
  await dialog.getByRole('application').press('ArrowRight');
  await dialog.getByLabel('확대').press('ArrowRight');
  await dialog.getByRole('button', { name: '이대로 자르기' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByAltText('고른 사진')).toBeVisible();
}
