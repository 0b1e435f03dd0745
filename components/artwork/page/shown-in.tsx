import { SoftLink } from '@/components/ui/action/soft-link';
import type { ArticleCard } from '@/lib/contracts/article';
import { dayInSeoul } from '@/lib/date/seoul';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import * as articlePaths from '@/lib/paths/article';
import styles from './shown-in.module.css';

/** The exhibitions and other articles that show the work; nothing where there are none. */
export function ShownIn({ articles }: { articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.shown} aria-labelledby="shown-in">
      <h2 id="shown-in">이 작품이 실린 곳</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.uuid}>
            <span className="num">{yearOf(article)}</span>
            <div>
              <SoftLink isReady href={articlePaths.page(article.type, article.uuid)}>
                {article.title}
              </SoftLink>
              <span className="muted">
                {[ARTICLE_TYPE_LABELS[article.type], article.location ?? article.organizer]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const yearOf = ({ periodFrom, createdAt }: ArticleCard): string =>
  (periodFrom ?? dayInSeoul(new Date(createdAt))).slice(0, 4);
