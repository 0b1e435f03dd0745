/**
 * The events by which a visitor begins to use a page: nothing new is shown before one of them. A browser invents moves of
 * the pointer by itself, so they are none.
 */
export const SIGNS_OF_USE = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** The event by which a page says that it is hydrated. */
export const HYDRATED = 'gyeol:hydrated';

/** The event by which a document says that a script of it couldn't be loaded. */
export const SCRIPTS_LOST = 'gyeol:scripts-lost';
