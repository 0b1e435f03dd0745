import type { ArtworkDraft, DraftFields } from '@/lib/contracts/studio-draft';
import { imageUrl } from '@/lib/media/image-url';
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
  return {
    title: fields.title ?? null,
    titleEn: fields.titleEn ?? null,
    year: fields.year ?? null,
    size: fields.size ?? null,
    material: fields.material ?? null,
    genre: fields.genre ?? null,
    etc: fields.etc ?? null,
    themeSubject: fields.themeSubject ?? null,
    themeTime: fields.themeTime ?? null,
    themeFocus: fields.themeFocus ?? null,
    themeStyle: fields.themeStyle ?? null,
    description: fields.description ?? null,
  };
}
