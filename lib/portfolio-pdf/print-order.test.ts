import { layoutPortfolio } from '@/lib/portfolio/layout-portfolio';
import { pairedWorks, portfolioContent, portfolioWork } from '@/tests/support/portfolio-content';
import { printOrder } from './print-order';

const names = { title: '포트폴리오', author: '류단아', language: 'ko' } as const;
const layout = layoutPortfolio(
  portfolioContent({ artistArtWorks: pairedWorks([1, 2].map((index) => portfolioWork(index))) }),
  { width: 297, height: 210 },
);

function order(imageQuality: number) {
  return printOrder(layout, {
    names,
    imageQuality,
    jpegAt: (source, pixels) => `${source}?${Math.round(pixels)}`,
    origin: 'https://gyeol.example',
  });
}

test('a picture is as fine as its place on the paper asks for', () => {
  const box = layout.pages
    .flatMap(({ boxes }) => boxes)
    .find((each) => each.kind === 'image' && each.source === '/image-1.jpg');
  if (box?.kind !== 'image') throw new Error('no picture');
  const pixels = (dpi: number) => Math.round((box.width / 25.4) * dpi);
  expect(order(1).pictures.get('/image-1.jpg')).toBe(`https://gyeol.example/image-1.jpg?${pixels(300)}`);
  expect(order(0.5).pictures.get('/image-1.jpg')).toBe(`https://gyeol.example/image-1.jpg?${pixels(150)}`);
});

test('the faces are those that the pages are drawn with, by their whole addresses', () => {
  const { faces } = order(1);
  expect(Object.keys(faces).sort()).toEqual(['sans', 'sansStrong', 'serif', 'serifText']);
  expect(faces.serif).toMatch(/^https:\/\/gyeol\.example\/portfolio-fonts\/\w+\/serif\.ttf$/);
});
