/** Of a contest's terms: letters of a line, of what else applies, and of the reason to publish terms that are warned of. */
export const lineMax = 200;
export const othersMax = 1000;
export const reasonMax = 500;
/** Of a licence: years that aren't warned of. */
export const licenceYears = 5;
/** Days after the announcement within which files of those who weren't selected are removed, without a warning. */
export const deletionDays = 90;
/** Changes of published terms that the news shows one by one. Those before them are shown as one. */
export const revisionsShown = 50;
