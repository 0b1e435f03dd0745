'use client';

import { NothingLiked } from '@/components/like/liked-notice';
import { useUnlikeUndo } from '@/components/like/use-unlike-undo';
import type { ArticleCard, ArticleType } from '@/lib/contracts/article';
import type { Page } from '@/lib/contracts/envelope';
import { FAVORITE_SECTIONS, favoriteArticlesAddress } from '@/lib/lists/favorite-lists';
import * as articlePaths from '@/lib/paths/article';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as myPaths from '@/lib/paths/my';
import { recordOf } from '@/lib/record-of';
import { LikedArticleSection } from './liked-article-section';

interface LikedArticlesProps {
  sections: Record<ArticleType, Page<ArticleCard>>;
  /** The moment that `진행 중` and `NEW` refer to. */
  now: Date;
}

/** The visitor's liked articles by type. Each section has its own pages, and the address holds them all. */
export function LikedArticles({ sections, now }: LikedArticlesProps) {
  useUnlikeUndo();
  if (FAVORITE_SECTIONS.every((type) => sections[type].totalElements === 0)) {
    return (
      <NothingLiked
        title={favoriteMessages.articlesEmpty}
        href={articlePaths.list()}
        label="아티클 둘러보기"
        total={0}
        firstPageHref={myPaths.favoriteArticles()}
      />
    );
  }
  const at = recordOf(FAVORITE_SECTIONS, (type) => sections[type].pageable.pageNumber);
  return FAVORITE_SECTIONS.map((type) => (
    <LikedArticleSection
      key={type}
      type={type}
      first={sections[type]}
      hrefOf={(page) => favoriteArticlesAddress({ ...at, [type]: page })}
      now={now}
    />
  ));
}
