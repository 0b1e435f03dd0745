'use client';

import { useEffect, useRef } from 'react';
import { EmptyWall } from '@/components/shell/empty-wall';
import { Button } from '@/components/ui/action/button';
import { TextLink } from '@/components/ui/action/text-link';
import { apiUrl } from '@/lib/api/url';
import { forgetAllKept } from '@/lib/browser/kept-keys';
import * as sitePaths from '@/lib/paths/site';

/** Asks before logging out, or logs out at once where it `isWanted`. The form's answer reloads the home page. */
export function LogoutWall({ isWanted }: { isWanted: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leave = () => form.current?.requestSubmit();
    // A browser may render the page before the person opens it.
    if (!('prerendering' in document) || document.prerendering !== true) return leave();
    document.addEventListener('prerenderingchange', leave, { once: true });
    return () => document.removeEventListener('prerenderingchange', leave);
  }, [isWanted]);
  return (
    <EmptyWall
      artist="나가는 문"
      title="로그아웃"
      mark="오늘"
      material={isWanted ? '로그아웃하고 있어요' : '이 기기에서 로그아웃할까요?'}
      size="언제든 다시 오세요."
    >
      <form ref={form} method="post" action={apiUrl('/v1/auth/logout')} onSubmit={forgetAllKept}>
        <Button small look="primary" type="submit">
          로그아웃
        </Button>
      </form>
      <TextLink href={sitePaths.home()}>홈으로</TextLink>
    </EmptyWall>
  );
}
