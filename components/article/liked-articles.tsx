'use client';

import { NothingLiked } from '@/components/like/liked-notice';
import { useUnlikeUndo } from '@/components/like/use-unlike-undo';
import type { ArticleCard, ArticleType } from '@/lib/contracts/article';
import type { Page } from '@/lib/contracts/envelope';
import * as articlePaths from '@/lib/paths/article';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as myPaths from '@/lib/paths/my';
import { LikedArticleSection } from './liked-article-section';

const SECTIONS: readonly ArticleType[] = ['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'];

interface LikedArticlesProps {
  sections: Record<ArticleType, Page<ArticleCard>>;
  /** The moment that `진행 중` and `NEW` are said of. */
  now: Date;
}

/** The visitor's liked articles, type by type; each section is turned by itself, and all of them are the address. */
export function LikedArticles({ sections, now }: LikedArticlesProps) {
  useUnlikeUndo();
  if (SECTIONS.every((type) => sections[type].totalElements === 0)) {
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
  const at = {
    SPECIAL: sections.SPECIAL.pageable.pageNumber,
    EXHIBITION: sections.EXHIBITION.pageable.pageNumber,
    EVENT: sections.EVENT.pageable.pageNumber,
    NEWS: sections.NEWS.pageable.pageNumber,
  };
  return SECTIONS.map((type) => (
    <LikedArticleSection
      key={type}
      type={type}
      first={sections[type]}
      hrefOf={(page) => myPaths.favoriteArticles({ ...at, [type]: page })}
      now={now}
    />
  ));
}
