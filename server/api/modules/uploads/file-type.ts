import * as uploadLimits from '@/lib/limits/upload';
import * as uploadMessages from '@/lib/messages/upload';
import { ApiError } from '@/server/api/http/api-error';
import type { FileKind } from '@/server/api/http/file-kind';

export type UploadType = (typeof uploadLimits.types)[number];

/** What the first bytes of a file of each content type have to say. */
export const KIND_OF: Readonly<Record<UploadType['contentType'], FileKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/msword': 'office',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'zip',
  'application/x-hwp': 'office',
  'application/hwp+zip': 'zip',
  'application/zip': 'zip',
};

/**
 * The type of a file that somebody wants to send.
 * @throws ApiError UNSUPPORTED_MEDIA for another type, or a name with another ending; PAYLOAD_TOO_LARGE
 */
export function uploadTypeOf(asked: { fileName: string; contentType: string; size?: number }): UploadType {
  const type = findType(asked.contentType);
  const ending = /\.(\w+)$/.exec(asked.fileName)?.[1]?.toLowerCase() ?? '';
  if (type === null || !type.endings.some((each) => each === ending)) throw new ApiError('UNSUPPORTED_MEDIA');
  if ((asked.size ?? 0) > type.maxBytes) {
    const message = uploadMessages.tooLarge(type.maxBytes / 1024 / 1024);
    throw new ApiError('PAYLOAD_TOO_LARGE', { message });
  }
  return type;
}

/** What is taken of a content type. */
export function typeOf(contentType: UploadType['contentType']): UploadType {
  const type = findType(contentType);
  if (type === null) throw new Error(`No files of ${contentType} are taken.`);
  return type;
}

/** The type by its content type; null for one that isn't taken. */
export function findType(contentType: string): UploadType | null {
  return uploadLimits.types.find((each) => each.contentType === contentType) ?? null;
}
