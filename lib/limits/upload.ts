const MB = 1024 * 1024;

/** what a signed address may be asked for: content type, the endings of a file's name, bytes. */
export const types = [
  { contentType: 'application/pdf', endings: ['pdf'], maxBytes: 1000 * MB },
  { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], maxBytes: 30 * MB },
  { contentType: 'image/png', endings: ['png'], maxBytes: 30 * MB },
  { contentType: 'image/webp', endings: ['webp'], maxBytes: 30 * MB },
  { contentType: 'application/msword', endings: ['doc'], maxBytes: 100 * MB },
  {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    maxBytes: 100 * MB,
  },
  { contentType: 'application/x-hwp', endings: ['hwp'], maxBytes: 100 * MB },
  { contentType: 'application/hwp+zip', endings: ['hwpx'], maxBytes: 100 * MB },
  { contentType: 'application/zip', endings: ['zip'], maxBytes: 100 * MB },
] as const;

/** The largest file of all types. */
export const maxBytes = 1000 * MB;
/** Characters of a file's name. */
export const fileNameMax = 100;

/** how long an address may be used to begin an upload, and how long a file waits to be used. */
export const urlSeconds = 15 * 60;
export const waitingHours = 24;
/** files of one account that wait to be used, and the bytes that were granted for them. */
export const waitingMax = 60;
export const waitingBytesMax = 10 * maxBytes;

/** A file may take as long as it takes at 2 Mbit/s. */
const slowestBytesPerSecond = 256 * 1024;
/** Milliseconds that so many bytes may take. */
export const slowestMs = (bytes: number) => Math.ceil(bytes / slowestBytesPerSecond) * 1000;
