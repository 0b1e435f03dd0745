'use client';

import { showAlert } from '@/components/ui/alert-store';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { ListSearch } from '@/components/ui/list-search';
import { hasSessionMarker } from '@/lib/browser/session-marker';
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
  const { q, like, sort, direction } = state;

  const onlyLiked = (isChecked: boolean) => {
    if (isChecked && !hasSessionMarker()) {
      void showAlert(messages.like.loginRequired);
      return;
    }
    onGo(artistListPath({ ...state, like: isChecked, page: 0 }));
  };

  return (
    <div className={styles.tools}>
      <ListSearch
        className={styles.search}
        label="작가 이름 검색"
        placeholder="작가 이름을 입력해 주세요"
        q={q}
        action={paths.artists()}
        kept={{
          ...(sort === 'createdAt' && direction === 'desc' ? {} : { sort, direction }),
          ...(like ? { like: 'true' } : {}),
        }}
        onSearch={(text) => onGo(artistListPath({ ...state, q: text, page: 0 }))}
      />
      <Checkbox
        className={`needs-script ${styles.liked}`}
        checked={like}
        onChange={(event) => onlyLiked(event.target.checked)}
      >
        좋아요한 작가만
      </Checkbox>
      <ChoiceLinks
        label="정렬"
        look="orders"
        onGo={onGo}
        choices={ARTIST_SORT_OPTIONS.map((option) => ({
          label: option.label,
          href: artistListPath({ ...state, page: 0, sort: option.sort, direction: option.direction }),
          isCurrent: option.sort === sort && option.direction === direction,
        }))}
      />
    </div>
  );
}
