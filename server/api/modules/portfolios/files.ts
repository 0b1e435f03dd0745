import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { fileKindOf } from '@/server/api/http/file-kind';
import { imageField } from '@/server/api/http/image-field';
import type { UploadRule } from '@/server/api/http/upload-rule';

export const COVER = 'image';
export const PDF = 'pdf';

/** The files of a save, both optional. */
export const PORTFOLIO_RULE: UploadRule = {
  [COVER]: imageField({
    kinds: ['jpeg', 'png', 'webp'],
    maxBytes: portfolioLimits.coverBytes,
    messages: { type: portfolioMessages.coverType, tooLarge: portfolioMessages.coverTooLarge },
    required: null,
  }),
  [PDF]: {
    maxFiles: 1,
    maxBytes: portfolioLimits.pdfInFormBytes,
    isRequired: false,
    messages: { tooMany: portfolioMessages.pdfTooMany, tooLarge: portfolioMessages.pdfTooLargeForForm },
    problemOf: ([file]) =>
      file === undefined || fileKindOf(file.head) === 'pdf' ? null : portfolioMessages.pdfType,
  },
};
