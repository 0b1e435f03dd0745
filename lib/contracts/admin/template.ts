import { z } from 'zod';
import { keysOf } from '@/lib/keys-of';
import * as adminLimits from '@/lib/limits/admin';
import { templateList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { TEMPLATE_USE_LABELS } from '@/lib/options/admin';
import { pageSchema } from '@/lib/contracts/envelope';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { placeholderRule } from '@/lib/contracts/placeholder-rule';
import { requiredChoice } from '@/lib/contracts/studio-fields';
import { requiredLine, requiredLines } from '@/lib/contracts/text';
import { versionSchema } from '@/lib/contracts/version';

/** Texts that operators begin an answer with (O-45). */

export const templateUseSchema = z.enum(keysOf(TEMPLATE_USE_LABELS));
export type TemplateUse = z.infer<typeof templateUseSchema>;

export const templateCreateSchema = z.object({
  use: requiredChoice(TEMPLATE_USE_LABELS, adminMessages.useRequired),
  title: requiredLine(adminLimits.titleMax, adminMessages.titleRequired),
  content: requiredLines(adminLimits.templateMax, adminMessages.contentRequired).superRefine(
    placeholderRule([]),
  ),
});
export type TemplateCreate = z.output<typeof templateCreateSchema>;
export const templateUpdateSchema = templateCreateSchema.extend({ version: versionSchema });

export const templateSchema = z.object({
  uuid: z.uuid(),
  use: templateUseSchema,
  title: z.string(),
  content: z.string(),
  version: versionSchema,
  updatedAt: z.iso.datetime({ offset: true }),
});
export type Template = z.infer<typeof templateSchema>;
export const templatePageSchema = pageSchema(templateSchema);
export const templateQuerySchema = listQuerySchema(templateList);
