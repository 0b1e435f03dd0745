import { isSessionFailure } from '@/components/shell/report-failure';
import { ApiFailure, NO_RESPONSE } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import * as studioLimits from '@/lib/limits/studio';
import * as networkMessages from '@/lib/messages/network';

interface OriginalsOptions {
  signal: AbortSignal;
  /** Gets the bytes of each piece that has arrived. */
  onBytes: (bytes: number) => void;
}

/** The signed addresses of originals, in the order asked; null where an artwork has none. @throws {ApiFailure} */
export async function askAddresses(
  uuids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly (string | null)[]> {
  const { urls } = await callApi('get', '/v1/artists/me/artworks/file-urls', {
    query: { 'artworkUuids[]': [...uuids] },
    ...(signal && { signal }),
  });
  return urls;
}

/**
 * Makes what fetches the originals of these artworks, each by its place in the list. Addresses are asked for a few at a time,
 * because they live for some minutes only.
 */
export function createOriginals(uuids: readonly string[], { signal, onBytes }: OriginalsOptions) {
  const batches = new Map<number, Promise<readonly (string | null)[]>>();
  const size = studioLimits.addressesAtOnce;

  const addressOf = async (index: number): Promise<string | null> => {
    const number = Math.floor(index / size);
    const asked =
      batches.get(number) ?? askAddresses(uuids.slice(number * size, (number + 1) * size), signal);
    batches.set(number, asked);
    return (await asked)[index % size] ?? null;
  };

  const read = async (address: string | null): Promise<Blob | null> => {
    if (address === null) return null;
    const answer = await fetch(address, { signal });
    if (!answer.ok || answer.body === null)
      throw new ApiFailure(answer.status, NO_RESPONSE, networkMessages.noResponse);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    try {
      const reader = answer.body.getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        pieces.push(piece.value);
        bytes += piece.value.byteLength;
        onBytes(piece.value.byteLength);
      }
    } catch (failure) {
      // What has arrived in vain doesn't count.
      onBytes(-bytes);
      throw failure;
    }
    return new Blob(pieces);
  };

  /**
   * An original, whole; null where there is none. An address that doesn't answer is asked for once more, alone.
   * @throws the failure of the second attempt; what tells of an ended session at once; the signal's reason
   */
  return async function fetchOriginal(index: number): Promise<Blob | null> {
    try {
      return await read(await addressOf(index));
    } catch (failure) {
      if (signal.aborted || isSessionFailure(failure)) throw failure;
      const [fresh = null] = await askAddresses(uuids.slice(index, index + 1), signal);
      return read(fresh);
    }
  };
}
