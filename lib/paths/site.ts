import { withQuery } from './query';

export const home = () => '/';
/** Home, where `alert` (a key of `lib/contracts/alert.ts`) is shown once. */
export const homeWithAlert = (alert: string) => withQuery('/', { alert });
/** Home after a login by address that failed: `error` is one of `TOKEN_FAILURES`. */
export const homeWithError = (error: string, message: string) => withQuery('/', { error, message });
export const serviceInfo = () => '/info/service';
export const robots = () => '/robots.txt';
/** The rules of the TDM Reservation Protocol. */
export const tdmRules = () => '/.well-known/tdmrep.json';
export const terms = () => '/terms';
export const privacy = () => '/privacy';
export const privacyOptional = () => '/privacy-optional';
