import { demo } from './support/demo';
import { gotoWithLikes } from './support/liked';
import { logIn } from './support/login';
import { expect, test } from './support/test';

/** Half of what a stored page is fresh for (PAGE_CACHE_SECONDS). */
const RENEWED_WITHIN_MS = 30_000;

/** The likes that the stored page shows to every visitor. */
const likesIn = (html: string) =>
  Number(/좋아요[^<]*(?:<!-- -->)?\s*<span[^>]*>([\d,]+)</.exec(html)?.[1]?.replaceAll(',', ''));

test('what a member changes is on the stored page, which is stored again', async ({
  page,
  context,
  request,
}) => {
  const address = `/artist/${demo.other.id}`;
  await logIn(context, 'member01', 'MEMBER');
  await gotoWithLikes(page, address);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${demo.other.name} 좋아요`) })
    .first();
  await expect(button).toBeVisible();
  const wasLiked = (await button.getAttribute('aria-pressed')) === 'true';
  // Other tests like this artist meanwhile: what the platform counts is what the page has to show, long before a
  // stored page is made again for its age.
  const expectTrue = () =>
    expect(async () => {
      const shown = likesIn(await (await request.get(address)).text());
      const { data } = (await (await request.get(`/v2/artists/${demo.other.id}`)).json()) as {
        data: { followerCount: number };
      };
      expect(shown).toBe(data.followerCount);
    }).toPass({ timeout: RENEWED_WITHIN_MS });
  const isStored = async () => (await request.get(address)).headers()['x-cache'];
  await expectTrue();
  await expect.poll(isStored).toBe('HIT');

  const saved = page.waitForResponse((response) => response.url().endsWith('/v1/users/me/likes'));
  await button.click();
  expect((await saved).status()).toBe(200);
  await expectTrue();
  await expect.poll(isStored).toBe('HIT');
  await expect(button).toHaveAttribute('aria-pressed', String(!wasLiked));

  await gotoWithLikes(page);
  await expect(button).toHaveAttribute('aria-pressed', String(!wasLiked));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', String(wasLiked));
  await expectTrue();
});

test('a page that is served to a member holds nothing of the member', async ({ context, page, request }) => {
  await logIn(context, 'artist01', 'ARTIST');
  const address = `/artist/${demo.artist.id}`;
  const own = await (await page.goto(address))?.text();
  const guests = await (await request.get(address)).text();
  expect(own).toBe(guests);
  await expect(page.getByRole('link', { name: /마이페이지/ })).toBeVisible();
});

test('forged and foreign sessions are nobody’s', async ({ request }) => {
  const response = await request.get('/session', {
    headers: { cookie: 'gyeol_session=forged; gyeol_user=1' },
  });
  expect(await response.json()).toEqual({ user: null });
  const like = await request.post('/v1/users/me/likes', {
    headers: { cookie: 'gyeol_session=forged' },
    data: { type: 'ARTIST', uuid: '00000000-0000-4000-8000-000000000000' },
  });
  expect([401, 403]).toContain(like.status());
});
