import { z } from 'zod';
import * as adminMessages from '@/lib/messages/admin';
import { roleTypeSchema } from './account';
import { pageNumberSchema, pageSizeSchema } from './pagination';
import { applicationStatusSchema } from './profile';

/** Applications to be an artist, as the operator decides them (`spec/README.md`, role life). */
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
      mime: z.string(),
      bytes: z.int().positive(),
      /** Signed, for a short time. */
      url: z.string(),
    }),
  ),
});
export type Application = z.infer<typeof applicationSchema>;

/** One of the list: its documents are asked for one by one. */
export const applicationItemSchema = applicationSchema
  .omit({ documents: true })
  .extend({ documentCount: z.int().min(0) });
export type ApplicationItem = z.infer<typeof applicationItemSchema>;

/** Body of `PUT /v1/admin/artist-applications/{uuid}/retry`: what the artist reads. */
export const applicationRetrySchema = z.object({
  reason: z.string().trim().min(1, adminMessages.reasonRequired).max(1000, adminMessages.reasonTooLong),
});
