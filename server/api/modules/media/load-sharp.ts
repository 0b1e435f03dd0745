import type sharp from 'sharp';

export type SharpModule = typeof sharp;

/**
 * Loads sharp with the first image, so that a server which only serves existing files saves its memory. Sharp gets one
 * thread and no cache, because images are made rarely and one or two at a time.
 */
export async function loadSharp(): Promise<SharpModule> {
  const { default: loaded } = await import('sharp');
  loaded.cache(false);
  loaded.concurrency(1);
  return loaded;
}
