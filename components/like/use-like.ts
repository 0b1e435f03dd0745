import { useEffect, useSyncExternalStore } from 'react';
import { shownState, type LikeState, type LikeStore } from './like-store';
import { pageLikes } from './page-likes';

/**
 * The like of a target on the page. All targets of the page are asked for in one call.
 * @param isLiked whether the visitor's own page says that the target is liked
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
