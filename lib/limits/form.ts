/** What a password field takes in. A password that is too long is refused in words, never cut. */
export const passwordInputMax = 128;
/** The first failing field is scrolled to and focused after this, milliseconds. */
export const focusFailingFieldMs = 500;
