/** Rows of a page of the operators' lists. */
export const pageSize = 25;
/** Characters of what operators write. */
export const titleMax = 200;
export const nameMax = 60;
export const reasonMax = 1000;
export const templateMax = 5000;
/** Of HTML, with its elements. */
export const noticeMax = 40_000;
export const articleMax = 200_000;
export const faqAnswerMax = 4000;
export const answerMax = 5000;
export const answerFilesMax = 5;
export const answerFileMb = 10;
/** Days that a guest, who has no page, may open the files of an answer by the links in its mail. */
export const guestFileDays = 7;
export const faqsMax = 300;
/** Of an article. */
export const blocksMax = 30;
export const blockTitleMax = 200;
export const blockTextMax = 5000;
export const openingMax = 5000;
export const shortTextMax = 200;
export const memoMax = 500;
export const linkMax = 500;
export const relatedMax = 12;
export const numberMax = 9999;
/** Days that a preview's link lives, and links by which a password is set. */
export const previewDays = 7;
export const invitationDays = 7;
export const recoveryDays = 2;
/** Hours in which applications to be an artist are answered, and days for inquiries. */
export const applicationHours = 24;
export const inquiryDays = 3;
/** Days of the charts. */
export const chartDays = 30;
/** Rows of a list as a file. */
export const exportMax = 50_000;
/** Of an uploaded picture. */
export const imageMb = 20;
/** Choices of the home page. */
export const homeArtistsMax = 10;
export const homeArticlesMax = 20;
export const headlineLinesMax = 4;
export const headlineLineMax = 20;
export const badgeMax = 20;
