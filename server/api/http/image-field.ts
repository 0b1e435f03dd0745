import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { ApiError } from './api-error';
import { fileKindOf } from './file-kind';
import type { FileKind } from './file-kind';
import type { FileFieldRule } from './upload-rule';

interface ImageField {
  kinds: readonly FileKind[];
  maxBytes: number;
  /** For a file of another kind, and for one of too many bytes. */
  messages: { type: string; tooLarge: string };
  /** What a form without the image is told; null where it may be left out. */
  required: string | null;
}

/** A field of a form that holds one image, whose kind is told by its first bytes. */
export function imageField({ kinds, maxBytes, messages, required }: ImageField): FileFieldRule {
  return {
    maxFiles: 1,
    maxBytes,
    messages: { tooMany: studioMessages.imageTooMany, tooLarge: messages.tooLarge },
    isRequired: required !== null,
    problemOf([file]) {
      if (file === undefined) return required;
      if ([...file.name].length > studioLimits.fileNameMax) return studioMessages.imageNameTooLong;
      const kind = fileKindOf(file.head);
      return kind !== null && kinds.includes(kind) ? null : messages.type;
    },
  };
}

/** The failure for an image of a form. */
export function imageError(field: string, message: string): ApiError {
  return new ApiError('UNPROCESSABLE', { errors: [{ field, message }] });
}

/**
 * Does `work` with the image of a field. What is wrong with the image is told there.
 * @param typeMessage for a file that is no image of the types that are taken
 */
export async function atImageField<Value>(
  field: string,
  typeMessage: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    // A failure that names its field already is told as it is.
    if (!(error instanceof ApiError) || error.errors.length > 0) throw error;
    if (error.code === 'UNPROCESSABLE') throw imageError(field, studioMessages.imageBroken);
    if (error.code === 'UNSUPPORTED_MEDIA') throw imageError(field, typeMessage);
    // Its bytes were counted before: it has too many pixels.
    if (error.code === 'PAYLOAD_TOO_LARGE') throw imageError(field, studioMessages.imagePixels);
    throw error;
  }
}
