import type { Image } from '@/lib/contracts/image';
import * as imageLimits from '@/lib/limits/image';
import * as studioLimits from '@/lib/limits/studio';
import { takenKinds } from '@/lib/media/judge-content';
import * as studioMessages from '@/lib/messages/studio';
import { imageError, imageField } from '@/server/api/http/image-field';
import type { UploadRule } from '@/server/api/http/upload-rule';

const RATIO = studioLimits.photoWidth / studioLimits.photoHeight;

const photo = {
  maxBytes: studioLimits.photoBytes,
  tooLarge: studioMessages.photoTooLarge,
  // Whether a photo is kept already, the service knows.
  required: null,
};

export const CROPS = takenKinds(imageLimits.publishedKinds, studioMessages.photoType);
export const ORIGINALS = takenKinds(imageLimits.originalKinds, studioMessages.photoType);

/** The photo of a profile as it was cropped, and as it was chosen. */
export const PHOTO_RULE: UploadRule = {
  cropImage: imageField({ ...photo, taken: CROPS }),
  originImage: imageField({ ...photo, taken: ORIGINALS }),
};

/** @throws ApiError UNPROCESSABLE for a cropped photo that is too small or of another shape */
export function assertPhoto({ width, height }: Pick<Image, 'width' | 'height'>): void {
  const isInShape = Math.abs(width / height / RATIO - 1) <= studioLimits.photoRatioTolerance;
  if (!isInShape) throw imageError('cropImage', studioMessages.photoShape);
  if (width < studioLimits.photoWidthMin) throw imageError('cropImage', studioMessages.photoSmall);
}
