import { z } from 'zod';
import { pageSchema, type Page } from './envelope';

/**
 * What a search was taken for where that is more than its words; null where it isn't. The page says it (P-150).
 */
export const understoodSchema = z
  .object({
    /** The text that was looked for: what was typed, or what it was read as. */
    text: z.string(),
    /** Why that is another text: initials (초성), the keyboard's other mode, a slip of a letter. */
    reading: z.enum(['INITIALS', 'KEYBOARD', 'SPELLING']).nullable(),
    /** Other words that count as said, such as 유채 for 유화. */
    others: z.array(z.string()),
    /** When it takes place: its state today, or from one day to another. */
    period: z
      .object({
        status: z.enum(['ongoing', 'upcoming', 'past']).nullable(),
        from: z.string().nullable(),
        to: z.string().nullable(),
      })
      .nullable(),
  })
  .nullable();
export type Understood = z.infer<typeof understoodSchema>;

/** A page of what a text was looked for in. */
export function searchedPageSchema<Item extends z.ZodType>(item: Item) {
  return pageSchema(item).extend({ understood: understoodSchema });
}

export type SearchedPage<Item> = Page<Item> & { understood: Understood };
