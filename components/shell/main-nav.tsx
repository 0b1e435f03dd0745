import { SoftLink } from '@/components/ui/action/soft-link';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as sitePaths from '@/lib/paths/site';
import { isCurrent } from './menu';
import styles from './main-nav.module.css';

interface MainNavProps {
  pathname: string;
  collaborationUrl: string;
}

/** The sections in the header. On narrow screens the full menu has them instead. */
export function MainNav({ pathname, collaborationUrl }: MainNavProps) {
  // The wall and the pages of artworks belong to the first section.
  const section = pathname.replace('/artwork', '/artist');
  const item = (label: string, href: string) => (
    <li>
      <SoftLink
        isReady
        className={styles.item}
        href={href}
        aria-current={isCurrent(href, section) ? 'page' : undefined}
      >
        {label}
      </SoftLink>
    </li>
  );
  return (
    <nav className={styles.nav} aria-label="주 메뉴">
      <ul className={styles.list}>
        {item('ART & ARTISTS', artistPaths.list())}
        {item('ARTICLE', articlePaths.list())}
        <li className={styles.shop}>
          <span
            className={`${styles.item} ${styles.off}`}
            role="link"
            tabIndex={0}
            aria-disabled="true"
            aria-describedby="shop-coming-soon"
          >
            ARTSHOP
          </span>
          <span id="shop-coming-soon" role="tooltip" className={styles.tip}>
            COMING SOON
          </span>
        </li>
        <li>
          <a
            className={`${styles.item} ${styles.external}`}
            href={collaborationUrl}
            target="_blank"
            rel="noopener"
          >
            협업 신청<span className="vh"> (새 창)</span>
          </a>
        </li>
        {item('서비스 소개', sitePaths.serviceInfo())}
      </ul>
    </nav>
  );
}
