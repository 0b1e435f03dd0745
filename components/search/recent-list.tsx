'use client';

import { useSyncExternalStore, type MouseEvent } from 'react';
import { IconButton } from '@/components/ui/action/button';
import { TextButton } from '@/components/ui/action/text-link';
import styles from './recent-list.module.css';
import {
  forgetAllSearches,
  forgetSearch,
  noRecentSearches,
  recentSearches,
  subscribeToRecentSearches,
} from './recent-searches';
import { searchFor } from './search-box';

/** The recent searches of this browser, each a button that searches for it again. */
export function RecentList({ fieldId }: { fieldId: string }) {
  const texts = useSyncExternalStore(subscribeToRecentSearches, recentSearches, noRecentSearches);
  if (texts.length === 0) return null;

  // The pressed button disappears with its line, so the focus moves to the next one.
  const focusField = () => document.getElementById(fieldId)?.focus();
  const forget = ({ currentTarget }: MouseEvent, text: string) => {
    const line = currentTarget.closest('li');
    const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>('button:last-child');
    if (next == null) focusField();
    else next.focus();
    forgetSearch(text);
  };
  const forgetAll = () => {
    focusField();
    forgetAllSearches();
  };

  return (
    <section className={styles.recent} aria-label="최근 검색어">
      <div className={styles.head}>
        <h2 className="t-over">최근 검색어</h2>
        <TextButton className="t-cap" onClick={forgetAll}>
          모두 지우기
        </TextButton>
      </div>
      <ul>
        {texts.map((text) => (
          <li key={text} className={styles.item}>
            <button type="button" className={styles.text} onClick={() => searchFor(fieldId, text)}>
              {text}
            </button>
            <IconButton
              icon="close"
              size={14}
              label={`최근 검색어 ‘${text}’ 지우기`}
              onClick={(event) => forget(event, text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
