'use client';

import { useEffect } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { ErrorState } from '@/components/ui/error-state';
import * as searchMessages from '@/lib/messages/search';
import { searchAddress } from '@/lib/search/sections';
import styles from './search-screen.module.css';

/** The engine is away (member document, section 8): said once aloud, and quietly on the page, which can be tried again. */
export function SearchAway({ q }: { q: string }) {
  useEffect(() => {
    void showAlert(searchMessages.unavailable);
  }, []);
  return (
    <div className={styles.note}>
      <ErrorState
        title={searchMessages.unavailable}
        hint={searchMessages.unavailableHint}
        retryHref={searchAddress(q)}
      />
    </div>
  );
}
