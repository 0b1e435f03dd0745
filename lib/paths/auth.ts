import { withQuery } from './query';

export const signup = () => '/auth/signup';
/** The address search in a document of its own, for a frame. */
export const addressSearch = () => '/auth/address-search';
export const logout = () => '/auth/logout';
/** Where a verification's popup lands; `channel` names the `BroadcastChannel` that waits for its result. */
export const verifyResult = (query: { type?: string; channel?: string } = {}) =>
  withQuery('/auth/verifyResult', query);
export const socialStart = (provider: string) => `/oauth2/authorization/${encodeURIComponent(provider)}`;
export const oauthSignup = (query: { tmpToken?: string; signed?: string } = {}) =>
  withQuery('/oauth/signup', query);
