import { useEffect, useSyncExternalStore } from 'react';
import { shownState, type LikeState, type LikeStore } from './like-store';
import { pageLikes } from './page-likes';

/**
 * The like of one target that is on the page, as the visitor wants it; asked for with those of the rest of the page.
 * @param isLiked the page itself says so: it came with the visitor's own likes
 */
export function useLike(uuid: string, isLiked: boolean, store: LikeStore = pageLikes): LikeState {
  const state = useSyncExternalStore(
    store.subscribe,
    () => shownState(store.find(uuid), isLiked),
    () => shownState(undefined, isLiked),
  );
  useEffect(() => {
    if (isLiked) store.know(uuid);
    return store.register(uuid);
  }, [store, uuid, isLiked]);
  return state;
}
