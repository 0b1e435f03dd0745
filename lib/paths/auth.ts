import { withQuery } from './query';

export const signup = () => '/auth/signup';
/** Where the owner of an account sets a password, by a link from a mail. */
export const passwordLink = (token: string) => `/auth/password/${encodeURIComponent(token)}`;
/** The address search in a document of its own, for a frame. */
export const addressSearch = () => '/auth/address-search';
/**
 * Where a verification lands. `channel` names the `BroadcastChannel` by which a popup's result is waited for; `state` names the
 * record of a window that has left for it.
 */
export const verifyResult = (query: { type?: string; channel?: string; state?: string } = {}) =>
  withQuery('/auth/verifyResult', query);
/** `back` seals the origin that the login has begun at, where that isn't the site's address. */
export const socialStart = (provider: string, query: { back?: string } = {}) =>
  withQuery(`/oauth2/authorization/${encodeURIComponent(provider)}`, query);
/** Where a social login comes back to at the origin that it has begun at. */
export const socialReturn = (query: { ticket?: string } = {}) => withQuery('/oauth2/return', query);
export const oauthSignup = (query: { tmpToken?: string; signed?: string } = {}) =>
  withQuery('/oauth/signup', query);
