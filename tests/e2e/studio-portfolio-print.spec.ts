import type { Page } from '@playwright/test';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { becomeArtist, photo } from './support/artist';
import { register } from './support/artworks';
import { answerQuestion } from './support/my-page';
import { drawPdf, rasterOf, strayInk } from './support/page-raster';
import { beginFile, openPortfolio, sheet, showPage, takeWorks, thumbnails } from './support/portfolio-page';
import { expect, test } from './support/test';

/** Percents of the paper's size by which a whole page stands on the stage, and its width then in pixels. */
const ZOOM = 68;
const WIDTH = Math.round(((297 * 96) / 25.4) * (ZOOM / 100));
const MILLIMETRE = WIDTH / 297;
/** Shades at the edges of letters and pictures, which two programs draw otherwise. */
const STRAY_MOST = 0.002;

test.use({ viewport: { width: 1440, height: 1200 } });

/** Makes the PDF, and takes it from its download. */
async function makePdf(page: Page): Promise<Buffer> {
  await beginFile(page);
  const download = page.waitForEvent('download');
  await answerQuestion(page, portfolioMessages.pdfMade, 'PDF 내려받기');
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Every page of the preview has its ink where the PDF has it, within a millimetre, and the other way round. */
async function expectPrintedAsSeen(page: Page): Promise<void> {
  const pdf = await makePdf(page);
  const printed = await drawPdf(page.context(), pdf, WIDTH);
  expect(printed).toHaveLength(await thumbnails(page).count());
  for (const [index, raster] of printed.entries()) {
    await showPage(page, index + 1);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const pictures = [...document.querySelectorAll('svg[role=group] image')];
      await Promise.all(
        pictures.map((picture) => {
          const image = Object.assign(new Image(), { src: picture.getAttribute('href') ?? '' });
          return image.decode();
        }),
      );
    });
    const seen = await rasterOf(await sheet(page).screenshot({ animations: 'disabled' }));
    expect(Math.abs(seen.width - raster.width), `width of page ${index + 1}`).toBeLessThanOrEqual(2);
    const reach = Math.round(MILLIMETRE);
    expect(strayInk(seen, raster, reach), `seen, not printed: page ${index + 1}`).toBeLessThan(STRAY_MOST);
    expect(strayInk(raster, seen, reach), `printed, not seen: page ${index + 1}`).toBeLessThan(STRAY_MOST);
  }
}

/** Sets the stage so that a page is as wide as the pictures of the PDF. */
async function setWidth(page: Page): Promise<void> {
  await page.getByRole('slider', { name: '화면 크기' }).fill(String(ZOOM));
}

test('every page is printed as it is seen', async ({ page, request }) => {
  await becomeArtist(page, request, '결실');
  const works = [
    { title: '달항아리', size: [1200, 1500] },
    { title: '먼 산', size: [1800, 900] },
    { title: '月下 그림자', size: [900, 900] },
  ] as const;
  for (const { title, size } of works)
    await register(
      page.request,
      { title, description: '마른 종이 위에 젖은 물감을 얹었다. '.repeat(6) },
      await photo(size[0], size[1]),
    );
  await openPortfolio(page);
  await takeWorks(page, ...works.map(({ title }) => title));
  await setWidth(page);
  await expectPrintedAsSeen(page);
});

test('so is one in a column, with a picture on its cover, a long note and letters of other scripts', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '물들');
  await register(page.request, { title: 'Việt Nam, Привет' }, await photo(1500, 1000));
  await openPortfolio(page);
  await takeWorks(page, 'Việt Nam, Привет');
  await page.getByRole('radio', { name: '이미지' }).click();
  const covers = page.getByRole('dialog', { name: '표지 이미지' });
  await covers.getByRole('radio').first().check();
  await covers.getByRole('button', { name: '완료' }).click();
  await page.getByRole('radio', { name: '1단' }).check();
  await page
    .getByRole('textbox', { name: '작가 노트' })
    .fill('나는 오래 본 것만 그린다. 月과 결, Việt Nam에서 본 물빛. '.repeat(12));
  await setWidth(page);
  await expectPrintedAsSeen(page);
});
