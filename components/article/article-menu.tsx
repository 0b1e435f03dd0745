import { SoftLink } from '@/components/ui/soft-link';
import type { ArticleType } from '@/lib/contracts/article';
import { ARTICLE_TYPE_ORDER } from '@/lib/options';
import * as articlePaths from '@/lib/paths/article';
import styles from './article-menu.module.css';

interface ArticleMenuProps {
  current: ArticleType;
  /** Shown on a list, which is the current page; else on an article of the current type. */
  isList?: boolean;
}

/** The menu of the four types: beside a list, but a line above articles and on narrow screens. */
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
