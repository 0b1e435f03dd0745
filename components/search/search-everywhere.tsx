import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/action/text-link';
import * as searchMessages from '@/lib/messages/search';
import { searchAddress } from '@/lib/search/sections';
import styles from './understood-note.module.css';

interface SearchEverywhereProps {
  q: string;
  /** The list's own way on. */
  children: ReactNode;
}

/** The ways on from a list whose search found nothing; the last one is the unified search of the same text (P-153). */
export function SearchEverywhere({ q, children }: SearchEverywhereProps) {
  return (
    <div className={styles.ways}>
      {children}
      <TextLink className={styles.way} isReady={false} href={searchAddress({ q })}>
        {searchMessages.everywhere(q)}
      </TextLink>
    </div>
  );
}
