import { PrivateArtistGate } from '@/components/artist/artist-visibility';
import { EmptyWall } from '@/components/shell/empty-wall';
import { NotFoundWall } from '@/components/shell/not-found-wall';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

/** No such artist, or none that is to be seen. */
export default function ArtistNotFound() {
  return (
    <PrivateArtistGate privatePage={<PrivateWall />}>
      <NotFoundWall />
    </PrivateArtistGate>
  );
}

/** What stands behind the alert, and what is read without a script. */
function PrivateWall() {
  return (
    <EmptyWall
      artist="비공개"
      title="비공개 페이지입니다"
      mark="404"
      material="천으로 덮은 벽"
      size="작가만 알고 있음"
    >
      <ButtonLink small href={paths.artists()}>
        작가 둘러보기
      </ButtonLink>
    </EmptyWall>
  );
}
