import clsx from 'clsx';
import { ArticleCard } from '@/components/article/article-card';
import { Carousel } from '@/components/ui/image/carousel';
import { Printed } from '@/components/ui/printed';
import type { ArticleCard as ArticleCardData } from '@/lib/contracts/article';
import * as homeLimits from '@/lib/limits/home';
import styles from './bottom-articles.module.css';

const IN_SIGHT = 4;

interface BottomArticlesProps {
  articles: readonly ArticleCardData[];
  now: Date;
  /** Whether a special stands above, which then has the heading. */
  hasSpread: boolean;
}

/** A carousel of exhibitions, events and news, four at a time. */
export function BottomArticles({ articles, now, hasSpread }: BottomArticlesProps) {
  if (articles.length === 0) return null;
  const pages = inPages(articles, IN_SIGHT);
  return (
    <div className={clsx('wrap', !hasSpread && styles.alone)}>
      <hr className={`rule k ${styles.rule}`} />
      <Carousel
        label="전시와 소식"
        noun="아티클"
        total={pages.length}
        delayMs={homeLimits.bottomCarouselDelayMs}
        viewportClassName={styles.viewport}
        expectedInSight={1}
      >
        <Printed as="ol" className={styles.pages}>
          {pages.map((page, index) => (
            <li key={page[0]?.uuid ?? index} className={styles.page}>
              <ul className={styles.cards}>
                {page.map((article) => (
                  <li key={article.uuid}>
                    <ArticleCard
                      article={article}
                      now={now}
                      sizes="(max-width: 768px) 44vw, (max-width: 1440px) 22vw, 310px"
                      isDense
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Printed>
      </Carousel>
    </div>
  );
}

function inPages<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
