import * as sitePaths from '@/lib/paths/site';

/** Where to go on after a social login (M-61); the provider's pages lie between. */
const KEY = 'gyeol-return-path';

/** @param path of this site, with its query; by default the page that is shown */
export function keepReturnPath(path = window.location.pathname + window.location.search): void {
  try {
    window.sessionStorage.setItem(KEY, path);
  } catch {
    // Without a storage the login leads home.
  }
}

/** Reads the kept path and forgets it; home where there is none or where it leads off this site. */
export function popReturnPath(): string {
  try {
    const path = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return path !== null && isSitePath(path, window.location.origin) ? path : sitePaths.home();
  } catch {
    return sitePaths.home();
  }
}

/** Whether a browser that is sent to `path` stays on `origin`: `//other`, `/\other` and full addresses don't. */
export function isSitePath(path: string, origin: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return new URL(path, origin).origin === origin;
  } catch {
    return false;
  }
}
