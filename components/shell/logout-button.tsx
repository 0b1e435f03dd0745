import { apiUrl } from '@/lib/api/url';

/** Ends the session and leads home by a full reload; a form of the document, so that it needs no script. */
export function LogoutButton({ className }: { className?: string | undefined }) {
  return (
    <form method="post" action={apiUrl('/v1/auth/logout')}>
      <button className={className}>로그아웃</button>
    </form>
  );
}
