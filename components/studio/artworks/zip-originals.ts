import { makeZip } from 'client-zip';
import { artworkName } from '@/components/studio/artwork-name';
import { isSessionFailure } from '@/components/shell/report-failure';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import * as studioLimits from '@/lib/limits/studio';
import { createOriginals } from './fetch-original';
import { inOrder } from './in-order';
import { originalNames } from './original-names';

interface ZipOptions {
  signal: AbortSignal;
  /** Gets the bytes that have arrived so far. */
  onBytes: (bytes: number) => void;
}

/** The names of artworks that the archive lacks; it grows while the archive is read. */
export interface OriginalsZip {
  stream: ReadableStream<Uint8Array>;
  missing: string[];
}

/**
 * An archive of the originals of these artworks, made while it is read (client-zip). Five are fetched side by side, each whole
 * before it goes in: one that fails is left out instead of spoiling the archive. The stream fails where the session has ended
 * and where the signal aborts. Load this module when it is needed.
 */
export function zipOriginals(
  artworks: readonly StudioArtwork[],
  { signal, onBytes }: ZipOptions,
): OriginalsZip {
  const names = originalNames(artworks);
  const missing: string[] = [];
  let arrived = 0;
  const fetchOriginal = createOriginals(
    artworks.map(({ uuid }) => uuid),
    {
      signal,
      onBytes: (bytes) => {
        arrived += bytes;
        onBytes(arrived);
      },
    },
  );

  const fetchOrNull = async (_: StudioArtwork, index: number): Promise<Blob | null> => {
    try {
      return await fetchOriginal(index);
    } catch (failure) {
      if (signal.aborted || isSessionFailure(failure)) throw failure;
      return null;
    }
  };

  async function* entries() {
    let index = 0;
    for await (const file of inOrder(artworks, fetchOrNull, studioLimits.downloadsAtOnce)) {
      const artwork = artworks[index];
      const name = names[index];
      index += 1;
      if (artwork === undefined || name === undefined) continue;
      if (file === null) missing.push(artworkName(artwork));
      else yield { name, input: file, size: file.size, lastModified: new Date(artwork.createdAt) };
    }
  }

  return { stream: makeZip(entries()), missing };
}
