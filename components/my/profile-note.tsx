'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/action/button';
import { Note } from '@/components/ui/state/note';
import * as myPaths from '@/lib/paths/my';

/** Tells an approved artist without a profile what comes next, on every page but the one where it is done. */
export function ProfileNote() {
  if (usePathname() === myPaths.artistProfile()) return null;
  return (
    <Note aria-label="작가 프로필 등록">
      <p className="t-h4">작가 프로필을 등록해 주세요</p>
      <p className="t-small pre">프로필을 등록하면 작가 페이지가 열리고 작품을 올릴 수 있어요.</p>
      <ButtonLink small href={myPaths.artistProfile()}>
        작가 프로필 등록
      </ButtonLink>
    </Note>
  );
}
