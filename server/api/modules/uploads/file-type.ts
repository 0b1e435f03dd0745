import * as uploadLimits from '@/lib/limits/upload';
import type { UploadType } from '@/lib/limits/upload';
import { isTypeOf, kindOfName, labelsOf } from '@/lib/media/file-kind';
import { nameFault, takenKinds } from '@/lib/media/judge-content';
import * as uploadMessages from '@/lib/messages/upload';
import { ApiError } from '@/server/api/http/api-error';

const TAKEN = takenKinds(uploadLimits.kinds, uploadMessages.kindsTaken(labelsOf(uploadLimits.kinds)));

/**
 * Returns the type of a file to be uploaded, by its extension, and the content type with which it is sent: that of the
 * sender's system, which a client of the documents also sends with the bytes.
 * @throws ApiError UNSUPPORTED_MEDIA for another ending, or a content type that no system gives such a file; PAYLOAD_TOO_LARGE
 */
export function uploadTypeOf(asked: { fileName: string; contentType: string; size?: number }) {
  const { fileName } = asked;
  const type = uploadLimits.types.find(({ kind }) => kind === kindOfName(fileName));
  if (type === undefined)
    throw new ApiError('UNSUPPORTED_MEDIA', { message: nameFault(fileName, TAKEN) ?? undefined });
  if (!isTypeOf(type.kind, asked.contentType))
    throw new ApiError('UNSUPPORTED_MEDIA', {
      message: uploadMessages.refused(fileName, uploadMessages.typeDiffers),
    });
  if ((asked.size ?? 0) > type.maxBytes) {
    const message = uploadMessages.refused(fileName, uploadMessages.tooLarge(type.maxBytes / 1024 / 1024));
    throw new ApiError('PAYLOAD_TOO_LARGE', { message });
  }
  return { ...type, sentAs: asked.contentType.trim() || type.contentType };
}

/** The upload rule for one of our content types. */
export function typeOf(contentType: string): UploadType {
  const type = uploadLimits.types.find((each) => each.contentType === contentType);
  if (type === undefined) throw new Error(`No files of ${contentType} are taken.`);
  return type;
}
