import { FaultPlace } from '@/components/ui/field/fault-place';
import { Icon } from '@/components/ui/icon';
import { paginationWindow } from './pagination-window';
import styles from './pagination.module.css';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { SoftLink } from '@/components/ui/action/soft-link';

interface PaginationProps {
  /** From 0. */
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  label?: string;
  onNavigate?: (page: number, event: MouseEvent) => void;
  /** The pages are the visitor's own, so none is prefetched. */
  isPersonal?: boolean;
}

/** Links to up to five pages by number, and to the pages before and after. Hidden for a single page. */
export function Pagination({
  page,
  totalPages,
  hrefOf,
  label = '쪽 번호',
  onNavigate,
  isPersonal = false,
}: PaginationProps) {
  if (totalPages <= 1) return null;
  const handler = (target: number) =>
    onNavigate &&
    ((event: MouseEvent) => {
      if (target !== page && isPlainClick(event)) onNavigate(target, event);
    });
  const step = (target: number, icon: 'previous' | 'next', name: string) =>
    target < 0 || target >= totalPages ? (
      <span className={`${styles.page} ${styles.off}`} aria-hidden="true">
        <Icon name={icon} size={16} />
      </span>
    ) : (
      <SoftLink
        isReady={!isPersonal}
        className={styles.page}
        href={hrefOf(target)}
        aria-label={name}
        rel={icon === 'previous' ? 'prev' : 'next'}
        onClick={handler(target)}
      >
        <Icon name={icon} size={16} />
      </SoftLink>
    );
  return (
    <nav aria-label={label}>
      <FaultPlace />
      <ul className={styles.list}>
        <li>{step(page - 1, 'previous', '이전 쪽')}</li>
        {paginationWindow(page, totalPages).map((number) => (
          <li key={number}>
            <SoftLink
              isReady={!isPersonal}
              className={`${styles.page} num`}
              href={hrefOf(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={handler(number)}
            >
              {number + 1}
              <span className="vh">쪽</span>
            </SoftLink>
          </li>
        ))}
        <li>{step(page + 1, 'next', '다음 쪽')}</li>
      </ul>
    </nav>
  );
}
