import { createRandom, type Random } from '@/tests/support/random';
import { config } from '@/tests/support/portfolio-cases';
import { faultsOf, imageBoxes, textBoxes, textOf } from '@/tests/support/portfolio-checks';
import {
  portfolioContent,
  portfolioProfile,
  portfolioWork,
  type PortfolioContent,
} from '@/tests/support/portfolio-content';
import { EXPERIENCE_TYPES } from '@/lib/contracts/artist';
import { noticeText } from './notice-text';
import { layoutPortfolio } from './layout-portfolio';
import { inPairs, placeWorks, splitPage } from './pairing';
import { VISIBLE_PARTS } from './sections';
import { TEMPLATE_NAMES, TEMPLATES } from './templates';
import { drawableText } from './text-runs';

const PARTS = [
  '점을 찍는 일은',
  '안부',
  '2019–2024',
  '《푸름의 계보》,',
  'Blue Notes',
  '山水',
  'Đường về',
  'Ждя',
  '가'.repeat(31),
  'x'.repeat(70),
  '쀍',
  '(전)',
  '1,000점',
  '—',
  '\n',
];

function words(random: Random, most: number): string {
  const count = random.below(1 + Math.ceil(most / 8));
  return Array.from({ length: count }, () => random.pick(PARTS))
    .join(' ')
    .slice(0, most)
    .trim();
}

function randomContent(random: Random): PortfolioContent {
  const selected = () => random.percent(80);
  const row = (most: number) => words(random, most) || '제목';
  const works = Array.from({ length: random.below(9) }, (_, index) =>
    portfolioWork(index, {
      width: random.percent(90) ? 1 + random.below(4000) : null,
      height: 1 + random.below(4000),
      title: row(200),
      titleEn: random.percent(50) ? words(random, 200) : null,
      material: row(200),
      size: row(200),
      description: words(random, 600) || null,
    }),
  );
  const pages = inPairs(works.map(({ uuid }) => uuid));
  return portfolioContent({
    artistProfile: portfolioProfile({
      introduction: words(random, 45) || null,
      artistNote: words(random, 1200) || null,
      experiences: Array.from({ length: random.below(60) }, () => ({
        type: random.pick(EXPERIENCE_TYPES),
        year: 1980 + random.below(46),
        title: row(200),
        location: row(60),
        region: row(20),
        selected: selected(),
      })),
      awards: Array.from({ length: random.below(30) }, () => ({
        year: 2000,
        title: row(200),
        selected: selected(),
      })),
    }),
    artistArtWorks: placeWorks(works, random.percent(50) ? pages : splitPage(pages, 0)),
    profileVisibility: { ...portfolioContent().profileVisibility, [random.pick(VISIBLE_PARTS)]: false },
    profilePageLayoutConfig: config(random.below(20), random.below(3), random.percent(60)),
    cover: random.percent(50)
      ? { kind: 'typographic' }
      : {
          kind: 'image',
          picture: { imageUrl: '/c.jpg', width: 1 + random.below(3000), height: 1 + random.below(3000) },
        },
  });
}

it.each(Array.from({ length: 60 }, (_, seed) => seed))('portfolio %i is whole and in order', (seed) => {
  const random = createRandom(seed, 0);
  const content = randomContent(random);
  const template = TEMPLATE_NAMES[seed % TEMPLATE_NAMES.length] ?? 'A4_LANDSCAPE';
  const layout = layoutPortfolio(content, TEMPLATES[template]);
  expect(faultsOf(layout)).toEqual([]);
  expect(layoutPortfolio(content, TEMPLATES[template])).toEqual(layout);
  expect(layout.pages.map(({ kind }) => kind).join(' ')).toMatch(/^cover( profile)+( note)?( artworks)*$/);
  expect(imageBoxes(layout.pages).flatMap(({ of }) => (of?.startsWith('0198') ? [of] : []))).toEqual(
    content.artistArtWorks.map(({ uuid }) => uuid),
  );
  for (const [index, { title, selected }] of content.artistProfile.awards.entries()) {
    const lines = textBoxes(layout.pages).filter(
      ({ of, role }) => of === `awards:${index}` && role === 'row',
    );
    const isShown = selected && content.profileVisibility.awards;
    expect(lines.map(textOf).join('').replaceAll(' ', '')).toBe(
      isShown ? drawableText(title).replaceAll(' ', '') : '',
    );
  }
  for (const notice of layout.notices) expect(noticeText(notice)).not.toBe('');
});
