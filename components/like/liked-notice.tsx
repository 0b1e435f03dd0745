import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { TextLink } from '@/components/ui/text-link';
import * as favoriteMessages from '@/lib/messages/favorite';

interface NothingLikedProps {
  title: string;
  /** Where there is something to like. */
  href: string;
  label: string;
  /** Of all pages: the one that was asked for may lie behind the end of the list. */
  total: number;
  firstPageHref: string;
}

/** Why nothing hangs here, and the one way on. */
export function NothingLiked({ title, href, label, total, firstPageHref }: NothingLikedProps) {
  if (total > 0) {
    return (
      <EmptyState title={favoriteMessages.pageEmpty} hint={favoriteMessages.pageEmptyHint}>
        <TextLink isReady={false} href={firstPageHref}>
          첫 쪽 보기
        </TextLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title} hint={favoriteMessages.emptyHint}>
      <TextLink href={href}>{label}</TextLink>
    </EmptyState>
  );
}

/** In the place of a list that couldn't be loaded; loading it again works without a script too. */
export function LikedNotLoaded({ message, retryHref }: { message: string; retryHref: string }) {
  return <ErrorState title={favoriteMessages.loadFailed} hint={message} retryHref={retryHref} />;
}
