import { z } from 'zod';

/**
 * A published image. `id` names its content, so every URL made from it may be cached for ever. `color` (`#rrggbb`) and
 * `placeholder` (a WebP of some 20 px as a data URL) fill the image's place while it loads.
 */
export const imageSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.int().positive(),
  height: z.int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  placeholder: z.string().startsWith('data:image/webp;base64,'),
});
export type Image = z.infer<typeof imageSchema>;
