import { useSyncExternalStore } from 'react';
import { useEndlessPages, type EndlessPages } from '@/components/ui/list/use-endless-pages';
import { callApi } from '@/lib/browser/call-api';
import type { Page } from '@/lib/contracts/envelope';
import type { LikeType } from '@/lib/contracts/like';
import { shownState } from './like-store';
import { pageLikes } from './page-likes';

/** The pages of the visitor's likes of one type. An unliked item stays in sight; `total` leaves it out. */
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
      // The type that is asked for decides which cards come, which the description can't say.
      return answer as Page<Card>;
    },
    isKept,
  });
  const takenBack = useTakenBack(pages.items);
  return { ...pages, total: Math.max(0, first.totalElements - takenBack) };
}

/** How many of these items, which were liked when they came, the visitor has unliked since. */
export function useTakenBack(items: readonly { uuid: string }[]): number {
  return useSyncExternalStore(
    pageLikes.subscribe,
    () => items.filter(({ uuid }) => !shownState(pageLikes.find(uuid), true).isLiked).length,
    () => 0,
  );
}

/** Whether an item that was liked when it came is still liked, both for the visitor and on the server. */
export function isKept(uuid: string): boolean {
  const { isLiked, isSaved } = shownState(pageLikes.find(uuid), true);
  return isLiked && isSaved;
}
