'use client';

import { useRouter } from 'next/navigation';
import { useTransition, type ReactNode } from 'react';
import { FaultPlace } from '@/components/ui/field/fault-place';
import { SEARCH_FIELD_ID } from '@/components/shell/search-store';
import { RecentList } from './recent-list';
import { SearchBox } from './search-box';
import styles from './search-screen.module.css';

interface SearchScreenProps {
  q: string;
  /** The form was sent without a text. */
  isMissing?: boolean;
  hasRecent?: boolean;
  children: ReactNode;
}

/** The search page: the field, and the results below it. */
export function SearchScreen({ q, isMissing = false, hasRecent = false, children }: SearchScreenProps) {
  const router = useRouter();
  const [isBusy, startLeaving] = useTransition();
  const go = (href: string) => startLeaving(() => router.push(href));

  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="vh">{q === '' ? '통합검색' : `‘${q}’ 통합검색`}</h1>
      <SearchBox id={SEARCH_FIELD_ID} q={q} onGo={go} isBusy={isBusy} isMissing={isMissing} isFloating />
      <FaultPlace />
      {children}
      {/* Known to the browser alone, so later than the rest: below it, they move nothing. */}
      {hasRecent ? (
        <div className={styles.recent}>
          <RecentList fieldId={SEARCH_FIELD_ID} />
        </div>
      ) : null}
    </div>
  );
}
