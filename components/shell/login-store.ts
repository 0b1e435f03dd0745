import { createStore } from '@/lib/browser/store';

/** Whether the login modal is asked for. Anything in the browser may ask; `LoginHost` shows it. */
export const loginStore = createStore(false);

export const openLogin = () => loginStore.set(true);
export const closeLogin = () => loginStore.set(false);
