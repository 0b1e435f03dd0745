import { demo } from './support/demo';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

test('two fingers enlarge a work, one moves it, and a swipe turns only what is whole', async ({ page }) => {
  await page.goto(`/artist/${demo.artist.id}`);
  await page.locator('a[data-artwork]').first().tap();
  const room = page.getByRole('dialog', { name: '작품 감상' });
  const percent = room.getByRole('status');
  await expect(percent).toHaveText('확대 100%');
  const work = room.locator('[data-current=true] img');
  const box = await work.boundingBox();
  if (box === null) throw new Error('The work has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const pinch = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ];
  await touch('touchStart', pinch(30));
  for (const apart of [45, 60, 75, 90]) await touch('touchMove', pinch(apart));
  await touch('touchEnd', []);
  await expect(percent).not.toHaveText('확대 100%');
  await expect(room.getByText(`1 / ${demo.artist.works}`)).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'viewer-zoom-phone');
  // What is enlarged is moved by a finger, and isn't turned.
  const before = await work.boundingBox();
  await touch('touchStart', [{ x, y }]);
  for (const by of [20, 50, 90]) await touch('touchMove', [{ x: x - by, y }]);
  await touch('touchEnd', []);
  await expect.poll(async () => (await work.boundingBox())?.x ?? 0).toBeLessThan((before?.x ?? 0) - 20);
  await expect(room.getByText(`1 / ${demo.artist.works}`)).toBeVisible();
  await room.getByRole('button', { name: '처음 크기로' }).tap();
  await expect(percent).toHaveText('확대 100%');
  await touch('touchStart', [{ x: x + 60, y }]);
  for (const by of [10, -30, -90]) await touch('touchMove', [{ x: x + by, y }]);
  await touch('touchEnd', []);
  await expect(room.getByText(`2 / ${demo.artist.works}`)).toBeVisible();
});
