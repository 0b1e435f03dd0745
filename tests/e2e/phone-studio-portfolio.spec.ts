import * as portfolioMessages from '@/lib/messages/portfolio';
import { becomeArtist } from './support/artist';
import { register } from './support/artworks';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { openPortfolio, sheet, showPage, takeWorks, thumbnails, untilSaved } from './support/portfolio-page';
import { expect, test } from './support/test';
import { dragByTouch } from './support/touch-drag';

test('a phone is told that PCs are better, and can make a portfolio all the same', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '누리');
  for (const title of ['하나', '둘', '셋', '넷']) await register(page.request, { title });
  await openPortfolio(page);
  await expect(page.getByText(portfolioMessages.madeForPcs)).toBeVisible();
  const before = await thumbnails(page).count();
  await takeWorks(page, '하나', '둘', '셋', '넷');
  await expect(thumbnails(page)).toHaveCount(before + 2);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'portfolio-phone');

  await page.getByRole('button', { name: '설정 도구 접기' }).tap();
  await expect(page.getByRole('checkbox', { name: '학력' })).toBeHidden();
  await page.getByRole('button', { name: '설정 도구 펴기' }).tap();
  await expect(page.getByRole('checkbox', { name: '학력' })).toBeVisible();

  await showPage(page, before + 1);
  await expect(sheet(page)).toContainText('하나');
  const handle = page.getByRole('button', { name: `${before + 1}쪽 순서 바꾸기` });
  await dragByTouch(page, handle, thumbnails(page).nth(before + 1), '2개 중 2번째');
  await expect(sheet(page)).toContainText('셋');
  await untilSaved(page);
});
