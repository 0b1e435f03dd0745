'use client';

import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/button';
import { TextButton } from '@/components/ui/text-link';
import styles from './recent-list.module.css';
import {
  forgetAllSearches,
  forgetSearch,
  noRecentSearches,
  recentSearches,
  subscribeToRecentSearches,
} from './recent-searches';

/** What was searched for in this browser; nothing where nothing was. */
export function RecentList({ onPick }: { onPick: (text: string) => void }) {
  const texts = useSyncExternalStore(subscribeToRecentSearches, recentSearches, noRecentSearches);
  if (texts.length === 0) return null;
  return (
    <section className={styles.recent} aria-label="최근 검색어">
      <div className={styles.head}>
        <h2 className="t-over">최근 검색어</h2>
        <TextButton className="t-cap" onClick={forgetAllSearches}>
          모두 지우기
        </TextButton>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text} className={styles.item}>
            <button type="button" className={styles.text} onClick={() => onPick(text)}>
              {text}
            </button>
            <IconButton
              icon="close"
              size={14}
              label={`최근 검색어 ‘${text}’ 지우기`}
              onClick={() => forgetSearch(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
