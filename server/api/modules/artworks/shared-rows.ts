import { sql } from 'drizzle-orm';
import {
  CARD_COLUMNS,
  columnOf,
  FIELD_NAMES,
  PUBLIC_COLUMNS,
  type ColumnName,
  type FieldName,
} from '@/lib/artwork/fields';
import { pick } from '@/lib/pick';
import { imageColumns, isLikedBy } from '@/server/db/columns';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';

/** What an artist says of an artwork, by the names of the fields. */
export const fieldColumns = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, artworks[columnOf(name)]]),
) as unknown as { [Name in FieldName]: (typeof artworks)[ColumnName<Name> & keyof typeof artworks] };

/** What cards and public artworks say, by the names of the columns. */
const cardFieldColumns = pick(artworks, CARD_COLUMNS);
export const publicFieldColumns = pick(artworks, PUBLIC_COLUMNS);

/** Whether AI may use an artwork, of a query that joins its artist. */
export const allowsAi = sql<boolean>`coalesce(${artworks.aiUse} = 'ALLOWED', ${artists.allowsAi})`;

/** What cards show, of a query that joins artists and images. */
export const cardColumns = (viewer: string | null) => ({
  uuid: artworks.uuid,
  ...cardFieldColumns,
  image: imageColumns,
  artistUserAccountId: artists.userAccountId,
  isLike: isLikedBy(viewer, 'ART_WORK', artworks.uuid),
});
