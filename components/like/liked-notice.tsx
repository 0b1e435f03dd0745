import { EmptyState } from '@/components/ui/state/empty-state';
import { TextLink } from '@/components/ui/action/text-link';
import * as favoriteMessages from '@/lib/messages/favorite';

interface NothingLikedProps {
  title: string;
  /** Where there is something to like. */
  href: string;
  label: string;
  /** How many are liked in all; the page that was asked for may lie beyond the last one. */
  total: number;
  firstPageHref: string;
}

/** Says why a list of likes is empty, and links to where there is something to like. */
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
