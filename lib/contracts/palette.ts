import { z } from 'zod';
import { PIGMENT_KEYS } from '@/lib/artwork/pigments';

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** A colour of an image (`#rrggbb`), and the part of the image that it takes (0 to 1). */
export const paletteColorSchema = z.object({
  color: colorSchema,
  share: z.number().min(0).max(1),
});
export type PaletteColor = z.infer<typeof paletteColorSchema>;

/** A colour that a work is named by, as its image has it. */
export const workColorSchema = z.object({ pigment: z.enum(PIGMENT_KEYS), color: colorSchema });
export type WorkColor = z.infer<typeof workColorSchema>;
