import { callApi } from '@/lib/browser/call-api';
import { onSessionChange } from '@/lib/browser/session-change';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import { createLikeStore } from './like-store';

/** The one store of this tab: what was pressed on a list is pressed on the page that it leads to. */
export const pageLikes = createLikeStore({
  isLoggedIn: hasSessionMarker,
  listStates: (uuids) => callApi('get', '/v1/users/me/likes/states', { query: { uuids: uuids.join(',') } }),
  save: (target, isLiked) =>
    callApi(isLiked ? 'post' : 'delete', '/v1/users/me/likes', { body: target, keepalive: true }),
  schedule: (flush) => setTimeout(flush, 0),
});
onSessionChange(pageLikes.startOver);
