import { portfolioContent, portfolioWork } from '@/tests/support/portfolio-content';
import { layoutPortfolio } from './layout-portfolio';
import { PageBook } from './page-book';

test('only pages that changed are other objects', () => {
  const book = new PageBook();
  const size = { width: 297, height: 210 };
  const content = portfolioContent();
  const first = book.follow(layoutPortfolio(content, size));
  const again = book.follow(layoutPortfolio(portfolioContent(), size));
  expect(again.every((page, index) => page === first[index])).toBe(true);
  const artistArtWorks = content.artistArtWorks.map((work, index) =>
    index === 0 ? { ...portfolioWork(1, { title: '다른 제목' }), page: work.page, side: work.side } : work,
  );
  const second = book.follow(layoutPortfolio({ ...content, artistArtWorks }, size));
  const changed = second.flatMap((page, index) => (page === first[index] ? [] : [page.kind]));
  expect(changed).toEqual(['artworks']);
});
