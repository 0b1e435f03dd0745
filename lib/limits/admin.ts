import type { FileKind } from '@/lib/media/file-kind';

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
/** Days before its end from which a contest closes soon. */
export const closingDays = 7;
/** Of what waits, so many are named on the first screen; and the days of its charts. */
export const todayRows = 5;
export const chartDays = 30;
/** Letters of why personal data are opened or taken along. */
export const accessReasonMax = 200;
/** Accesses of an account in a month from which they may be many, by how many times its mean of the months before; rows of a month. */
export const unusualCalls = 20;
export const unusualTimes = 3;
export const unusualMonths = 3;
export const unusualRows = 1000;
/** Hours of Seoul in which an access is at night. */
export const nightFrom = 22;
export const nightUntil = 6;
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
/** How many records a search for a choice shows, and how many are named at once. */
export const choicesShown = 8;
export const namedChoicesMax = 100;
/** The rest between two keys after which it is searched. */
export const chooserRestMs = 200;
/** Banners of a placement, what is written of them, and the shapes of their pictures (O-92). */
export const bannersMax = 50;
export const altMax = 300;
export const pathMax = 500;
export const videoMb = 50;
export const videoKinds: readonly FileKind[] = ['mp4'];
/** What the home page shows by choice (O-95), and letters of a column of its vertical headline. */
export const homeArtistsMax = 12;
export const homeArticlesMax = 20;
export const titleLinesMax = 5;
export const titleLineMax = 20;
/** Letters of an artist's badge (O-96). */
export const badgeMax = 20;
/** The pictures of each placement in pixels (O-92): the shape of its frame, and the shape on phones where it has one. */
export const bannerPictures = {
  HOME_MAIN: { wide: { width: 2400, height: 1080 }, phone: { width: 1200, height: 1500 } },
  HOME_SUB: { wide: { width: 1600, height: 1000 }, phone: { width: 1200, height: 1200 } },
  ART_ARTIST: { wide: { width: 1800, height: 1200 }, phone: null },
} as const;
/** The narrowest part of a picture that is taken for a banner. */
export const bannerWidthMin = 600;
