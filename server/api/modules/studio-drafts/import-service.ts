import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import { artworkTextsSchema } from '@/lib/contracts/studio-artwork';
import { draftChangeSchema } from '@/lib/contracts/studio-draft';
import type { ImportResult, ImportRow } from '@/lib/contracts/studio-draft';
import { valuesOfRow } from '@/lib/csv/artwork-list';
import { endingOf } from '@/lib/media/file-kind';
import * as studioMessages from '@/lib/messages/studio';
import { cleanIdentifier, cleanLine } from '@/lib/text/clean';
import { fileStem } from '@/lib/text/file-name';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { checkBody } from '@/server/api/http/validation';
import { artworkTextColumns } from '@/server/api/modules/studio-artworks/service';
import type { ImportChanges, ImportKnown, ImportRepository } from './import-repository';

/** Lines that one transaction saves. */
const LINES_AT_ONCE = 100;

interface ImportDependencies {
  repository: ImportRepository;
  /** Marks the cached pages with these tags as outdated. */
  invalidate: (tags: readonly CacheTag[]) => void;
}

export type ImportService = ReturnType<typeof createImportService>;
type Refusal = ImportResult['refused'][number];
/** What a line changes, or why it is refused. */
type Reading =
  | { kind: 'artwork'; change: ImportChanges['artworks'][number] }
  | { kind: 'draft'; change: ImportChanges['drafts'][number] }
  | { kind: 'refused'; errors: readonly Omit<Refusal, 'line'>[] };

/** Lists of artworks that the caller imports. */
export function createImportService({ repository, invalidate }: ImportDependencies) {
  return {
    /**
     * Saves every line that keeps the rules of the form, and says of the others what is wrong. Some lines are saved at a time:
     * each artwork is indexed for the search anew, and no call has to wait for a thousand of them. Where it fails in between, sending
     * the list again does the rest.
     * @throws ApiError NOT_FOUND without an artist
     */
    async import({ accountUuid }: SignedIn, rows: readonly ImportRow[]): Promise<ImportResult> {
      const artist = await repository.findArtist(accountUuid);
      if (artist === null) throw notFound();
      const { id } = artist;
      const result: ImportResult = { updated: 0, drafted: 0, refused: [] };
      const seen = new Set<string>();
      for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
        const part = rows.slice(from, from + LINES_AT_ONCE);
        let readings: readonly LineReading[] = [];
        const { updated, drafted } = await repository.change(id, part.map(uuidOf), (known) => {
          readings = readRows(part, asMaps(known), seen);
          return changesOf(readings);
        });
        if (updated > 0) invalidate([cacheTags.artworks(id), cacheTags.artist(id), cacheTags.artists]);
        result.updated += updated;
        result.drafted += drafted;
        result.refused.push(...refusalsOf(readings));
      }
      return result;
    },
  };
}

interface LineReading {
  line: number;
  reading: Reading;
}

function changesOf(readings: readonly LineReading[]): ImportChanges {
  return {
    artworks: readings.flatMap(({ reading }) => (reading.kind === 'artwork' ? [reading.change] : [])),
    drafts: readings.flatMap(({ reading }) => (reading.kind === 'draft' ? [reading.change] : [])),
  };
}

function refusalsOf(readings: readonly LineReading[]): Refusal[] {
  return readings.flatMap(({ line, reading }) =>
    reading.kind === 'refused' ? reading.errors.map((error) => ({ line, ...error })) : [],
  );
}

interface Known {
  artworkOf: ReadonlyMap<string, { texts: object; image: { width: number; height: number } }>;
  draftOf: (fileName: string) => string | undefined;
}

function asMaps({ artworks, drafts }: ImportKnown): Known {
  return {
    artworkOf: new Map(artworks.map((artwork) => [artwork.uuid, artwork])),
    draftOf: draftsByName(drafts),
  };
}

/**
 * Finds drafts by the names of their files: the oldest of those with the same name, else the only one whose name differs in its ending or
 * in signs that a stored name doesn't have.
 */
function draftsByName(drafts: ImportKnown['drafts']): Known['draftOf'] {
  const named = new Map(drafts.toReversed().map(({ fileName, uuid }) => [plainName(fileName), uuid]));
  const stems = [...named].map(([fileName, uuid]) => ({ stem: plainStem(fileName), uuid }));
  return (fileName) => {
    const typed = plainStem(fileName);
    const alike = stems.filter(({ stem }) => stem === typed);
    return named.get(plainName(fileName)) ?? (alike.length === 1 ? alike[0]?.uuid : undefined);
  };
}

/** @param seen what the lines before were about */
function readRows(rows: readonly ImportRow[], known: Known, seen: Set<string>): LineReading[] {
  return rows.map((row) => ({ line: row.line, reading: onceOnly(readRow(row, known), seen) }));
}

function uuidOf({ uuid }: ImportRow): string {
  return cleanIdentifier(uuid ?? '').toLowerCase();
}

function readRow(row: ImportRow, { artworkOf, draftOf }: Known): Reading {
  const uuid = uuidOf(row);
  const fileName = cleanLine(row.fileName ?? '');
  const values = valuesOfRow(row);
  if (uuid !== '') {
    const artwork = artworkOf.get(uuid);
    if (artwork === undefined) return refusal('uuid', studioMessages.importNoArtwork);
    const checked = checkBody(artworkTextsSchema, { ...artwork.texts, ...values });
    if (!checked.isValid) return { kind: 'refused', errors: checked.errors };
    return { kind: 'artwork', change: { uuid, columns: artworkTextColumns(checked.value, artwork.image) } };
  }
  if (fileName === '') return refusal('fileName', studioMessages.importNamesNothing);
  const draft = draftOf(fileName);
  if (draft === undefined) return refusal('fileName', studioMessages.importNoDraft(fileName));
  const checked = checkBody(draftChangeSchema, values);
  if (!checked.isValid) return { kind: 'refused', errors: checked.errors };
  return { kind: 'draft', change: { uuid: draft, fields: checked.value } };
}

/** Refuses the second line about the same artwork: it would be unclear which of them is meant. */
function onceOnly(reading: Reading, seen: Set<string>): Reading {
  if (reading.kind === 'refused') return reading;
  const { uuid } = reading.change;
  if (seen.has(uuid)) {
    return refusal(reading.kind === 'artwork' ? 'uuid' : 'fileName', studioMessages.importDoubled);
  }
  seen.add(uuid);
  return reading;
}

function refusal(field: string, message: string): Reading {
  return { kind: 'refused', errors: [{ field, message }] };
}

/** A file's name as people tell files apart: case and the way Hangul is written make no difference. */
function plainName(name: string): string {
  return cleanLine(name).toLowerCase();
}

/** The same without a folder and an ending, and without the signs that a stored name doesn't have. */
function plainStem(name: string): string {
  const last = plainName(name).split(/[/\\]/).at(-1) ?? '';
  const stem = endingOf(last) === null ? last : last.slice(0, last.lastIndexOf('.'));
  return fileStem(stem, { letters: Infinity, bytes: Infinity, units: Infinity });
}
