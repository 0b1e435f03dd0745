import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Part } from './manifest';

/** Writes a stream, and tells the size and the hash of what passed. */
export async function hashedPipeline(
  source: Readable | AsyncIterable<Uint8Array>,
  target: Writable,
  signal?: AbortSignal,
): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(source, count, target, { ...(signal !== undefined && { signal }) });
  return { bytes, sha256: hash.digest('hex') };
}

/** The size and the hash of a file. */
export async function hashFile(file: string, signal?: AbortSignal): Promise<Part> {
  const drain = new PassThrough().resume();
  return hashedPipeline(createReadStream(file), drain, signal);
}

export const isSamePart = (one: Part, other: Part): boolean =>
  one.bytes === other.bytes && one.sha256 === other.sha256;
