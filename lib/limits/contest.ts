const MB = 1024 * 1024;

/** Of a contest: characters. */
export const titleMax = 100;
export const organizerMax = 60;
export const descriptionMax = 5000;

/** Of a form: fields, options of a field, and characters. */
export const fieldsMax = 60;
/** Fields of an organizer's own: terms add two questions. */
export const ownFieldsMax = fieldsMax - 2;
export const optionsMax = 60;
export const fieldNameMax = 40;
export const labelMax = 100;
export const helpMax = 300;
export const placeholderMax = 100;
export const optionMax = 100;
export const patternMax = 200;
export const patternMessageMax = 100;

/** Of answers: characters of a line, of a long text, and of the text beside 기타. */
export const lineMax = 300;
export const longTextMax = 5000;
export const etcMax = 100;
/** Characters that a draft keeps of one text, also where that is more than can be sent. */
export const draftTextMax = 20_000;
/** Digits and signs of a number. */
export const numberMax = 16;
/** Characters of all answers as JSON. */
export const answersMax = 400_000;

/** files of a field that takes several. An organizer may raise it to the other. */
export const filesDefault = 10;
export const filesMax = 30;
/** Files of one application. */
export const filesOfAllMax = 60;
/** megabytes of a file where the field doesn't say. An organizer may raise it to the other. */
export const fileMbDefault = 1;
export const fileMbMax = 100;
export const bytesOf = (megabytes: number) => megabytes * MB;
/** C-11: files that are sent side by side. */
export const uploadsAtOnce = 5;

/** Megabytes of a contest's own image. */
export const imageMb = 10;

/** Letters of a review's note. */
export const noteMax = 2000;
/** Applicants whose status is changed at once, and that a cut-off may let go on. */
export const changedAtOnce = 500;
export const bestMax = 10_000;
/** Names of those who end a round without a score that a trial lists. */
export const unscoredNamesMax = 20;
/** Characters of the mails of an announcement. */
export const mailSubjectMax = 100;
export const mailTextMax = 3000;
