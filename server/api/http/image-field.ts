import * as studioLimits from '@/lib/limits/studio';
import { kindOfName } from '@/lib/media/file-kind';
import type { TakenKinds } from '@/lib/media/judge-content';
import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import { isLongName } from '@/lib/text/file-name';
import { ApiError } from './api-error';
import { filesFault } from './files-fault';
import type { FileFieldRule, UploadedFile } from './upload-rule';

interface ImageField {
  taken: TakenKinds;
  maxBytes: number;
  /** For one of too many bytes. */
  tooLarge: string;
  /** The message for a form without the image; null where the image may be left out. */
  required: string | null;
}

/** A field of a form that holds one image, or one film. */
export function imageField({ taken, maxBytes, tooLarge, required }: ImageField): FileFieldRule {
  return {
    maxFiles: 1,
    maxBytes,
    messages: { tooMany: studioMessages.imageTooMany, tooLarge },
    isRequired: required !== null,
    problemOf([file]) {
      if (file === undefined) return required;
      if (isLongName(file.name, studioLimits.fileNameMax))
        return uploadMessages.refused(file.name, studioMessages.imageNameTooLong);
      return filesFault([file], taken);
    },
  };
}

/** The failure for an image of a form. */
export function imageError(field: string, message: string): ApiError {
  return new ApiError('UNPROCESSABLE', { errors: [{ field, message }] });
}

/** Runs `work` with the image of a field. Reports an error of the image at that field, with the file's name. */
export async function atImageField<Value>(
  { field, name }: Pick<UploadedFile, 'field' | 'name'>,
  { refuse }: TakenKinds,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    // Rethrows a failure that already names its field.
    if (!(error instanceof ApiError) || error.errors.length > 0) throw error;
    const refused = (reason: string) => imageError(field, uploadMessages.refused(name, reason));
    if (error.code === 'UNPROCESSABLE') throw refused(studioMessages.imageBroken);
    // Its bytes were counted before: it has too many pixels.
    if (error.code === 'PAYLOAD_TOO_LARGE') throw refused(studioMessages.imagePixels);
    if (error.code !== 'UNSUPPORTED_MEDIA') throw error;
    // Its first bytes were judged before: it moves, or its box holds pictures of another codec.
    const isOfPhone = kindOfName(name) === 'heic';
    throw imageError(
      field,
      isOfPhone ? uploadMessages.heic(name) : `${refuse(name)} ${uploadMessages.moving}`,
    );
  }
}
