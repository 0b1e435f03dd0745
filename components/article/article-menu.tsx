import { SoftLink } from '@/components/ui/soft-link';
import type { ArticleType } from '@/lib/contracts/article';
import { ARTICLE_TYPE_ORDER } from '@/lib/options';
import * as articlePaths from '@/lib/paths/article';
import styles from './article-menu.module.css';

interface ArticleMenuProps {
  current: ArticleType;
  /** On a list: the page itself is current. On an article it is the list that it belongs to. */
  isList?: boolean;
}

/** The four kinds of articles: beside a list, and as a line above an article and on narrow screens. */
export function ArticleMenu({ current, isList = false }: ArticleMenuProps) {
  return (
    <nav className={isList ? `${styles.menu} ${styles.side}` : styles.menu} aria-label="아티클 분류">
      {ARTICLE_TYPE_ORDER.map((type) => (
        <SoftLink
          key={type}
          isReady
          className={styles.link}
          href={articlePaths.list(type)}
          aria-current={type === current ? (isList ? 'page' : 'true') : undefined}
        >
          {type}
        </SoftLink>
      ))}
    </nav>
  );
}
