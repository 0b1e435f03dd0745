import { ErrorState } from '@/components/ui/error-state';

/** In the place of a page of one's own that couldn't be loaded; loading it again works without a script. */
export function LoadFailed({ message, retryHref }: { message: string; retryHref: string }) {
  return <ErrorState title="회원 정보를 불러오지 못했어요" hint={message} retryHref={retryHref} />;
}
