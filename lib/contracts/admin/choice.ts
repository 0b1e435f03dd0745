import { z } from 'zod';
import { ARTICLE_TYPE_ORDER } from '@/lib/options/article';
import { keysOf } from '@/lib/keys-of';
import * as adminLimits from '@/lib/limits/admin';
import { CHOICE_KIND_LABELS } from '@/lib/options/admin';
import { imageSchema } from '@/lib/contracts/image';
import { describedAs, searchTextSchema } from '@/lib/contracts/pagination';
import { asItIs } from '@/lib/contracts/text';

/** What operators choose by search (O-90). */
export const choiceKindSchema = z.enum(keysOf(CHOICE_KIND_LABELS));
export type ChoiceKind = z.infer<typeof choiceKindSchema>;

/** Query of `GET /v1/admin/choices`. */
export const choiceQuerySchema = z.object({
  kind: choiceKindSchema,
  q: searchTextSchema,
  /** Articles of this type alone. */
  type: z.enum(ARTICLE_TYPE_ORDER).optional(),
  /** What visitors see alone. */
  isPublic: z
    .enum(['true', 'false'])
    .meta(describedAs({ type: 'boolean' }))
    .optional()
    .transform((text) => text === 'true'),
});

const idSchemas = { ARTIST: z.string().regex(/^[1-9]\d{0,14}$/), ARTWORK: z.uuid(), ARTICLE: z.uuid() };

/** Query of `GET /v1/admin/choices/named`: ids with commas between. Artists have numbers, the others uuids. */
export const namedChoiceQuerySchema = z
  .object({
    kind: choiceKindSchema,
    ids: asItIs('token', 10_000)
      .transform((text) => text.split(','))
      .pipe(z.array(z.string()).max(adminLimits.namedChoicesMax))
      .meta(describedAs({ type: 'string' })),
  })
  .superRefine(({ kind, ids }, context) => {
    if (ids.every((id) => idSchemas[kind].safeParse(id).success)) return;
    context.addIssue({ code: 'custom', path: ['ids'] });
  });

/** A record with what tells it from its namesakes. */
export const choiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The login ID of an artist, the artist and year of an artwork, the type of an article. */
  note: z.string(),
  image: imageSchema.nullable(),
  /** Whether visitors see it. */
  isPublic: z.boolean(),
});
export type Choice = z.infer<typeof choiceSchema>;
export const choicesSchema = z.object({ content: z.array(choiceSchema) });
