import { z } from 'zod';
import * as adminMessages from '@/lib/messages/admin';
import { roleTypeSchema } from './account';
import { pageNumberSchema, pageSizeSchema } from './pagination';
import { applicationStatusSchema } from './profile';
import { documentTypeSchema } from './signup';

/** Applications to be an artist, which the operator decides (`spec/README.md`, role life). */
export const applicationListQuerySchema = z.object({
  status: applicationStatusSchema.optional(),
  page: pageNumberSchema,
  size: pageSizeSchema(),
});

export type ApplicationListQuery = z.output<typeof applicationListQuerySchema>;

export const applicationSchema = z.object({
  uuid: z.uuid(),
  status: applicationStatusSchema,
  reason: z.string().nullable(),
  createdAt: z.iso.datetime({ offset: true }),
  decidedAt: z.iso.datetime({ offset: true }).nullable(),
  accountId: z.string(),
  roleType: roleTypeSchema,
  name: z.string(),
  email: z.string().nullable(),
  phoneNum: z.string().nullable(),
  documents: z.array(
    z.object({
      uuid: z.uuid(),
      fileName: z.string(),
      /** Null where the sender named none. */
      type: documentTypeSchema.nullable(),
      mime: z.string(),
      bytes: z.int().positive(),
      /** A signed address that opens the document for a short time. */
      url: z.string(),
    }),
  ),
});
export type Application = z.infer<typeof applicationSchema>;

/** An application in the list: the number of its documents stands for the documents. */
export const applicationItemSchema = applicationSchema
  .omit({ documents: true })
  .extend({ documentCount: z.int().min(0) });
export type ApplicationItem = z.infer<typeof applicationItemSchema>;

/** Body of `PUT /v1/admin/artist-applications/{uuid}/retry`: what the artist reads. */
export const applicationRetrySchema = z.object({
  reason: z.string().trim().min(1, adminMessages.reasonRequired).max(1000, adminMessages.reasonTooLong),
});
