import { callApi } from '@/lib/browser/call-api';
import { onSessionChange } from '@/lib/browser/session-change';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import { createLikeStore } from './like-store';

/** The tab's one store of likes, so that a like on a list shows on the page that the list leads to. */
export const pageLikes = createLikeStore({
  isLoggedIn: hasSessionMarker,
  listStates: (uuids) => callApi('get', '/v1/users/me/likes/states', { query: { uuids: uuids.join(',') } }),
  save: (target, isLiked) =>
    callApi(isLiked ? 'post' : 'delete', '/v1/users/me/likes', { body: target, keepalive: true }),
  schedule: (flush) => setTimeout(flush, 0),
});
onSessionChange(pageLikes.startOver);
if (typeof window !== 'undefined') window.addEventListener('pagehide', pageLikes.saveNow);
