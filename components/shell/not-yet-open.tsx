import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import * as sitePaths from '@/lib/paths/site';
import { EmptyWall } from './empty-wall';

export const notYetOpenMetadata: Metadata = {
  title: '곧 여는 전시실',
  robots: { index: false, follow: true },
};

/** A part of the site that is named already and opens later. */
export function NotYetOpen({ isFramed = false }: { isFramed?: boolean }) {
  return (
    <EmptyWall
      isFramed={isFramed}
      artist="설치 중"
      title="곧 여는 전시실"
      mark="준비 중"
      material="빈 벽에 연필 표시"
      size="작품을 거는 동안 잠시 닫아 둡니다"
    >
      <ButtonLink small href={sitePaths.home()}>
        홈으로
      </ButtonLink>
    </EmptyWall>
  );
}
