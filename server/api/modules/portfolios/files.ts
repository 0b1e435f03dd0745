import * as imageLimits from '@/lib/limits/image';
import * as portfolioLimits from '@/lib/limits/portfolio';
import { takenKinds } from '@/lib/media/judge-content';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { filesFault } from '@/server/api/http/files-fault';
import { imageField } from '@/server/api/http/image-field';
import type { UploadRule } from '@/server/api/http/upload-rule';

export const COVER = 'image';
export const PDF = 'pdf';

export const COVERS = takenKinds(imageLimits.publishedKinds, portfolioMessages.coverType);
const PDFS = takenKinds(['pdf'], portfolioMessages.pdfType);

/** The files of a save, both optional. */
export const PORTFOLIO_RULE: UploadRule = {
  [COVER]: imageField({
    taken: COVERS,
    maxBytes: portfolioLimits.coverBytes,
    tooLarge: portfolioMessages.coverTooLarge,
    required: null,
  }),
  [PDF]: {
    maxFiles: 1,
    maxBytes: portfolioLimits.pdfInFormBytes,
    isRequired: false,
    messages: { tooMany: portfolioMessages.pdfTooMany, tooLarge: portfolioMessages.pdfTooLargeForForm },
    problemOf: (files) => filesFault(files, PDFS),
  },
};
