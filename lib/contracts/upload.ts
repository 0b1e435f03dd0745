import { z } from 'zod';
import * as uploadLimits from '@/lib/limits/upload';
import * as uploadMessages from '@/lib/messages/upload';
import { describedAs } from './pagination';

/** A file's name alone: no folder, nothing that can't be seen. */
const FILE_NAME = /^(?!\.)[^\p{C}/\\]+$/u;

/** The name under which a file is given back. It is no part of any path on the server. */
export const fileNameSchema = z
  .string()
  // Some systems write the letters of Hangul apart.
  .normalize('NFC')
  .trim()
  .max(uploadLimits.fileNameMax, uploadMessages.fileNameTooLong)
  .regex(FILE_NAME, uploadMessages.fileNameInvalid);

/** What is asked for a signed address. The documents have no `size`: without it the largest of the type is granted. */
export const uploadRequestSchema = z.object({
  fileName: fileNameSchema,
  contentType: z.string().min(1).max(100),
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
