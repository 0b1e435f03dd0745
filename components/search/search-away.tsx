'use client';

import { useEffect } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { ErrorState } from '@/components/ui/state/error-state';
import * as searchMessages from '@/lib/messages/search';
import { searchAddress, type SearchedText } from '@/lib/search/sections';
import styles from './search-screen.module.css';

/** Says that the search engine is away (P-143): once by an alert, and on the page beside the retry. */
export function SearchAway({ search }: { search: SearchedText }) {
  useEffect(() => {
    void showAlert(searchMessages.unavailable);
  }, []);
  return (
    <div className={styles.note}>
      <ErrorState
        title={searchMessages.unavailable}
        hint={searchMessages.unavailableHint}
        retryHref={searchAddress(search)}
      />
    </div>
  );
}
