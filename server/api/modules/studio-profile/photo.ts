import type { Image } from '@/lib/contracts/image';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { imageError, imageField } from '@/server/api/http/image-field';
import type { UploadRule } from '@/server/api/http/upload-rule';

const RATIO = studioLimits.photoWidth / studioLimits.photoHeight;

const photo = {
  maxBytes: studioLimits.photoBytes,
  messages: { type: studioMessages.photoType, tooLarge: studioMessages.photoTooLarge },
  // Whether a photo is kept already, the service knows.
  required: null,
};

/** The photo of a profile as it was cropped, and as it was chosen. */
export const PHOTO_RULE: UploadRule = {
  cropImage: imageField({ ...photo, kinds: ['jpeg', 'png', 'webp'] }),
  originImage: imageField({ ...photo, kinds: ['jpeg', 'png'] }),
};

/** @throws ApiError UNPROCESSABLE for a cropped photo that is too small or of another shape */
export function assertPhoto({ width, height }: Pick<Image, 'width' | 'height'>): void {
  const isInShape = Math.abs(width / height / RATIO - 1) <= studioLimits.photoRatioTolerance;
  if (!isInShape) throw imageError('cropImage', studioMessages.photoShape);
  if (width < studioLimits.photoWidthMin) throw imageError('cropImage', studioMessages.photoSmall);
}
