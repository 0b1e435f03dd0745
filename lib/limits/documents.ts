/** Activity documents of an artist's application. */
export const max = 8;
export const totalBytes = 100 * 1024 * 1024;
export const types = ['image/png', 'image/jpeg', 'application/pdf'] as const;
