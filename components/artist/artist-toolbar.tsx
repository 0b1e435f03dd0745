'use client';

import { showAlert } from '@/components/ui/dialog/alert-store';
import { Checkbox } from '@/components/ui/field/checkbox';
import { ChoiceLinks } from '@/components/ui/action/choice-links';
import { ListOrders } from '@/components/ui/list/list-orders';
import { ListSearch } from '@/components/ui/list/list-search';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import type { GenreCount } from '@/lib/contracts/artist';
import { GENRE_LABELS, GENRES } from '@/lib/genres';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import * as likeMessages from '@/lib/messages/like';
import { ARTIST_SORT_LABELS } from '@/lib/options/artist';
import styles from './artist-toolbar.module.css';

interface ArtistToolbarProps {
  state: ArtistListState;
  /** How many artists each genre has; null where they could not be counted. */
  genres: readonly GenreCount[] | null;
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
      <ChoiceLinks
        className={styles.genres}
        label="장르"
        look="filters"
        onGo={onGo}
        choices={genreChoices(state, genres)}
      />
    </div>
  );
}

/**
 * All artists, the chosen genre, whose link clears it, and the other genres that have artists. The chosen one stands
 * where it is seen on a phone too. Where nothing else narrows the list, the others say their numbers.
 */
function genreChoices(state: ArtistListState, genres: readonly GenreCount[] | null) {
  const counts = new Map(genres?.map(({ genre, artistCount }) => [genre, artistCount]));
  const isCounted = state.q === '' && !state.like;
  const hrefOf = (genre: ArtistListState['genre']) => artistList.address({ ...state, genre, page: 0 });
  const others = GENRES.filter((genre) => genre !== state.genre && (genres === null || counts.has(genre)));
  const chosen = state.genre === null ? null : GENRE_LABELS[state.genre];
  return [
    { label: '전체', href: hrefOf(null), isCurrent: chosen === null },
    ...(chosen === null
      ? []
      : [{ label: chosen, href: hrefOf(null), isCurrent: true, clears: `${chosen} 장르 지우기` }]),
    ...others.map((genre) => ({
      label: GENRE_LABELS[genre],
      href: hrefOf(genre),
      isCurrent: false,
      count: isCounted ? counts.get(genre) : undefined,
    })),
  ];
}
