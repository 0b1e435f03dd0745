import { TextButton } from '@/components/ui/text-link';
import { EmptyState } from '@/components/ui/empty-state';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import { messages } from '@/lib/messages/messages';
import { paths } from '@/lib/paths';

interface NoArtistsProps {
  state: ArtistListState;
  /** Of the whole list: the page that was asked for may lie behind its end. */
  total: number;
  onGo: (href: string) => void;
}

/** Why the list is empty, and the one way on. */
export function NoArtists({ state, total, onGo }: NoArtistsProps) {
  if (total > 0) {
    return (
      <EmptyState role="status" title={messages.artist.pageEmpty} hint={messages.artist.pageEmptyHint}>
        <TextButton onClick={() => onGo(artistList.address({ ...state, page: 0 }))}>첫 쪽 보기</TextButton>
      </EmptyState>
    );
  }
  if (state.q !== '') {
    return (
      <EmptyState role="status" title={messages.artist.notFound(state.q)} hint={messages.artist.notFoundHint}>
        <TextButton onClick={() => onGo(artistList.address({ ...state, q: '', page: 0 }))}>
          검색어 지우기
        </TextButton>
      </EmptyState>
    );
  }
  if (state.like) {
    return (
      <EmptyState role="status" title={messages.artist.likedEmpty} hint={messages.artist.likedEmptyHint}>
        <TextButton onClick={() => onGo(paths.artists())}>작가 둘러보기</TextButton>
      </EmptyState>
    );
  }
  return <EmptyState title={messages.artist.empty} hint={messages.artist.emptyHint} />;
}
