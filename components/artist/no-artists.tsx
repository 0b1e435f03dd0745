import { SearchEverywhere } from '@/components/search/search-everywhere';
import { TextButton } from '@/components/ui/action/text-link';
import { EmptyState } from '@/components/ui/state/empty-state';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import * as artistMessages from '@/lib/messages/artist';
import * as searchMessages from '@/lib/messages/search';
import { GENRE_LABELS } from '@/lib/genres';
import * as artistPaths from '@/lib/paths/artist';

interface NoArtistsProps {
  state: ArtistListState;
  /** Of the whole list: the page that was asked for may lie beyond the last one. */
  total: number;
  onGo: (href: string) => void;
}

/** Says why the list is empty, with a way on. */
export function NoArtists({ state, total, onGo }: NoArtistsProps) {
  if (total > 0) {
    return (
      <EmptyState role="status" title={artistMessages.pageEmpty} hint={artistMessages.pageEmptyHint}>
        <TextButton onClick={() => onGo(artistList.address({ ...state, page: 0 }))}>첫 쪽 보기</TextButton>
      </EmptyState>
    );
  }
  const { q, literal, like, genre } = state;
  if (literal) {
    const noun = genre === null ? undefined : `${GENRE_LABELS[genre]} 작가`;
    return (
      <EmptyState
        role="status"
        title={artistMessages.notFound(q, noun)}
        hint={searchMessages.literalEmptyHint}
      >
        <SearchEverywhere q={q}>
          <TextButton onClick={() => onGo(artistList.address({ ...state, literal: false, page: 0 }))}>
            {searchMessages.lessLiterally}
          </TextButton>
        </SearchEverywhere>
      </EmptyState>
    );
  }
  if (genre !== null) {
    const name = GENRE_LABELS[genre];
    const [title, hint] =
      q !== ''
        ? [artistMessages.notFound(q, `${name} 작가`), artistMessages.notFoundHint]
        : like
          ? [artistMessages.likedGenreEmpty(name), artistMessages.likedEmptyHint]
          : [artistMessages.genreEmpty(name), artistMessages.genreEmptyHint];
    const way = (
      <TextButton onClick={() => onGo(artistList.address({ ...state, genre: null, page: 0 }))}>
        모든 장르에서 보기
      </TextButton>
    );
    return (
      <EmptyState role="status" title={title} hint={hint}>
        {q === '' ? way : <SearchEverywhere q={q}>{way}</SearchEverywhere>}
      </EmptyState>
    );
  }
  if (q !== '') {
    return (
      <EmptyState role="status" title={artistMessages.notFound(q)} hint={artistMessages.notFoundHint}>
        <SearchEverywhere q={q}>
          <TextButton onClick={() => onGo(artistList.address({ ...state, q: '', page: 0 }))}>
            검색어 지우기
          </TextButton>
        </SearchEverywhere>
      </EmptyState>
    );
  }
  if (like) {
    return (
      <EmptyState role="status" title={artistMessages.likedEmpty} hint={artistMessages.likedEmptyHint}>
        <TextButton onClick={() => onGo(artistPaths.list())}>작가 둘러보기</TextButton>
      </EmptyState>
    );
  }
  return <EmptyState title={artistMessages.empty} hint={artistMessages.emptyHint} />;
}
