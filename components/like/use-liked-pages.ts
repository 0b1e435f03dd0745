import { useSyncExternalStore } from 'react';
import { useEndlessPages, type EndlessPages } from '@/components/ui/use-endless-pages';
import { callApi } from '@/lib/browser/call-api';
import type { Page } from '@/lib/contracts/envelope';
import type { LikeType } from '@/lib/contracts/like';
import { shownState } from './like-store';
import { pageLikes } from './page-likes';

/** What the visitor likes of one type. What is taken back stays where it is; `total` follows it. */
export function useLikedPages<Card extends { uuid: string }>(
  likeType: LikeType,
  first: Page<Card>,
): EndlessPages<Card> {
  const { pageNumber, pageSize: size } = first.pageable;
  const pages = useEndlessPages<Card>({
    key: ['likes', likeType],
    first,
    from: pageNumber,
    load: async (page, signal) => {
      const answer: unknown = await callApi('get', '/v1/users/me/likes', {
        query: { likeType, page, size },
        signal,
      });
      // What the cards are follows from the type that is asked for.
      return answer as Page<Card>;
    },
    isKept,
  });
  const takenBack = useTakenBack(pages.items);
  return { ...pages, total: Math.max(0, first.totalElements - takenBack) };
}

/** How many of these, all of them liked when they came, the visitor likes no more. */
export function useTakenBack(items: readonly { uuid: string }[]): number {
  return useSyncExternalStore(
    pageLikes.subscribe,
    () => items.filter(({ uuid }) => !shownState(pageLikes.find(uuid), true).isLiked).length,
    () => 0,
  );
}

/** Whether something that was liked when it came is so still, on the server and as the visitor wants it. */
export function isKept(uuid: string): boolean {
  const { isLiked, isSaved } = shownState(pageLikes.find(uuid), true);
  return isLiked && isSaved;
}
