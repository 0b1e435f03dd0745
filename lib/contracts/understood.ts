import { z } from 'zod';
import { pageSchema, type Page } from './envelope';

/**
 * What a search was taken for where that is more than its words; null where it isn't. The page says it (P-150).
 */
export const understoodSchema = z
  .object({
    /** The text that was looked for: what was typed, or what it was read as. */
    text: z.string(),
    /** Why that is another text: initials (초성), a name whose end is missing, the keyboard's other mode, a slip of a letter. */
    reading: z.enum(['INITIALS', 'UNFINISHED', 'KEYBOARD', 'SPELLING']).nullable(),
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

/** The fields beside the name in which a search may match: of an artist, and of an article. */
export const FOUND_FIELDS = [
  'artwork',
  'genre',
  'area',
  'introduction',
  'artistNote',
  'experience',
  'education',
  'award',
  'collection',
  'interview',
  'artist',
  'subTitle',
  'organizer',
  'location',
  'writer',
  'content',
  'other',
] as const;

/**
 * Where a list's item matches the searched text: null if its name, title or venue does, or without a text; otherwise the field
 * and its text as a highlight (P-154).
 */
const foundInSchema = z.object({ field: z.enum(FOUND_FIELDS), text: z.string() }).nullable();
export type FoundIn = z.infer<typeof foundInSchema>;
export type Listed<Item> = Item & { foundIn: FoundIn };

/** A page of a list with a search: items that match by name first, then those that match in another field. */
export function searchedListSchema<Shape extends z.ZodRawShape>(item: z.ZodObject<Shape>) {
  return searchedPageSchema(item.extend({ foundIn: foundInSchema }));
}
export type SearchedList<Item> = SearchedPage<Listed<Item>>;
