import * as contestLimits from '@/lib/limits/contest';
import * as imageLimits from '@/lib/limits/image';
import { takenKinds } from '@/lib/media/judge-content';
import * as contestMessages from '@/lib/messages/contest';
import { imageField } from '@/server/api/http/image-field';
import type { UploadRule } from '@/server/api/http/upload-rule';

export const IMAGE = 'image';
export const IMAGES = takenKinds(imageLimits.publishedKinds, contestMessages.imageType);

/** The form with a contest's own image. */
export const IMAGE_RULE: UploadRule = {
  [IMAGE]: imageField({
    taken: IMAGES,
    maxBytes: contestLimits.bytesOf(contestLimits.imageMb),
    tooLarge: contestMessages.imageTooLarge(contestLimits.imageMb),
    required: contestMessages.imageRequired,
  }),
};
