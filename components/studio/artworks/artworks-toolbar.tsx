'use client';

import { IconButton } from '@/components/ui/action/button';
import { SearchField } from '@/components/ui/field/search-field';
import { useEarlyText } from '@/components/ui/field/use-early-text';
import { TextButton, TextLink } from '@/components/ui/action/text-link';
import * as artistPaths from '@/lib/paths/artist';
import * as myPaths from '@/lib/paths/my';
import styles from './artworks-toolbar.module.css';

interface ArtworksToolbarProps {
  accountId: string;
  /** The text that titles are searched for; null where there are few works. */
  search: { text: string; onText: (text: string) => void } | null;
  /** Whether it leads to the registration of several works; without any work the page offers that itself. */
  hasBulkWay: boolean;
  /** Begins the choosing of several works; null where nothing can be chosen, and while it goes on. */
  onSelect: (() => void) | null;
}

/** The line above the works: the search in them, and the ways on. */
export function ArtworksToolbar({ accountId, search, hasBulkWay, onSelect }: ArtworksToolbarProps) {
  const field = useEarlyText((text) => search?.onText(text));
  return (
    <div className={styles.line}>
      {search === null ? null : (
        <form
          role="search"
          aria-label="내 작품"
          className={styles.search}
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchField
            ref={field}
            label="작품 제목으로 찾기"
            placeholder="작품 제목"
            value={search.text}
            autoComplete="off"
            onChange={({ target }) => search.onText(target.value)}
          >
            {search.text === '' ? null : (
              <IconButton icon="close" size={16} label="검색어 지우기" onClick={() => search.onText('')} />
            )}
          </SearchField>
        </form>
      )}
      <span className={styles.ways}>
        {hasBulkWay ? <TextLink href={myPaths.artistArtworkBulk()}>여러 점 등록</TextLink> : null}
        {onSelect === null ? null : <TextButton onClick={onSelect}>원본 여러 점 내려받기</TextButton>}
        <TextLink href={artistPaths.page(accountId)}>내 작가 페이지</TextLink>
      </span>
    </div>
  );
}
