import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { paths } from '@/lib/paths';
import { EmptyWall } from './empty-wall';

/** The screen of a 404. `isFramed`: it stands in a column of a page. */
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
      <ButtonLink small href={paths.home()}>
        홈으로
      </ButtonLink>
      <TextLink href={paths.artists()}>작가 둘러보기</TextLink>
    </EmptyWall>
  );
}
