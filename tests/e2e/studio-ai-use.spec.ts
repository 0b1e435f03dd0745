import type { APIRequestContext } from '@playwright/test';
import { becomeArtist } from './support/artist';
import { register } from './support/artworks';
import { openArtworks, openEdit, saveWork } from './support/artworks-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { openProfile, pressSave } from './support/profile-page';
import { expect, test } from './support/test';

const AGENT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';

/** What an AI agent is answered. */
async function asAgent(request: APIRequestContext, path: string): Promise<number> {
  return (await request.get(path, { headers: { 'user-agent': AGENT } })).status();
}

test('AI is refused until the artist allows it, for all works or for one', async ({ page, request }) => {
  const { accountId } = await becomeArtist(page, request, '모래별');
  const hang = async (title: string) => `/artwork/${(await register(page.request, { title })).uuid}`;
  const [first, second] = [await hang('첫 모래'), await hang('둘째 모래')];
  const artist = `/artist/${accountId}`;
  for (const path of [artist, first, second])
    expect([path, await asAgent(request, path)]).toEqual([path, 403]);
  expect(await asAgent(request, '/robots.txt')).toBe(200);

  await openProfile(page);
  await expect(page.getByText('지금은 AI 이용을 거부하고 있어요.')).toBeVisible();
  await page.getByText('무엇을 하고 무엇을 못 하나요').click();
  await page.getByRole('checkbox', { name: '내 페이지와 작품을 AI 학습과 생성에 써도 됩니다' }).check();
  await expect(page.getByText('저장하면 AI 수집기도')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'studio-ai-use');
  await pressSave(page);
  await expect(async () => {
    for (const path of [artist, first, second])
      expect([path, await asAgent(request, path)]).toEqual([path, 200]);
  }).toPass();
  expect(await (await request.get('/robots.txt')).text()).toContain(`Allow: ${first}$`);
  await page.goto(first);
  await expect(page.getByText('작가가 이 작품의 AI 이용을 허용했습니다')).toBeVisible();

  await openArtworks(page, 2);
  const dialog = await openEdit(page, '둘째 모래');
  await dialog.getByLabel('AI 이용').selectOption('허용하지 않음');
  await saveWork(dialog);
  await expect(async () => expect(await asAgent(request, second)).toBe(403)).toPass();
  expect(await asAgent(request, first)).toBe(200);
  await page.goto(second);
  await expect(page.getByText('이 작품은 AI 학습에 쓸 수 없습니다')).toBeVisible();
  await expectNoHorizontalOverflow(page);

  await openProfile(page);
  await page.getByRole('checkbox', { name: '내 페이지와 작품을 AI 학습과 생성에 써도 됩니다' }).uncheck();
  await pressSave(page);
  await expect(async () => expect(await asAgent(request, first)).toBe(403)).toPass();
});
