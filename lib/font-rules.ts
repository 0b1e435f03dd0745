// Made by scripts/make-fonts.mjs.
/** The style sheets with the rules of each family. Their address has the version of their font files, so they are immutable. */
export const FONT_RULES = {
  serif: '/fonts/c68f55eb6c/serif.css',
  sans: '/fonts/c68f55eb6c/sans.css',
} as const;
