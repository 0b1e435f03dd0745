import { EmptyWall } from '@/components/shell/empty-wall';
import { ButtonLink } from '@/components/ui/action/button';
import * as artistPaths from '@/lib/paths/artist';
import { PrivateArtistAlert } from './private-artist-alert';

/** The page of a private artist: the background of the alert, and its text where there is no script. */
export function PrivateArtist() {
  return (
    <EmptyWall
      artist="비공개"
      title="비공개 페이지입니다"
      mark="404"
      material="천으로 덮은 벽"
      size="작가만 알고 있음"
    >
      <ButtonLink small href={artistPaths.list()}>
        작가 둘러보기
      </ButtonLink>
      <PrivateArtistAlert />
    </EmptyWall>
  );
}
