import { z } from 'zod';
import { BESIDE_CONTRACT } from '@/components/form/form-checks';
import { artworkTextsSchema, type StudioArtwork } from '@/lib/contracts/studio-artwork';
import { draftFieldsSchema } from '@/lib/contracts/studio-draft';
import * as studioMessages from '@/lib/messages/studio';

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
  return {
    image_original: null,
    title: artwork?.title ?? '',
    titleEn: artwork?.titleEn ?? '',
    year: artwork?.year ?? null,
    size: artwork?.size ?? '',
    material: artwork?.material ?? '',
    genre: artwork?.genre ?? null,
    etc: artwork?.etc ?? '',
    themeSubject: artwork?.themeSubject ?? null,
    themeTime: artwork?.themeTime ?? null,
    themeFocus: artwork?.themeFocus ?? null,
    themeStyle: artwork?.themeStyle ?? null,
    description: artwork?.description ?? '',
  };
}

/** The values of the next work of a series: what it is likely to share with the one before. */
export function nextValues({
  genre,
  etc,
  year,
  material,
  themeSubject,
  themeTime,
  themeFocus,
  themeStyle,
}: ArtworkValues): ArtworkValues {
  return {
    ...valuesOf(null),
    ...{ genre, etc, year, material, themeSubject, themeTime, themeFocus, themeStyle },
  };
}

/** What a tab keeps of the form for after a login: no image. */
export const keptArtworkSchema = draftFieldsSchema.partial();
