import { FIELD_NAMES } from '@/lib/artwork/fields';
import type { ArtworkDraft, DraftFields } from '@/lib/contracts/studio-draft';
import { imageUrl } from '@/lib/media/image-url';
import { recordOf } from '@/lib/record-of';
import type { DraftRow } from './repository';

/** A draft as its artist sees it. */
export function presentDraft(row: DraftRow): ArtworkDraft {
  return {
    uuid: row.uuid,
    version: row.version,
    fields: fieldsOf(row),
    imageUrl: imageUrl(row.image),
    image: row.image,
    original: { fileName: row.fileName, bytes: row.original.bytes, mime: row.original.mime },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Every field of a draft; null where nothing was typed or chosen. */
export function fieldsOf({ fields }: Pick<DraftRow, 'fields'>): DraftFields {
  const known: Partial<DraftFields> = fields;
  return recordOf(FIELD_NAMES, (name) => known[name] ?? null) as DraftFields;
}
