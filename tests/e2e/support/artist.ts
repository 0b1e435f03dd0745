import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { studioProfile } from '@/tests/support/studio';
import { apiUrl } from '@/lib/api/url';
import type { Profile } from '@/lib/contracts/profile';
import type { StudioProfileForm } from '@/lib/contracts/studio-profile';
import { dataOf, headers, json } from './calls';
import { joinAndLogIn, logInAgain, type Member } from './my-page';
import { decideApplication } from './operator';
import { smallPdf } from './signup';
import { expect } from './test';

/** A new member who has applied to be an artist by the call that the page makes, logged in to the page's browser. */
export async function joinAsApplicant(page: Page, name: string): Promise<Member> {
  const member = await joinAndLogIn(page, name);
  const profile = await dataOf<Profile>(await page.request.get(apiUrl('/v1/users/me')));
  const applied = await page.request.post(apiUrl('/v1/users/apply-artist'), {
    headers,
    multipart: {
      reqDto: json({
        ...profile,
        verifyUniqueVal: null,
        verifyDi: null,
        artistInterests: ['EXHIBITION'],
        agreeBusinessEmail: true,
        agreeBusinessSms: true,
        documentTypes: ['CERTIFICATE'],
      }),
      files: { name: '졸업증명서.pdf', mimeType: 'application/pdf', buffer: smallPdf() },
    },
  });
  expect(applied.status(), await applied.text()).toBe(200);
  return member;
}

/**
 * A new artist whom the operator has approved and who has no profile yet, logged in to the page's browser.
 * @param operator a context of its own, in which the operator is logged in
 */
export async function joinAsArtist(page: Page, operator: APIRequestContext, name: string): Promise<Member> {
  const member = await joinAsApplicant(page, name);
  await decideApplication(operator, member.accountId, 'approve');
  await logInAgain(page, member.accountId);
  return member;
}

/** Saves the first profile of the artist who is logged in to the page's browser, with a photo. */
export async function saveProfile(page: Page, given: Partial<StudioProfileForm> = {}): Promise<void> {
  const answer = await page.request.put(apiUrl('/v1/artists/me'), {
    headers,
    multipart: {
      reqDto: json(studioProfile(given)),
      cropImage: { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await photo(965, 1350) },
      originImage: { name: 'studio.jpg', mimeType: 'image/jpeg', buffer: await photo(1600, 1800) },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A new artist with a profile and no works, logged in to the page's browser. */
export async function becomeArtist(page: Page, operator: APIRequestContext, name: string): Promise<Member> {
  const member = await joinAsArtist(page, operator, name);
  await saveProfile(page, { nameKo: name });
  // The session learns of its new role.
  await logInAgain(page, member.accountId);
  return member;
}

/** A photograph of this size, dark at its left. @param noise makes it as large as a camera's: grain that doesn't compress */
export function photo(width: number, height: number, noise = false): Promise<Buffer> {
  const paper = { width, height, channels: 3, background: { r: 150, g: 110, b: 80 } } as const;
  const dark = {
    width: Math.floor(width / 3),
    height,
    channels: 3,
    background: { r: 40, g: 30, b: 30 },
  } as const;
  return sharp({ create: noise ? { ...paper, noise: { type: 'gaussian', mean: 128, sigma: 60 } } : paper })
    .composite([{ input: { create: dark }, gravity: 'west' }])
    .jpeg({ quality: 95 })
    .toBuffer();
}
