'use client';

import { showAlert } from '@/components/ui/dialog/alert-store';
import { Checkbox } from '@/components/ui/field/checkbox';
import { ChoiceLinks, type LinkedChoice } from '@/components/ui/action/choice-links';
import { ListOrders } from '@/components/ui/list/list-orders';
import { ListSearch } from '@/components/ui/list/list-search';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import * as likeMessages from '@/lib/messages/like';
import { ARTIST_SORT_LABELS } from '@/lib/options/artist';
import styles from './artist-toolbar.module.css';

interface ArtistToolbarProps {
  state: ArtistListState;
  /** The links to the artists of each genre. */
  genres: readonly LinkedChoice[];
  /** Navigates to an address of the list. */
  onGo: (href: string) => void;
}

/** Search by name, the liked filter, the order and the genres. Each change leads to an address with the first page. */
export function ArtistToolbar({ state, genres, onGo }: ArtistToolbarProps) {
  const onlyLiked = (isChecked: boolean) => {
    if (isChecked && !hasSessionMarker()) {
      void showAlert(likeMessages.loginRequired);
      return;
    }
    onGo(artistList.address({ ...state, like: isChecked, page: 0 }));
  };

  return (
    <div className={styles.tools}>
      <ListSearch
        className={styles.search}
        label="작가 이름 검색"
        placeholder="작가 이름을 입력해 주세요"
        list={artistList}
        state={state}
        onGo={onGo}
      />
      <Checkbox
        className={`needs-script ${styles.liked}`}
        checked={state.like}
        onChange={(event) => onlyLiked(event.target.checked)}
      >
        좋아요한 작가만
      </Checkbox>
      <ListOrders list={artistList} state={state} labels={ARTIST_SORT_LABELS} onGo={onGo} />
      <ChoiceLinks className={styles.genres} label="장르" look="filters" onGo={onGo} choices={genres} />
    </div>
  );
}
