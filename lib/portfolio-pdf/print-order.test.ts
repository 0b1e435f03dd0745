import { layoutPortfolio } from '@/lib/portfolio/layout-portfolio';
import { pairedWorks, portfolioWork, wholePortfolio } from '@/tests/support/portfolio-content';
import { printOrder } from './print-order';

const ID = '0123456789abcdef0123456789abcdef';
const SOURCE = `/media/${ID}/2400.jpg`;
const artistArtWorks = pairedWorks([
  portfolioWork(1, { imageUrl: SOURCE, width: 2400, height: 1800 }),
  portfolioWork(2),
]);
const portfolio = wholePortfolio({ artistArtWorks });

function order(imageQuality: number) {
  const { pdfSettingConfig } = portfolio;
  const changed = { ...portfolio, pdfSettingConfig: { ...pdfSettingConfig, imageQuality } };
  return printOrder(changed, 'portfolio', (path) => new URL(path, 'https://gyeol.example').href);
}

test('a picture is as fine as its place on the paper asks for', () => {
  const box = layoutPortfolio(portfolio, { width: 297, height: 210 })
    .pages.flatMap(({ boxes }) => boxes)
    .find((each) => each.kind === 'image' && each.source === SOURCE);
  if (box?.kind !== 'image') throw new Error('no picture');
  const inches = box.width / 25.4;
  for (const quality of [1, 0.5, 0.3]) {
    const address = order(quality).pictures.get(SOURCE) ?? '';
    const width = Number(/^https:\/\/gyeol\.example\/media\/\w+\/(\d+)\.jpg$/.exec(address)?.[1]);
    // The widths of variants stand less than half again apart.
    expect(width / inches).toBeGreaterThanOrEqual(300 * quality);
    expect(width / inches).toBeLessThan(300 * quality * 1.6);
  }
});

test('a picture that isn’t one of ours is taken as it is', () => {
  expect(order(1).pictures.get('/image-2.jpg')).toBe('https://gyeol.example/image-2.jpg');
});

test('the faces are those that the pages are drawn with, by their whole addresses', () => {
  const { faces } = order(1);
  expect(Object.keys(faces).sort()).toEqual(['sans', 'sansStrong', 'serif', 'serifText']);
  expect(faces.serif).toMatch(/^https:\/\/gyeol\.example\/portfolio-fonts\/\w+\/serif\.ttf$/);
});
