import { ButtonLink } from '@/components/ui/action/button';
import { TextLink } from '@/components/ui/action/text-link';
import * as artistPaths from '@/lib/paths/artist';
import * as sitePaths from '@/lib/paths/site';
import { EmptyWall } from './empty-wall';

/** The screen of a 404. `isFramed`: it is shown in a column of a page. */
export function NotFoundWall({ isFramed = false }: { isFramed?: boolean }) {
  return (
    <EmptyWall
      isFramed={isFramed}
      artist="작자 미상"
      title="찾을 수 없는 페이지"
      mark="404"
      material="빈 벽에 점선"
      size="크기 알 수 없음"
    >
      <ButtonLink small href={sitePaths.home()}>
        홈으로
      </ButtonLink>
      <TextLink href={artistPaths.list()}>작가 둘러보기</TextLink>
    </EmptyWall>
  );
}
