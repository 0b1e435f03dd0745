/** Criteria of a rule that has several, and letters of a criterion's name and description. */
export const criteriaMin = 2;
export const criteriaMax = 8;
export const criterionMax = 30;
export const criterionHintMax = 100;
/** Letters of a comment for the applicant. */
export const commentMax = 1000;
/** Letters of the reason of an exclusion. */
export const exclusionReasonMax = 300;
/** Applicants of a ranking that are listed. */
export const rankedMax = 300;
/** Applicants of a round with scores whom minutes list. */
export const minutesRowsMax = 500;
/** Jurors of a contest. */
export const jurorsMax = 30;
/** Letters of the name of an invited juror. */
export const jurorNameMax = 60;
/** Entries of a contest's log that are shown. */
export const eventsMax = 300;
/** Letters of the jury's statement. */
export const resultMax = 3000;
/** Rounds that a juror can be set for. */
export const roundsMax = 100;
