import { Button } from '@/components/ui/action/button';
import textLink from '@/components/ui/action/text-link.module.css';
import * as wallLimits from '@/lib/limits/wall';
import styles from './more-works-link.module.css';

interface MoreWorksLinkProps {
  path: string;
  category: string | null;
  shown: number;
  total: number;
  /** Narrow screens show one work less. */
  isFolded: boolean;
  onMore: () => void;
}

/** The button that adds the next works; without a script, a link to a longer wall. */
export function MoreWorksLink({ path, category, shown, total, isFolded, onMore }: MoreWorksLinkProps) {
  const page = Math.floor(shown / wallLimits.pageSizeWide);
  const query = new URLSearchParams({ ...(category === null ? {} : { category }), page: String(page) });
  return (
    <p className={styles.place}>
      <Button className="needs-script" onClick={onMore}>
        작품 더 보기
        <span className="num muted">
          {isFolded ? (
            <>
              <span className={styles.wide}>{shown}</span>
              <span className={styles.narrow}>{shown - 1}</span>
            </>
          ) : (
            shown
          )}{' '}
          / {total}
        </span>
      </Button>
      <noscript>
        <a className={textLink.link} href={`${path}?${query.toString()}`}>
          작품 더 보기 {shown} / {total}
        </a>
      </noscript>
    </p>
  );
}
