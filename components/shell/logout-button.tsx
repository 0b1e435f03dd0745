import { api } from '@/lib/paths';

/** Ends the session and leads home by a full reload; a form of the document, so that it needs no script. */
export function LogoutButton({ className }: { className?: string | undefined }) {
  return (
    <form method="post" action={api.logout()}>
      <button className={className}>로그아웃</button>
    </form>
  );
}
