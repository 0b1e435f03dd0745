import { createStore } from '@/lib/browser/store';

/** The tabs of the support modal (S-1). */
export const SUPPORT_TABS = ['inquiry', 'post', 'role'] as const;
export type SupportTab = (typeof SUPPORT_TABS)[number];

/** The title of the support modal. */
export const SUPPORT_TITLE = '무엇을 도와드릴까요';

/** The tab at which the support modal is asked for; null while it is closed. `SupportHost` shows it. */
export const supportStore = createStore<SupportTab | null>(null);

export const openSupport = (tab: SupportTab = 'inquiry') => supportStore.set(tab);
export const closeSupport = () => supportStore.set(null);
