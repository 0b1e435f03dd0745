import { z } from 'zod';
import { fieldErrorSchema } from './envelope';
import { describedAs } from './pagination';
import { FIELD_NAMES } from '@/lib/artwork/fields';
import * as studioLimits from '@/lib/limits/studio';
import { recordOf } from '@/lib/record-of';
import { changeShape, draftShape } from './artwork-fields';
import { imageSchema } from './image';
import { originalFileSchema } from './studio-artwork';
import { asItIs } from './text';
import { versionSchema } from './version';

/** Contracts of artworks that are being registered in bulk. */

/** What is known of an artwork that isn't registered yet. The rules of registering don't hold yet. */
export const draftFieldsSchema = z.object(draftShape);
export type DraftFields = z.infer<typeof draftFieldsSchema>;

/** A draft: an image with what is known of the artwork. Only its artist sees it. */
export const artworkDraftSchema = z.object({
  uuid: z.uuid(),
  /** Goes back with a save. A different number by then means that another save came first. */
  version: versionSchema,
  fields: draftFieldsSchema,
  imageUrl: z.string(),
  image: imageSchema,
  original: originalFileSchema,
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ArtworkDraft = z.infer<typeof artworkDraftSchema>;

/** Query of `POST /v1/artists/me/artwork-drafts`: which files were chosen together, and the place of this one among them. */
export const draftPlaceSchema = z.object({
  batch: z.uuid().optional(),
  position: z
    .string()
    .regex(/^\d{1,6}$/)
    .meta(describedAs({ type: 'integer', minimum: 0 }))
    .transform(Number)
    .optional(),
});
export type DraftPlace = z.output<typeof draftPlaceSchema>;

/** `GET /v1/artists/me/artwork-drafts`: all of them, the files chosen first at the front, those chosen together in their order. */
export const artworkDraftsSchema = z.object({ content: z.array(artworkDraftSchema) });

/** Fields to change. What is left out stays; null and an empty text clear a field. */
export const draftChangeSchema = z.object(changeShape).partial();
export type DraftChange = z.output<typeof draftChangeSchema>;

/** Body of `PUT /v1/artists/me/artwork-drafts/{uuid}`. */
export const draftUpdateSchema = z.object({ version: versionSchema, fields: draftChangeSchema });
export type DraftUpdate = z.output<typeof draftUpdateSchema>;

const draftUuids = z.array(z.uuid()).min(1).max(studioLimits.draftsMax);

/** Body of `PUT /v1/artists/me/artwork-drafts`: the same change to several drafts, all or none. */
export const draftsUpdateSchema = z.object({ uuids: draftUuids, fields: draftChangeSchema });
export type DraftsUpdate = z.output<typeof draftsUpdateSchema>;

/** Body of `POST /v1/artists/me/artwork-drafts/publish`: the first of them comes first among the artworks. */
export const draftsPublishSchema = z.object({ uuids: draftUuids });
/** Its answer. An artwork keeps the uuid of its draft. A draft that is refused stays as it is. */
export const draftsPublishedSchema = z.object({
  published: z.array(z.uuid()),
  refused: z.array(z.object({ uuid: z.uuid(), errors: z.array(fieldErrorSchema) })),
});
export type DraftsPublished = z.infer<typeof draftsPublishedSchema>;

const cell = asItIs('cell', 5000).optional();
/**
 * A line of an imported list. The cells are texts as a spreadsheet has them; choices by their word or value. One that is
 * left out stays as it is, an empty one clears the field.
 */
export const importRowSchema = z.object({
  /** The number of the line in the file, for the report. */
  line: z.int().min(1),
  /** The artwork that the line changes; null or empty for a new one. */
  uuid: asItIs('cell', 100).nullable(),
  /** The file name of the draft that the line fills. */
  fileName: asItIs('cell', 1000).nullable(),
  ...recordOf(FIELD_NAMES, () => cell),
});
export type ImportRow = z.output<typeof importRowSchema>;

/** Body of `POST /v1/artists/me/artworks/import`. */
export const importSchema = z.object({
  rows: z.array(importRowSchema).min(1).max(studioLimits.importRowsMax),
});
/** Its answer: how many artworks were changed and drafts filled, and what was refused and why. */
export const importResultSchema = z.object({
  updated: z.int().min(0),
  drafted: z.int().min(0),
  refused: z.array(z.object({ line: z.int().min(1), field: z.string().nullable(), message: z.string() })),
});
export type ImportResult = z.infer<typeof importResultSchema>;
