import { EmptyState } from '@/components/ui/state/empty-state';
import { TextLink } from '@/components/ui/action/text-link';
import * as artistPaths from '@/lib/paths/artist';

/** The home page of a site that has published nothing yet. */
export function FirstHanging() {
  return (
    <div className="sec tight wrap">
      <EmptyState title="첫 전시를 준비하고 있어요" hint="작품이 걸리면 이곳에서 가장 먼저 보여 드릴게요.">
        <TextLink href={artistPaths.list()}>작가 둘러보기</TextLink>
      </EmptyState>
    </div>
  );
}
