import { readFile } from 'node:fs/promises';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import * as contestPaths from '@/lib/paths/contest';
import { pdfTexts } from '@/tests/support/contest-minutes';
import { openAnnounced, publishResult } from './support/jury-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const WIDTHS = [1440, 768, 390] as const;
const STATEMENT = '창가의 빛을 오래 본 그림이 많았습니다.';
const MINUTES = /\/minutes$/;

test('an owner downloads the minutes of the jury from the result and from the ranking, also after a failure', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const { uuid, title, receipt } = await openAnnounced(page);
  await publishResult(page, uuid, STATEMENT);
  await page.goto(contestPaths.result(uuid));
  const section = page.getByRole('region', { name: minutesMessages.title });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await section.scrollIntoViewIfNeeded();
    await expectNoHorizontalOverflow(page);
    await expectAccessible(page);
    await takePicture(page, `minutes-${width}`);
  }

  await page.route(MINUTES, (route) => route.abort());
  await section.getByRole('button', { name: '회의록 PDF 내려받기' }).click();
  await expect(section.getByRole('alert')).toContainText('심사 회의록을 만들지 못했습니다.');
  await expectAccessible(page);
  await page.unroute(MINUTES);
  const begun = page.waitForEvent('download');
  await section.getByRole('button', { name: '다시 시도' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^${title} ${minutesMessages.title} \\d{4}-\\d\\d-\\d\\d\\.pdf$`),
  );
  const pages = await pdfTexts(new Uint8Array(await readFile(await download.path())));
  const text = pages.flat().join('').replace(/\s/g, '');
  for (const part of [title, receipt, STATEMENT, '1차 심사 결과', '서명'])
    expect(text).toContain(part.replace(/\s/g, ''));

  await page.goto(contestPaths.ranking(uuid));
  const again = page.waitForEvent('download');
  await section.getByRole('button', { name: '회의록 PDF 내려받기' }).click();
  expect((await again).suggestedFilename()).toContain(minutesMessages.title);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
});
