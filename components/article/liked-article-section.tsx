import { useEffect, useRef, type MouseEvent } from 'react';
import { NothingLiked } from '@/components/like/liked-notice';
import { useLikedFade } from '@/components/like/use-liked-fade';
import { useTakenBack } from '@/components/like/use-liked-pages';
import { Pagination } from '@/components/ui/list/pagination';
import { Skeleton } from '@/components/ui/state/skeleton';
import { TextLink } from '@/components/ui/action/text-link';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import type { ArticleCard as ArticleCardData, ArticleType } from '@/lib/contracts/article';
import type { Page } from '@/lib/contracts/envelope';
import { formatCount } from '@/lib/format/count';
import * as articlePaths from '@/lib/paths/article';
import * as favoriteMessages from '@/lib/messages/favorite';
import { ArticleCard } from './article-card';
import styles from './liked-articles.module.css';

const SIZES = '(max-width: 1050px) 44vw, (max-width: 1440px) 20vw, 250px';

interface LikedArticleSectionProps {
  type: ArticleType;
  first: Page<ArticleCardData>;
  hrefOf: (page: number) => string;
  now: Date;
}

/** The liked articles of one type, with their total and their own pages. */
export function LikedArticleSection({ type, first, hrefOf, now }: LikedArticleSectionProps) {
  const { pageNumber } = first.pageable;
  const { isPending, go } = useListNavigation(hrefOf(pageNumber));
  const total = Math.max(0, first.totalElements - useTakenBack(first.content));
  const head = useRef<HTMLHeadingElement>(null);
  const isTurning = useRef(false);

  // A turned section is shown from its heading.
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    head.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    head.current?.focus({ preventScroll: true });
  }, [pageNumber]);

  const turn = (page: number, event: MouseEvent) => {
    event.preventDefault();
    isTurning.current = true;
    go(hrefOf(page));
  };

  const name = `liked-${type.toLowerCase()}`;
  return (
    <section className={styles.section} aria-labelledby={name} aria-busy={isPending}>
      <h2 ref={head} id={name} tabIndex={-1} className={`t-h3 ${styles.head}`}>
        {type}
        <span className="t-body muted num" aria-live="polite">
          {formatCount(total)}
          <span className="vh">건</span>
        </span>
      </h2>
      {first.totalElements === 0 ? (
        <p className={`t-small muted ${styles.none}`}>
          {favoriteMessages.sectionEmpty(type)}
          <TextLink href={articlePaths.list(type)}>{type} 둘러보기</TextLink>
        </p>
      ) : first.content.length === 0 ? (
        <NothingLiked
          title={favoriteMessages.sectionEmpty(type)}
          href={articlePaths.list(type)}
          label={`${type} 둘러보기`}
          total={first.totalElements}
          firstPageHref={hrefOf(0)}
        />
      ) : (
        <ul className={styles.cards} aria-label={`좋아요한 ${type} 아티클`}>
          {first.content.map((article) =>
            isPending ? (
              <ArticlePlace key={article.uuid} />
            ) : (
              <LikedArticle key={article.uuid} article={article} now={now} />
            ),
          )}
        </ul>
      )}
      <div className={styles.pages}>
        <Pagination
          page={pageNumber}
          totalPages={first.totalPages}
          hrefOf={hrefOf}
          label={`${type} 쪽 번호`}
          onNavigate={turn}
          isPersonal
        />
      </div>
    </section>
  );
}

function LikedArticle({ article, now }: { article: ArticleCardData; now: Date }) {
  return (
    <li className={useLikedFade(article.uuid)}>
      <ArticleCard article={article} now={now} sizes={SIZES} isDense />
    </li>
  );
}

function ArticlePlace() {
  return (
    <li aria-hidden="true">
      <Skeleton ratio={3 / 2} />
      <div className={styles.lines}>
        <Skeleton width="72px" height="13px" />
        <Skeleton width="80%" height="20px" />
        <Skeleton width="60%" height="13px" />
      </div>
    </li>
  );
}
