/** A path of the site: one slash, and nothing that a browser takes for another host, a line or a control character. */
const SITE_PATH = /^\/(?![/\\])[^\\\s\p{C}]*$/u;

/** Whether a typed text leads to a page of the site and nowhere else. */
export const isSitePath = (text: string): boolean => SITE_PATH.test(text);
