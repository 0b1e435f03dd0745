import * as sessionMessages from '@/lib/messages/session';
import { ApiFailure } from './api-failure';
import { onSessionChange } from './session-change';
import { readSessionMark } from './session-marker';

/** The code of a call that was stopped, because another window has logged in as another account. */
export const OTHER_ACCOUNT = 'OTHER_ACCOUNT';

/** The mark of the account that this document shows; null for a guest's. */
let own = readSessionMark();
// A login or a logout, here or elsewhere, that the document has caught up with.
onSessionChange(() => {
  own = readSessionMark();
});

/** A digest has hyphens. Cookies of an earlier version of the site have the mark `1` for every account. */
const isDigest = (mark: string | null): mark is string => mark?.includes('-') === true;

/**
 * Stops a call that changes something, where the document shows one account and the browser's session is another's by now: what one
 * account has typed is never sent as another. Calls of the login itself pass.
 * @throws {ApiFailure} OTHER_ACCOUNT
 */
export function checkAccount(url: string): void {
  const present = readSessionMark();
  if (!isDigest(own)) own = present;
  if (!isDigest(present) || present === own || url.startsWith('/v1/auth/')) return;
  throw new ApiFailure(409, OTHER_ACCOUNT, sessionMessages.otherAccount);
}
