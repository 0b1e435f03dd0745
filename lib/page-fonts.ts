/** Where a page's own font files are (`server/web/fonts/page-fonts.ts`). */
export const PAGE_FONTS_PREFIX = '/fonts/page/';
/** The id of the style element with their rules. */
export const PAGE_FONTS_ID = 'page-fonts';
/** Screens that show Pretendard. All others, phones above all, show the Korean sans of their own (docs/adr/0027). */
export const SANS_SCREENS = '(pointer: fine)';
