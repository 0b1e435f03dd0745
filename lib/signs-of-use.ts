/**
 * The events by which somebody begins to use a page: nothing new is shown before one of them. A browser invents moves of
 * the pointer by itself, so they are none.
 */
export const SIGNS_OF_USE = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** The event by which a page says that it is hydrated. */
export const HYDRATED = 'gyeol:hydrated';

/** Where the tab keeps a signup. */
export const SIGNUP_KEPT = 'gyeol-signup';

/** The attribute of an element that needs the page's scripts without being touched, such as an alert that opens by itself. */
export const AT_ONCE = 'data-at-once';
