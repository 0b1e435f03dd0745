import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { applicationList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { roleTypeSchema } from '@/lib/contracts/account';
import { pageSchema } from '@/lib/contracts/envelope';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { placeholderRule } from '@/lib/contracts/placeholder-rule';
import { applicationStatusSchema } from '@/lib/contracts/profile';
import { documentTypeSchema } from '@/lib/contracts/signup';
import { typedLines } from '@/lib/contracts/text';
import { personalDataSchema } from './inquiry';

/** Applications to be an artist, which operators decide (X-30, X-31, O-20, O-21). */

const moment = z.iso.datetime({ offset: true });

/** Applications, newest first; those that wait the oldest first, because they wait longest. */
export const applicationQuerySchema = listQuerySchema(applicationList);

/** One submission of documents, and its outcome. */
const decisionSchema = z.object({
  uuid: z.uuid(),
  status: applicationStatusSchema,
  /** What the operator wrote when asking for other documents. */
  reason: z.string().nullable(),
  createdAt: moment,
  decidedAt: moment.nullable(),
});

export const applicationRowSchema = decisionSchema.extend({
  accountId: z.string(),
  accountUuid: z.uuid(),
  roleType: roleTypeSchema,
  /** Masked, as the address and the number of an application are. */
  name: z.string(),
  documentCount: z.int().min(0),
});
export type ApplicationRow = z.infer<typeof applicationRowSchema>;
export const applicationPageSchema = pageSchema(applicationRowSchema);

export const applicationSchema = applicationRowSchema.omit({ documentCount: true }).extend({
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
    }),
  ),
  /** The other applications of the same account, newest first. */
  history: z.array(decisionSchema),
});
export type Application = z.infer<typeof applicationSchema>;

/** What an operator opens, which is recorded in the audit log: who it is, and the addresses of the documents. */
export const openedApplicationSchema = personalDataSchema.extend({
  documents: z.array(
    z.object({
      uuid: z.uuid(),
      /** A signed address that opens the document for a short time. */
      url: z.string(),
    }),
  ),
});
export type OpenedApplication = z.infer<typeof openedApplicationSchema>;

/** Body of `PUT /v1/admin/artist-applications/{uuid}/retry`: what the artist reads. */
export const applicationRetrySchema = z.object({
  reason: typedLines(adminLimits.reasonMax, adminMessages.reasonTooLong)
    .min(1, adminMessages.reasonRequired)
    .superRefine(placeholderRule([])),
});
