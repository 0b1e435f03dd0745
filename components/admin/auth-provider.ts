import type { AuthProvider } from 'react-admin';
import { leaveForGood } from '@/lib/browser/leave-for-good';
import { fetchData } from '@/lib/browser/fetch-api';
import { sessionSchema } from '@/lib/contracts/account';
import * as sitePaths from '@/lib/paths/site';

/**
 * The session of the site. The page asked the guard before it was sent, and the API decides about each call; here is only what
 * becomes of the screen when the session has ended.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  logout() {
    location.assign(sitePaths.home());
    return Promise.resolve(false);
  },
  checkError({ status }: { status?: number }) {
    if (status === 401) leaveForGood(sitePaths.homeWithAlert('login-required'));
    if (status === 403) leaveForGood(sitePaths.homeWithAlert('operator-only'));
    return Promise.resolve();
  },
  async getIdentity() {
    const { user } = sessionSchema.parse(await fetchData('/session'));
    return { id: user?.id ?? '', fullName: user?.id ?? '' };
  },
};
