'use client';

import Link from 'next/link';
import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { IconButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SearchField } from '@/components/ui/search-field';
import { isPlainClick } from '@/lib/browser/plain-click';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import { LIMITS } from '@/lib/limits';
import { messages } from '@/lib/messages/messages';
import { ARTIST_SORT_OPTIONS } from '@/lib/options';
import { paths } from '@/lib/paths';
import { artistListPath, type ArtistListState } from './artist-list-state';
import styles from './artist-toolbar.module.css';

interface ArtistToolbarProps {
  state: ArtistListState;
  /** Goes to an address of the list. */
  onGo: (href: string) => void;
}

/** Search by name, only the liked, the order. Each change begins at the first page; all of it is the address. */
export function ArtistToolbar({ state, onGo }: ArtistToolbarProps) {
  const input = useRef<HTMLInputElement>(null);
  const { q, like, sort, direction } = state;

  const followed = useRef(q);

  // The address changed by other means (back, a cleared search): the field follows, unless somebody is typing.
  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const isTyping = document.activeElement === field && field.value !== followed.current;
    if (!isTyping) field.value = q;
    followed.current = field.value;
  }, [q]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    onGo(artistListPath({ ...state, q: text, page: 0 }));
  };

  const clear = () => {
    if (input.current !== null) {
      input.current.value = '';
      input.current.focus();
    }
    onGo(artistListPath({ ...state, q: '', page: 0 }));
  };

  const onlyLiked = (isChecked: boolean) => {
    if (isChecked && !hasSessionMarker()) {
      void showAlert(messages.like.loginRequired);
      return;
    }
    onGo(artistListPath({ ...state, like: isChecked, page: 0 }));
  };

  const order = (event: MouseEvent, href: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onGo(href);
  };

  return (
    <div className={styles.tools}>
      <form action={paths.artists()} method="get" role="search" className={styles.search} onSubmit={search}>
        <SearchField
          ref={input}
          name="q"
          label="작가 이름 검색"
          placeholder="작가 이름을 입력해 주세요"
          defaultValue={q}
          maxLength={LIMITS.searchTextMax}
          autoComplete="off"
          className={styles.field}
        >
          {q === '' ? null : (
            <IconButton
              className="needs-script"
              icon="close"
              size={16}
              label="검색어 지우기"
              onClick={clear}
            />
          )}
        </SearchField>
        {sort === 'createdAt' && direction === 'desc' ? null : (
          <>
            <input type="hidden" name="sort" value={sort} />
            <input type="hidden" name="direction" value={direction} />
          </>
        )}
        {like ? <input type="hidden" name="like" value="true" /> : null}
      </form>
      <Checkbox
        className={`needs-script ${styles.liked}`}
        checked={like}
        onChange={(event) => onlyLiked(event.target.checked)}
      >
        좋아요한 작가만
      </Checkbox>
      <ul className={styles.orders} aria-label="정렬">
        {ARTIST_SORT_OPTIONS.map((option) => {
          const href = artistListPath({ ...state, page: 0, sort: option.sort, direction: option.direction });
          const isCurrent = option.sort === sort && option.direction === direction;
          return (
            <li key={option.sort}>
              <Link
                className={styles.order}
                href={href}
                prefetch={false}
                scroll={false}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={(event) => order(event, href)}
              >
                {option.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
