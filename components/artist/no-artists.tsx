import { SearchEverywhere } from '@/components/search/search-everywhere';
import { TextButton } from '@/components/ui/text-link';
import { EmptyState } from '@/components/ui/empty-state';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import * as artistMessages from '@/lib/messages/artist';
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
  if (state.q !== '') {
    return (
      <EmptyState role="status" title={artistMessages.notFound(state.q)} hint={artistMessages.notFoundHint}>
        <SearchEverywhere q={state.q}>
          <TextButton onClick={() => onGo(artistList.address({ ...state, q: '', page: 0 }))}>
            검색어 지우기
          </TextButton>
        </SearchEverywhere>
      </EmptyState>
    );
  }
  if (state.like) {
    return (
      <EmptyState role="status" title={artistMessages.likedEmpty} hint={artistMessages.likedEmptyHint}>
        <TextButton onClick={() => onGo(artistPaths.list())}>작가 둘러보기</TextButton>
      </EmptyState>
    );
  }
  return <EmptyState title={artistMessages.empty} hint={artistMessages.emptyHint} />;
}
