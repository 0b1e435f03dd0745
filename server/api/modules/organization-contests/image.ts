import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import { imageField } from '@/server/api/http/image-field';
import type { UploadRule } from '@/server/api/http/upload-rule';

export const IMAGE = 'image';

/** The form with a contest's own image. */
export const IMAGE_RULE: UploadRule = {
  [IMAGE]: imageField({
    kinds: ['jpeg', 'png', 'webp'],
    maxBytes: contestLimits.bytesOf(contestLimits.imageMb),
    messages: {
      type: contestMessages.imageType,
      tooLarge: contestMessages.imageTooLarge(contestLimits.imageMb),
    },
    required: contestMessages.imageRequired,
  }),
};
