'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { Button } from '@/components/ui/action/button';
import { isMissingPart } from '@/components/ui/action/offer-reload';
import { TextLink } from '@/components/ui/action/text-link';
import * as networkMessages from '@/lib/messages/network';
import * as sitePaths from '@/lib/paths/site';
import { EmptyWall } from './empty-wall';

interface FailureWallProps {
  error: Error & { digest?: string };
  reset: () => void;
  isFramed?: boolean;
}

/** The screen of a page that failed. A retry asks the server again. */
export function FailureWall({ error, reset, isFramed = false }: FailureWallProps) {
  const router = useRouter();
  const isMissing = isMissingPart(error);
  const retry = () => {
    // The page names code that is gone: only a new document names what there is.
    if (isMissing) return window.location.reload();
    startTransition(() => {
      router.refresh();
      reset();
    });
  };
  return (
    <EmptyWall
      isFramed={isFramed}
      artist="보존실에서"
      title="잠시 내려 둔 페이지"
      mark="500"
      material={isMissing ? networkMessages.partMissing : networkMessages.temporary}
      size="아래 단추로 다시 걸어 볼 수 있어요."
      trace={error.digest}
    >
      <Button small look="primary" onClick={retry}>
        {isMissing ? '새로고침' : '다시 시도'}
      </Button>
      <TextLink href={sitePaths.home()}>홈으로</TextLink>
    </EmptyWall>
  );
}
