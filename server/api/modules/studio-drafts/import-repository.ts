import { and, eq, inArray, sql } from 'drizzle-orm';
import { ARTWORK_FIELDS, columnOf, FIELD_NAMES, type ColumnName, type FieldName } from '@/lib/artwork/fields';
import type { DraftChange } from '@/lib/contracts/studio-draft';
import { keysOf } from '@/lib/keys-of';
import { fieldColumns } from '@/server/api/modules/artworks/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { findOwnArtist, holdArtist } from '@/server/api/modules/studio-profile/shared-rows';
import { artworkDrafts, artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import type { ArtworkTextColumns } from '@/server/api/modules/studio-artworks/service';

/** What a list changes: artworks whole, and some fields of drafts. */
export interface ImportChanges {
  artworks: readonly { uuid: string; columns: ArtworkTextColumns }[];
  drafts: readonly { uuid: string; fields: DraftChange }[];
}

/** What the artist's lines may name. */
export interface ImportKnown {
  artworks: Awaited<ReturnType<typeof listArtworks>>;
  /** Oldest first. */
  drafts: Awaited<ReturnType<typeof listDrafts>>;
}

export type ImportRepository = ReturnType<typeof createImportRepository>;

/** The columns that a list has, by the type that PostgreSQL reads them as. */
const TYPES: Readonly<Record<keyof ArtworkTextColumns, string>> = {
  ...(Object.fromEntries(
    FIELD_NAMES.map((name) => [columnOf(name), ARTWORK_FIELDS[name].kind === 'year' ? 'smallint' : 'text']),
  ) as Record<ColumnName<FieldName>, string>),
  heightCm: 'numeric',
  widthCm: 'numeric',
  depthCm: 'numeric',
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const NAMES = keysOf(TYPES);
const joined = (parts: readonly ReturnType<typeof sql>[]) => sql.join([...parts], sql`, `);

export function createImportRepository(orm: Orm) {
  return {
    findArtist: (accountUuid: string) => findOwnArtist(orm, accountUuid),

    /**
     * Saves what `read` makes of the artist's artworks and drafts, each kind in one statement. They are locked
     * meanwhile: a line names some fields of an artwork, and the others must not change in between.
     * @param named what the lines say of the artworks that they mean; not all of it has to be a uuid
     * @returns how many artworks say something else now, and how many drafts
     */
    change: (
      artistId: number,
      named: readonly string[],
      read: (known: ImportKnown) => ImportChanges,
    ): Promise<{ updated: number; drafted: number }> =>
      orm.transaction(async (tx) => {
        await holdArtist(tx, artistId);
        const changes = read({
          artworks: await listArtworks(tx, artistId, named),
          drafts: await listDrafts(tx, artistId),
        });
        return {
          updated: await updateArtworks(tx, artistId, changes.artworks),
          drafted: await updateDrafts(tx, artistId, changes.drafts),
        };
      }),
  };
}

/** The artist's artworks of these: what they say, and their images, by which canvas numbers are read. */
async function listArtworks(tx: Transaction, artistId: number, named: readonly string[]) {
  const uuids = named.filter((name) => UUID.test(name));
  if (uuids.length === 0) return [];
  return tx
    .select({ uuid: artworks.uuid, texts: fieldColumns, image: imageColumns })
    .from(artworks)
    .innerJoin(images, eq(images.id, artworks.imageId))
    .where(and(eq(artworks.artistId, artistId), inArray(artworks.uuid, uuids)))
    .for('no key update', { of: artworks });
}

function listDrafts(tx: Transaction, artistId: number) {
  return tx
    .select({ uuid: artworkDrafts.uuid, fileName: artworkDrafts.fileName })
    .from(artworkDrafts)
    .where(eq(artworkDrafts.artistId, artistId))
    .orderBy(artworkDrafts.createdAt, artworkDrafts.uuid);
}

/** Artworks that say already what the list says keep their version, so that forms that are open stay good. */
async function updateArtworks(
  tx: Transaction,
  artistId: number,
  changes: ImportChanges['artworks'],
): Promise<number> {
  if (changes.length === 0) return 0;
  const rows = JSON.stringify(changes.map(({ uuid, columns }) => ({ uuid, ...columns })));
  const listed = (name: string) => sql`listed.${sql.identifier(name)}`;
  const types = NAMES.map((name) => sql`${sql.identifier(name)} ${sql.raw(TYPES[name])}`);
  const isChanged = sql`(${joined(NAMES.map((name) => sql`${artworks[name]}`))})
    is distinct from (${joined(NAMES.map(listed))})`;
  const updated = await tx
    .update(artworks)
    .set({
      ...Object.fromEntries(NAMES.map((name) => [name, listed(name)])),
      version: sql`${artworks.version} + 1`,
      updatedAt: sql`now()`,
    })
    .from(sql`jsonb_to_recordset(${rows}::jsonb) as listed(uuid uuid, ${joined(types)})`)
    .where(and(eq(artworks.artistId, artistId), sql`${artworks.uuid} = listed.uuid`, isChanged))
    .returning({ uuid: artworks.uuid });
  return updated.length;
}

async function updateDrafts(
  tx: Transaction,
  artistId: number,
  changes: ImportChanges['drafts'],
): Promise<number> {
  if (changes.length === 0) return 0;
  const listed = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as listed(uuid uuid, fields jsonb)`;
  const updated = await tx
    .update(artworkDrafts)
    .set({
      fields: sql`${artworkDrafts.fields} || listed.fields`,
      version: sql`${artworkDrafts.version} + 1`,
      updatedAt: sql`now()`,
    })
    .from(listed)
    .where(and(eq(artworkDrafts.artistId, artistId), sql`${artworkDrafts.uuid} = listed.uuid`))
    .returning({ uuid: artworkDrafts.uuid });
  return updated.length;
}
