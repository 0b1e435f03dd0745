import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import * as adminMessages from '@/lib/messages/admin';
import { typedLine } from '@/lib/contracts/text';

/** Names what a slot held when a form began: a save that began with something else is refused. */
const begunWithSchema = z.string().regex(/^[0-9a-f]{16}$/);

const each = <Id extends string | number>(id: z.ZodType<Id>, max: number) =>
  z
    .array(id)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, adminMessages.chosenTwice);

const slots = {
  /** 이달의 작가. */
  artists: z.object({ artistIds: each(z.int().positive(), adminLimits.homeArtistsMax) }),
  /** The special that opens the articles, with its headline in vertical columns. */
  special: z.object({
    articleUuid: z.uuid().nullable(),
    titleLines: z
      .array(typedLine(adminLimits.titleLineMax))
      .transform((lines) => lines.filter((line) => line !== ''))
      .pipe(z.array(z.string()).max(adminLimits.titleLinesMax)),
  }),
  /** The articles of the carousel. */
  articles: z.object({ articleUuids: each(z.uuid(), adminLimits.homeArticlesMax) }),
};

const version = { version: begunWithSchema };

/** What the operator chose for the home page, slot by slot (O-95). */
export const curationSchema = z.object({
  artists: slots.artists.extend(version),
  special: slots.special.extend(version),
  articles: slots.articles.extend(version),
});
export type Curation = z.infer<typeof curationSchema>;

/** A caller that doesn't name what it began with saves over the latest. */
const begunWith = { version: begunWithSchema.optional() };

/** Bodies of `PUT /v1/admin/home/{slot}`. */
export const homeArtistsSchema = slots.artists.extend(begunWith);
export const homeSpecialSchema = slots.special.extend(begunWith);
export const homeArticlesSchema = slots.articles.extend(begunWith);
