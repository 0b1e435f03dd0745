import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import { decadeOf } from '@/lib/artwork/decades';
import { directionOf } from '@/lib/artwork/directions';
import { pigmentsOf } from '@/lib/artwork/pigments-of';
import { sizeClassOf } from '@/lib/artwork/size-classes';
import { materialsOf } from './materials-of';
import { regionsOf } from './regions-of';
import type { IndexedRow, WallIndexRepository } from './wall-index-repository';
import { WallIndex, type FacetedWork } from './wall-index';

/** The invalidation messages that this process receives. */
export interface Changes {
  subscribe(listener: (tags: readonly CacheTag[]) => void): () => void;
  isConnected(): boolean;
}

/** An index, and the changes that are not applied to it yet. */
interface Filled {
  index: Promise<WallIndex>;
  /** Milliseconds of the process's clock; null while it is being filled. */
  filledAt: number | null;
  /** Artists whose works have changed since they were read. */
  changed: Set<number>;
  /** Whether messages may have been missed, or a change didn't name its artists. */
  isOutdated: boolean;
  updating: Promise<unknown>;
}

/** How long an index stays fresh while the bus is disconnected, in milliseconds. */
const FRESH_ALONE_MS = 5000;
/** The age in milliseconds at which the index is filled again in the background, in case a message was missed. */
const RENEWED_MS = 10 * 60_000;
/** The number of artists whose works are read at once: about a thousand works. */
const ARTISTS = 50;
/** With more changed artists than this the whole index is filled again. */
const CHANGED_MAX = 1000;
const OF_ARTIST = /^(?:artist|artworks):(\d+)$/;

export type WallSource = ReturnType<typeof createWallSource>;

/**
 * Keeps the index of the wall in step with the database. The first call fills it. A message that names an artist makes the next
 * call read that artist's works again.
 * @param changes without them each call fills a new index
 */
export function createWallSource(
  repository: Pick<WallIndexRepository, 'listArtistIds' | 'listWorks'>,
  changes?: Changes,
) {
  let current: Filled | null = null;
  let renewed: Filled | null = null;

  changes?.subscribe((tags) => {
    const ids = tags.flatMap((tag) => OF_ARTIST.exec(tag)?.[1] ?? []);
    const isUnnamed = ids.length === 0 && tags.includes(cacheTags.artists);
    for (const filled of [current, renewed]) {
      if (filled === null) continue;
      for (const id of ids) filled.changed.add(Number(id));
      if (isUnnamed || tags.includes(cacheTags.everything) || filled.changed.size > CHANGED_MAX)
        filled.isOutdated = true;
    }
  });

  /** Reads all works, in batches between which the event loop serves other calls. */
  async function fill(): Promise<WallIndex> {
    const index = new WallIndex();
    for (let after = 0; ;) {
      const artistIds = await repository.listArtistIds(after, ARTISTS);
      const last = artistIds.at(-1);
      if (last === undefined) return index;
      const rows = await repository.listWorks(artistIds);
      index.replace(new Set(artistIds), rows.map(workOf));
      after = last;
    }
  }

  function begin(): Filled {
    const filled: Filled = {
      index: fill(),
      filledAt: null,
      changed: new Set(),
      isOutdated: false,
      updating: Promise.resolve(),
    };
    filled.index.then(
      () => (filled.filledAt = performance.now()),
      () => {
        if (current === filled) current = null;
      },
    );
    return filled;
  }

  function isStale({ filledAt, isOutdated }: Filled): boolean {
    if (isOutdated) return true;
    const isAlone = changes?.isConnected() === false;
    return isAlone && filledAt !== null && performance.now() - filledAt > FRESH_ALONE_MS;
  }

  /** Fills another index if this one is old. This one answers until the other is full. */
  function renew({ filledAt }: Filled): void {
    if (renewed !== null || filledAt === null || performance.now() - filledAt < RENEWED_MS) return;
    const next = begin();
    renewed = next;
    next.index
      .then(() => (current = next))
      .catch(() => undefined)
      .finally(() => (renewed = null));
  }

  function update(filled: Filled, index: WallIndex): Promise<unknown> {
    const updated = filled.updating.then(async () => {
      if (filled.changed.size === 0) return;
      const ids = new Set(filled.changed);
      filled.changed.clear();
      try {
        const rows = await repository.listWorks([...ids]);
        index.replace(ids, rows.map(workOf));
      } catch (error) {
        for (const id of ids) filled.changed.add(id);
        throw error;
      }
    });
    filled.updating = updated.catch(() => undefined);
    return updated;
  }

  return {
    /** The index with every change that this process has received. */
    async get(): Promise<WallIndex> {
      if (changes === undefined) return fill();
      for (;;) {
        const filled: Filled = (current ??= begin());
        const index = await filled.index;
        // Another call may have begun a new one meanwhile.
        if (current !== filled) continue;
        if (isStale(filled)) {
          current = begin();
          continue;
        }
        renew(filled);
        await update(filled, index);
        return index;
      }
    },
  };
}

/** Reads the values of each facet from a row. */
export function workOf(row: IndexedRow): FacetedWork {
  const { id, artistId, createdAt, year, widthCm, heightCm, image } = row;
  const isMeasured = widthCm !== null && heightCm !== null;
  const canvas = isMeasured ? sizeClassOf(Math.max(widthCm, heightCm)) : null;
  return {
    id,
    artistId,
    createdAt: createdAt.getTime(),
    year,
    artistName: row.nameKo ?? row.nameEn,
    area: isMeasured ? widthCm * heightCm : null,
    facets: {
      genre: [row.genre],
      material: materialsOf(row.material),
      canvas: canvas === null ? [] : [canvas],
      color: pigmentsOf(row.palette ?? []),
      shape: [directionOf(image)],
      decade: [decadeOf(year)],
      region: regionsOf(row.domesticArea, row.overseasArea),
    },
  };
}
