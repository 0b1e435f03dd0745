import type { ArticleCard as ArticleCardData } from '@/lib/contracts/article';
import { ArticleCard } from './article-card';
import styles from './related.module.css';

interface ArticlesAlikeProps {
  articles: readonly ArticleCardData[];
  /** The noun of the articles: `전시`. */
  noun: string;
  now: Date;
}

/** Articles at the same place or at the same time, below an article. */
export function ArticlesAlike({ articles, noun, now }: ArticlesAlikeProps) {
  if (articles.length === 0) return null;
  return (
    <section className={`no-print ${styles.related}`} aria-labelledby="articles-alike">
      <h2 id="articles-alike" className={`t-h3 ${styles.title}`}>
        이어서 볼 {noun}
      </h2>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li key={article.uuid}>
            <ArticleCard
              article={article}
              now={now}
              sizes="(max-width: 600px) 90vw, (max-width: 1050px) 45vw, 400px"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
