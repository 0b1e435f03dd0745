import { SoftLink } from '@/components/ui/action/soft-link';
import type { AdjacentArticle, ArticleType } from '@/lib/contracts/article';
import { cutAt } from '@/lib/format/shortened';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import * as articlePaths from '@/lib/paths/article';
import styles from './adjacent-articles.module.css';

/** A longer title is cut: this is about four lines on a phone. */
const LONGEST = 40;

interface AdjacentArticlesProps {
  type: ArticleType;
  article: { previous: AdjacentArticle | null; next: AdjacentArticle | null };
}

/** Links to the articles of the same type that were published next before and next after. */
export function AdjacentArticles({ type, article: { previous, next } }: AdjacentArticlesProps) {
  if (previous === null && next === null) return null;
  const noun = ARTICLE_TYPE_LABELS[type];
  const link = (article: AdjacentArticle | null, word: string) =>
    article === null ? null : (
      <SoftLink href={articlePaths.page(type, article.uuid)} className={styles.link}>
        <span className="t-over">
          {word} {noun}
        </span>
        <span className="t-h4 bal">{cutAt(LONGEST, article.title)}</span>
      </SoftLink>
    );
  return (
    <nav className={`no-print ${styles.adjacent}`} aria-label={`이전과 다음 ${noun}`}>
      <div>{link(previous, '이전')}</div>
      <div>{link(next, '다음')}</div>
    </nav>
  );
}
