import { withQuery } from './query';

export const signup = () => '/auth/signup';
/** Where the owner of an account sets a password, by a link from a mail. */
export const passwordLink = (token: string) => `/auth/password/${encodeURIComponent(token)}`;
/** The address search in a document of its own, for a frame. */
export const addressSearch = () => '/auth/address-search';
/** Where a verification's popup lands; `channel` names the `BroadcastChannel` that waits for its result. */
export const verifyResult = (query: { type?: string; channel?: string } = {}) =>
  withQuery('/auth/verifyResult', query);
export const socialStart = (provider: string) => `/oauth2/authorization/${encodeURIComponent(provider)}`;
export const oauthSignup = (query: { tmpToken?: string; signed?: string } = {}) =>
  withQuery('/oauth/signup', query);
