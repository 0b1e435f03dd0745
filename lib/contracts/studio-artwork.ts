import { z } from 'zod';
import { withoutIdleEtc } from '@/lib/artwork/fields';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { dimensionsSchema } from './artwork';
import { formShape, givenShape, ownShape } from './artwork-fields';
import { imageSchema } from './image';
import { isEmpty } from './studio-fields';
import { asItIs, typedLine } from './text';
import { givenVersionSchema, versionSchema } from './version';

/** Contracts of the artist's own artworks and of their categories and order. */

/** The file that an artwork's image was made from. It is private; calls answer signed addresses of it. */
export const originalFileSchema = z.object({
  fileName: z.string(),
  bytes: z.int().min(0),
  mime: z.enum(['image/jpeg', 'image/png']),
});

/** An artwork as its artist sees it. */
export const studioArtworkSchema = z.object({
  uuid: z.uuid(),
  /** Goes back with a save. A different number by then means that another save came first. */
  version: versionSchema,
  ...ownShape,
  /** The lengths in centimetres, where the size could be read as such. */
  dimensions: dimensionsSchema.nullable(),
  /** Places are compared, not counted: the smallest comes first. */
  sortOrder: z.int(),
  categoryUuid: z.uuid().nullable(),
  categorySortOrder: z.int().nullable(),
  imageUrl: z.string(),
  image: imageSchema,
  /** Null where there is nothing to download. */
  original: originalFileSchema.nullable(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type StudioArtwork = z.infer<typeof studioArtworkSchema>;

/** `GET /v1/artists/me/artworks`: all of them, in the artist's order. */
export const studioArtworksSchema = z.object({ content: z.array(studioArtworkSchema) });

const titlesSchema = z.object({ title: z.string().nullable(), titleEn: z.string().nullable() });
const besideOthers = {
  when: ({ value }: { value: unknown }) => titlesSchema.safeParse(value).success,
};

interface Named {
  title: string | null;
  titleEn: string | null;
}

/** An artwork has a title in one language at least. */
function checkTitle({ title, titleEn }: Named, context: z.RefinementCtx): void {
  if (!isEmpty(title) || !isEmpty(titleEn)) return;
  context.addIssue({ code: 'custom', path: ['title'], message: studioMessages.titleRequired });
}

/** What our own form says of an artwork: every field. It may hold null for what was not typed or chosen. */
export const artworkTextsSchema = z
  .object(formShape)
  .superRefine(checkTitle, besideOthers)
  .transform(withoutIdleEtc);
export type ArtworkTexts = z.output<typeof artworkTextsSchema>;

/** `reqDto` of `POST /v1/artists/me/artworks`, beside `image_original` and `image_resized`. */
export const artworkCreateSchema = z
  .object({
    ...givenShape,
    /** Made by the form when it opens: a form that is sent twice makes one artwork. */
    formKey: z.uuid().nullable().default(null),
  })
  .superRefine(checkTitle, besideOthers)
  .transform(withoutIdleEtc);
export type ArtworkCreate = z.output<typeof artworkCreateSchema>;

/** `reqDto` of `PUT /v1/artists/me/artworks/{uuid}`. The images stay unless `image_original` comes with it. */
export const artworkUpdateSchema = z
  .object({
    ...givenShape,
    /** Left out, it stays: the documents' client doesn't know it, and no refusal may be lost. */
    aiUse: formShape.aiUse.optional(),
    version: givenVersionSchema,
  })
  .superRefine(checkTitle, besideOthers)
  .transform(withoutIdleEtc);
export type ArtworkUpdate = z.output<typeof artworkUpdateSchema>;

const place = z.int().min(-studioLimits.placeMax).max(studioLimits.placeMax);

/** The category of a portfolio's artworks. It is none of the artist's own categories. */
export const PORTFOLIO_CATEGORY = 'PORTFOLIO';

/** Body of `PUT /v1/artists/me/artworks/category-and-order-bulk`: every artwork of the artist, each once. */
export const artworkOrderSchema = z
  .array(
    z.object({
      artWorkUuid: z.uuid(),
      sortOrder: place,
      /** Left out where the artwork leaves its category, which JSON drops. One marked `PORTFOLIO` keeps its own. */
      categoryUuid: z
        .union([z.uuid(), z.literal(['', PORTFOLIO_CATEGORY])])
        .nullish()
        .transform((given) => given || null),
      /** Dropped where there is no category. */
      categorySortOrder: place.nullish().transform((given) => given ?? null),
      /** The place that the caller saw. Without it the order replaces the latest one. */
      seen: z
        .object({
          sortOrder: z.int32(),
          categoryUuid: z.uuid().nullable(),
          categorySortOrder: z.int32().nullable(),
        })
        .optional(),
    }),
  )
  .max(studioLimits.artworksMax);
export type ArtworkOrder = z.output<typeof artworkOrderSchema>;

/** A category as its artist sees it, hidden or not. */
export const studioCategorySchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  isHidden: z.boolean(),
  artworkCount: z.int().min(0),
});
export type StudioCategory = z.infer<typeof studioCategorySchema>;

/** Body of `POST /v1/artists/me/artworks/categories`. */
export const categoryFormSchema = z.object({
  name: typedLine(studioLimits.categoryNameMax, studioMessages.categoryNameTooLong).min(
    1,
    studioMessages.categoryNameRequired,
  ),
  isHidden: z.boolean(),
});
export type CategoryForm = z.output<typeof categoryFormSchema>;

/** Body of `PUT /v1/artists/me/artworks/categories/{uuid}`. */
export const categoryUpdateSchema = categoryFormSchema.extend({
  /** The category that the caller saw. Without it the save replaces the latest one. */
  seen: z.object({ name: asItIs('kept', 1000), isHidden: z.boolean() }).optional(),
});
export type CategoryUpdate = z.output<typeof categoryUpdateSchema>;

/** Answer of `GET …/artworks/file-urls`: in the order asked; null where an artwork has no original. */
export const fileUrlsSchema = z.object({ urls: z.array(z.string().nullable()) });
/** Answer of `GET …/artworks/private-presigned-urls-with-artworkUuids`: artworks without an original are left out. */
export const fileUrlMapSchema = z.object({ urlMap: z.record(z.uuid(), z.string()) });
/** Answer of `GET /v1/artists/me/public-presigned-urls`, in the order asked. */
export const publicUrlsSchema = z.object({ urls: z.array(z.string()) });
