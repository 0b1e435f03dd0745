import type sharp from 'sharp';

export type SharpModule = typeof sharp;

/**
 * Sharp, loaded when the first image is worked on: a server that only hands out what exists does without its
 * memory. One thread and no cache, for images are made rarely and one or two at a time.
 */
export async function loadSharp(): Promise<SharpModule> {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  loaded.concurrency(1);
  return loaded;
}
