import { createStore } from '@/lib/browser/store';

/** The tabs of the support modal (S-1). */
export const SUPPORT_TABS = ['inquiry', 'post', 'role'] as const;
export type SupportTab = (typeof SUPPORT_TABS)[number];

/** The tab at which the support modal is asked for; null while it is closed. `SupportHost` shows it. */
export const supportStore = createStore<SupportTab | null>(null);

export const openSupport = (tab: SupportTab = 'inquiry') => supportStore.set(tab);
export const closeSupport = () => supportStore.set(null);
