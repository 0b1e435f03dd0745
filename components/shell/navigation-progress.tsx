'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isPlainClick } from './plain-click';
import styles from './navigation-progress.module.css';

/**
 * A thin ink line while a page is on its way. Pages have no loading screens above them, which would turn a
 * missing page into a found one, so this is what says that a press was heard.
 */
export function NavigationProgress() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const here = `${pathname}?${query}`;
  const [leftFrom, setLeftFrom] = useState<string | null>(null);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.target === '_blank' || link.origin !== window.location.origin) return;
      const { pathname: to, search } = link;
      if (to === window.location.pathname && search === window.location.search) return;
      setLeftFrom(here);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [here]);

  return leftFrom === here ? (
    <div className={styles.line} role="progressbar" aria-label="불러오는 중" />
  ) : null;
}
