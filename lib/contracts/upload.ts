import { z } from 'zod';
import * as uploadLimits from '@/lib/limits/upload';
import * as uploadMessages from '@/lib/messages/upload';
import { describedAs } from './pagination';
import { asItIs, errorOf, textRegistry, typedLine } from './text';

/** A file's name alone: no folder, and not hidden by a dot in front. */
const FILE_NAME = /^(?!\.)[^/\\]+$/;

/** What is wrong with a name that isn't one. */
function faultOf(name: string): string {
  if (/[/\\]/.test(name)) return uploadMessages.fileNameSigns;
  return name.startsWith('.') ? uploadMessages.fileNameHidden : uploadMessages.fileNameInvalid;
}

/** The error of a name, which says the file. */
function refusedFor(reason: string) {
  return (name: string) => (name === '' ? reason : uploadMessages.refused(name, reason));
}

/** The name under which a file is given back. It is no part of any path on the server. */
export const fileNameSchema = typedLine(uploadLimits.fileNameMax, refusedFor(uploadMessages.fileNameTooLong))
  .regex(FILE_NAME, { error: errorOf((name) => refusedFor(faultOf(name))(name)) })
  .register(textRegistry, { kind: 'fileName' });

/** What is asked for a signed address. The documents have no `size`: without it the largest of the type is granted. */
export const uploadRequestSchema = z.object({
  fileName: fileNameSchema,
  /** The content type of the sender's system; empty for an unknown one. The extension of the name decides the kind. */
  contentType: asItIs('token', 100),
  size: z.int().min(1).optional(),
});
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

export const uploadRequestQuerySchema = uploadRequestSchema.extend({
  size: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .meta(describedAs({ type: 'integer', minimum: 1 }))
    .transform(Number)
    .optional(),
});

/** The address that the file is sent to with PUT, with its content type. */
export const uploadUrlSchema = z.string();

/** Answer of `GET /v1/users/me/storage`: bytes of the caller's files, and how many there may be. */
export const keptFilesSchema = z.object({ bytes: z.int().min(0), maxBytes: z.int() });
export type KeptFiles = z.infer<typeof keptFilesSchema>;
