import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type { PaletteColor } from '@/lib/contracts/palette';
import type { Log } from '@/server/logging/log';
import { backoffSeconds, startPolledJob, type JobRunner } from './polled-job';
import type { PaletteRepository } from './palettes-repository';

/** New images come with their palette, so there is seldom one to fill. */
const PALETTES = { batch: 100, pollMs: 60_000 };
const REST = { retrySeconds: 60, retryMaxSeconds: 3600 };

interface PaletteOptions {
  repository: PaletteRepository;
  /** The palette of a published image; empty for one whose file is damaged or gone. */
  paletteOf: (imageId: string) => Promise<PaletteColor[]>;
  invalidate: (tags: readonly CacheTag[]) => void;
  log: Log;
}

/** Fills the palettes of images from before there were any, and goes on where an earlier process stopped (P-199). */
export function startPalettes({ repository, paletteOf, invalidate, log }: PaletteOptions): JobRunner {
  /** Images that failed in this process. They are tried again after all others. */
  const failed = new Set<string>();

  /** Invalidates the pages that show artworks with these images. */
  async function announce(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const artistIds = await repository.artistsOf(ids);
    if (artistIds.length > 0) invalidate([...artistIds.map(cacheTags.artworks), cacheTags.artists]);
    log.info({ count: ids.length }, 'palettes filled');
  }

  return startPolledJob({
    ...PALETTES,
    name: 'palettes',
    // Several processes may do the same image: they find the same colours.
    async runDue(limit) {
      const ids = await repository.listMissing(limit, [...failed]);
      if (ids.length === 0) {
        failed.clear();
        return 0;
      }
      const done: string[] = [];
      try {
        for (const id of ids) {
          failed.add(id);
          await repository.save(id, await paletteOf(id));
          failed.delete(id);
          done.push(id);
        }
      } finally {
        await announce(done);
      }
      return ids.length;
    },
    restAfter: (failures) => backoffSeconds(failures, REST),
    log,
  });
}
