/** How long a login lasts: the access token and the cookie that it is sealed in. */
export const seconds = 14 * 24 * 60 * 60;
/** How long the temporary token of a social login lives. */
export const socialTokenSeconds = 5 * 60;
/** How long a verified person may set a new password. */
export const passwordGrantSeconds = 10 * 60;
