import { fetchApi, trusted } from '@/lib/browser/fetch-api';
import { onSessionChange } from '@/lib/browser/session-change';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import { api } from '@/lib/paths';
import { createLikeStore } from './like-store';

/** The one store of this tab: what was pressed on a list is pressed on the page that it leads to. */
export const pageLikes = createLikeStore({
  isLoggedIn: hasSessionMarker,
  listStates: (uuids) => fetchApi(api.likeStates(uuids), trusted<{ liked: string[] }>()),
  save: (target, isLiked) =>
    fetchApi(api.likes(), trusted<{ isLike: boolean; likeCount: number }>(), {
      method: isLiked ? 'POST' : 'DELETE',
      json: target,
      keepalive: true,
    }),
  schedule: (flush) => setTimeout(flush, 0),
});
onSessionChange(pageLikes.startOver);
