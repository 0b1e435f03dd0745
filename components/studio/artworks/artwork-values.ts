import { z } from 'zod';
import { BESIDE_CONTRACT } from '@/components/form/form-checks';
import { ARTWORK_FIELDS, FIELD_NAMES, SHARED_FIELDS, type FieldName } from '@/lib/artwork/fields';
import { artworkTextsSchema, type StudioArtwork } from '@/lib/contracts/studio-artwork';
import { draftFieldsSchema } from '@/lib/contracts/studio-draft';
import * as studioMessages from '@/lib/messages/studio';
import { pick } from '@/lib/pick';
import { recordOf } from '@/lib/record-of';

/** What the form of an artwork holds: the contract's texts, and the chosen file by the name of its field in the call. */
export type ArtworkValues = z.input<typeof artworkTextsSchema> & { image_original: File | null };

/**
 * The checks of the form: the contract's own, and that there is an image.
 * @param hasImage the artwork has one already
 */
export function artworkFormSchema(hasImage: boolean) {
  return z
    .intersection(artworkTextsSchema, z.object({ image_original: z.custom<File | null>() }))
    .superRefine(({ image_original: image }, context) => {
      if (image !== null || hasImage) return;
      context.addIssue({ code: 'custom', path: ['image_original'], message: studioMessages.imageRequired });
    }, BESIDE_CONTRACT)
    .transform(({ image_original: image, ...texts }) => ({ texts, image }));
}
/** A checked form. */
export type ArtworkSave = z.output<ReturnType<typeof artworkFormSchema>>;

/** The form's values for an artwork as the server has it; null for a new one. */
export function valuesOf(artwork: StudioArtwork | null): ArtworkValues {
  const emptyOf = (name: FieldName) => (ARTWORK_FIELDS[name].kind.startsWith('line') ? '' : null);
  const texts = recordOf(FIELD_NAMES, (name) => artwork?.[name] ?? emptyOf(name));
  return { ...(texts as z.input<typeof artworkTextsSchema>), image_original: null };
}

/** The values of the next work of a series: what it is likely to share with the one before, besides the size. */
export function nextValues(values: ArtworkValues): ArtworkValues {
  return { ...valuesOf(null), ...pick(values, SHARED_FIELDS), size: '' };
}

/** What a tab keeps of the form for after a login: no image. */
export const keptArtworkSchema = draftFieldsSchema.partial();
