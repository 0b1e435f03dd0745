'use client';

import { SoftLink } from '@/components/ui/action/soft-link';
import tabs from '@/components/ui/navigation/tabs.module.css';
import { onPlainClick } from '@/lib/browser/plain-click';
import type { ArtworkCategory } from '@/lib/contracts/artwork';
import styles from './category-tabs.module.css';

interface CategoryTabsProps {
  /** The artist's page. */
  path: string;
  total: number;
  categories: readonly ArtworkCategory[];
  current: string | null;
  onSelect: (category: string | null) => void;
}

/** Tabs for all works and for each of the artist's categories. They are links, to work without a script. */
export function CategoryTabs({ path, total, categories, current, onSelect }: CategoryTabsProps) {
  const tab = (category: string | null, name: string, count: number) => (
    <SoftLink
      key={category ?? ''}
      className={tabs.tab}
      href={category === null ? path : `${path}?category=${category}`}
      aria-current={category === current ? 'true' : undefined}
      onClick={onPlainClick(() => onSelect(category))}
    >
      {name} <span className={`${styles.count} num`}>{count}</span>
    </SoftLink>
  );
  return (
    <nav className={tabs.tabs} aria-label="작품 분류">
      {tab(null, '전체', total)}
      {categories.map(({ uuid, name, artworkCount }) => tab(uuid, name, artworkCount))}
    </nav>
  );
}
