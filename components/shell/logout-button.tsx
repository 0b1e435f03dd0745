'use client';

import { apiUrl } from '@/lib/api/url';
import { forgetAllKept } from '@/lib/browser/kept-keys';

/** Ends the session and leads home by a full reload; a form of the document, so that it needs no script. */
export function LogoutButton({ className }: { className?: string | undefined }) {
  return (
    <form method="post" action={apiUrl('/v1/auth/logout')} onSubmit={forgetAllKept}>
      <button className={className}>로그아웃</button>
    </form>
  );
}
