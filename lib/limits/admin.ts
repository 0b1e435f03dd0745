/** Rows of a page of the operators' lists. */
export const pageSize = 25;
/** Characters of what operators write. */
export const titleMax = 200;
export const nameMax = 60;
export const reasonMax = 1000;
export const templateMax = 5000;
/** Of HTML, with its elements. */
export const noticeMax = 40_000;
export const faqAnswerMax = 4000;
export const answerMax = 5000;
export const answerFilesMax = 5;
/** Days that a guest, who has no page, may open the files of an answer by the links in its mail. */
export const guestFileDays = 7;
export const faqsMax = 300;
/** Hours in which applications to be an artist are answered, and days for inquiries. */
export const applicationHours = 24;
export const inquiryDays = 3;
/** Rows of a list as a file. */
export const exportMax = 50_000;
/** Of an uploaded picture. */
export const imageMb = 20;
/** Of articles: HTML with its elements; a special's plain texts; what is said in a line or two; blocks; its number. */
export const articleHtmlMax = 100_000;
export const articleTextMax = 5000;
export const articleLineMax = 300;
export const blocksMax = 30;
export const articleNumberMax = 9999;
/** Artists, and artworks, that an article names. */
export const relatedMax = 12;
/** Bytes of an article as it is saved: Korean takes three each, in JSON. */
export const articleBodyBytes = 1024 * 1024;
/** Saves of an article that are kept; older ones go with the next save (O-79). */
export const revisionsMax = 50;
/** Days that a preview link works. */
export const previewDays = 7;
/** What a search for a thing to choose shows, and how many things are named at once. */
export const choicesShown = 8;
export const namedChoicesMax = 100;
/** The rest between two keys after which it is searched. */
export const chooserRestMs = 200;
