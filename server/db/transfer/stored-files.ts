import { sql } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';

/** A file that a row names: by its storage key, or as an image whose key follows from its id. */
export interface StoredFile {
  key: string | null;
  image: string | null;
  mime: string | null;
}

const BATCH = 2000;

/**
 * The files that rows name, with a cursor. An unclaimed upload is left out, because its row is there before its
 * file; so is an image whose files are being removed.
 */
export async function* readStoredFiles(tx: Transaction): AsyncGenerator<StoredFile> {
  await tx.execute(sql`
    declare gyeol_files no scroll cursor for
    select storage_key as key, null as image, null as mime from artist_documents
    union all select storage_key, null, null from originals
    union all select storage_key, null, null from inquiry_files
    union all select storage_key, null, null from inquiry_answer_files
    union all select storage_key, null, null from stored_uploads where claimed_at is not null
    union all select null, id, mime from images where removed_at is null`);
  for (;;) {
    const { rows } = await tx.execute<StoredFile & Record<string, unknown>>(
      sql`fetch forward ${sql.raw(String(BATCH))} from gyeol_files`,
    );
    if (rows.length === 0) break;
    yield* rows;
  }
  await tx.execute(sql`close gyeol_files`);
}
