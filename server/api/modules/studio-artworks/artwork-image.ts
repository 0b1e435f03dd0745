import type { Image } from '@/lib/contracts/image';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as imageLimits from '@/lib/limits/image';
import * as studioLimits from '@/lib/limits/studio';
import { takenKinds } from '@/lib/media/judge-content';
import * as studioMessages from '@/lib/messages/studio';
import { ApiError } from '@/server/api/http/api-error';
import { atImageField, imageError, imageField } from '@/server/api/http/image-field';
import { filesFault } from '@/server/api/http/files-fault';
import type { FileFieldRule, UploadedFile, UploadRule } from '@/server/api/http/upload-rule';
import type { MediaService } from '@/server/api/modules/media/service';
import type { OriginalService } from '@/server/api/modules/originals/service';

const ORIGINAL = 'image_original';
const RESIZED = 'image_resized';

const ORIGINALS = takenKinds(imageLimits.originalKinds, studioMessages.imageType);
const original = (required: string | null) =>
  imageField({
    taken: ORIGINALS,
    maxBytes: studioLimits.originalBytes,
    tooLarge: studioMessages.imageTooLarge,
    required,
  });
const SMALL = takenKinds(['jpeg', 'png', 'webp'], studioMessages.resizedWrong);
/** The image that the browser scaled down. Messages omit its name, which the user doesn't know. */
const resized: FileFieldRule = {
  ...imageField({
    taken: SMALL,
    maxBytes: studioLimits.resizedBytes,
    tooLarge: studioMessages.resizedWrong,
    required: null,
  }),
  problemOf: (files) => (filesFault(files, SMALL) === null ? null : studioMessages.resizedWrong),
};

/** The images of a new artwork. */
export const NEW_ARTWORK_RULE: UploadRule = {
  [ORIGINAL]: original(studioMessages.imageRequired),
  [RESIZED]: resized,
};

/** The images of an artwork that has some: without new ones they stay. */
export const ARTWORK_RULE: UploadRule = { [ORIGINAL]: original(null), [RESIZED]: resized };

/** A public image with the private file that it was made from. */
export interface ArtworkImage {
  image: Image;
  original: { uuid: string; fileName: string };
}

export interface ArtworkImageDependencies {
  media: Pick<MediaService, 'ingestUpload' | 'inspectUpload'>;
  originals: Pick<OriginalService, 'withStored'>;
}

interface SentImage {
  files: readonly UploadedFile[];
  accountUuid: string;
  /** That of the request. */
  signal: AbortSignal;
}

/**
 * Takes in the image of a form for what `keep` saves. The public image is made from the original, because 800 px are too
 * few for the viewing room; the resized one is checked and dropped (ADR 34). Where `keep` throws, the original is removed
 * again; an image that nothing shows goes with the retention job.
 * @param keep gets null for a form without an image
 * @throws ApiError UNPROCESSABLE for what can't be taken, at its field; and what `keep` throws
 */
export async function withArtworkImage<Value>(
  { media, originals }: ArtworkImageDependencies,
  { files, accountUuid, signal }: SentImage,
  keep: (taken: ArtworkImage | null) => Promise<Value>,
): Promise<Value> {
  const file = files.find(({ field }) => field === ORIGINAL);
  const small = files.find(({ field }) => field === RESIZED);
  if (file === undefined) {
    if (small !== undefined) throw imageError(ORIGINAL, studioMessages.imageRequired);
    return keep(null);
  }
  const smallSize = small === undefined ? null : await resizedSize(media, small, signal);
  const image = await atImageField(file, ORIGINALS, () => media.ingestUpload(file, { signal }));
  if (smallSize !== null && !isOfShape(smallSize, image)) throw resizedWrong();
  return originals.withStored({ file, accountUuid, signal }, (original) => keep({ image, original }));
}

/** The size of the small image. @throws ApiError UNPROCESSABLE where it isn't small */
async function resizedSize(
  media: ArtworkImageDependencies['media'],
  small: UploadedFile,
  signal: AbortSignal,
): Promise<Size> {
  const size = await media.inspectUpload(small, { signal }).catch((error: unknown) => {
    throw error instanceof ApiError && WRONG.has(error.code) ? resizedWrong() : error;
  });
  if (Math.max(size.width, size.height) > studioLimits.resizedSide) throw resizedWrong();
  return size;
}

/** What the intake says of an image that can't be read. */
const WRONG: ReadonlySet<ErrorCode> = new Set(['UNPROCESSABLE', 'UNSUPPORTED_MEDIA', 'PAYLOAD_TOO_LARGE']);
const resizedWrong = () => imageError(RESIZED, studioMessages.resizedWrong);

interface Size {
  width: number;
  height: number;
}

/** A pixel more or less, which rounding makes of the short side, is allowed beside the tolerance. */
function isOfShape(small: Size, whole: Size): boolean {
  const scale = Math.max(small.width, small.height) / Math.max(whole.width, whole.height);
  const isNear = (side: number, wholeSide: number) =>
    Math.abs(side - wholeSide * scale) <= 1 + side * studioLimits.resizedRatioTolerance;
  return isNear(small.width, whole.width) && isNear(small.height, whole.height);
}
