import { ErrorState } from '@/components/ui/error-state';

/** Shown in place of a member's page that couldn't be loaded. Its retry works without a script. */
export function LoadFailed({ message, retryHref }: { message: string; retryHref: string }) {
  return <ErrorState title="회원 정보를 불러오지 못했어요" hint={message} retryHref={retryHref} />;
}
