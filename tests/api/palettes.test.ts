import { inArray } from 'drizzle-orm';
import { cacheTags } from '@/lib/cache-tags';
import type { PaletteColor } from '@/lib/contracts/palette';
import { startPalettes } from '@/server/jobs/palettes';
import { createPaletteRepository } from '@/server/jobs/palettes-repository';
import { images } from '@/server/db/schema/image';
import { createLog } from '@/server/logging/log';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();
const PALETTE: PaletteColor[] = [{ color: '#2c4a74', share: 1 }];

/** Runs the job until nothing is due. */
async function run(paletteOf: (id: string) => Promise<PaletteColor[]>) {
  const invalidated: string[][] = [];
  const job = startPalettes({
    repository: createPaletteRepository(api.database.orm),
    paletteOf,
    invalidate: (tags) => void invalidated.push([...tags]),
    log: createLog({ level: 'silent' }),
  });
  await job.stop(60_000);
  return { invalidated, counts: job.counts() };
}
const palettes = async () => (await api.rows(images)).map(({ palette }) => palette);

it('fills the palettes of older images, and renews the walls of their artists', async () => {
  const { id } = await api.make.artist();
  await api.make.artwork(id);
  await api.database.orm.update(images).set({ palette: null });
  const { invalidated, counts } = await run(async () => PALETTE);
  expect(new Set((await palettes()).map((palette) => JSON.stringify(palette)))).toEqual(
    new Set([JSON.stringify(PALETTE)]),
  );
  expect(invalidated).toEqual([[cacheTags.artworks(id), cacheTags.artists]]);
  expect(counts.failures).toBe(0);
  expect((await run(async () => [])).counts.items).toBe(0);
});

it('announces what it has done where an image fails, and goes on with the others', async () => {
  const make = async () => api.make.artwork((await api.make.artist()).id);
  const works = [await make(), await make()].toSorted((one, other) => (one.imageId < other.imageId ? -1 : 1));
  const [first, broken] = works;
  if (first === undefined || broken === undefined) throw new Error('There are no artworks');
  await api.database.orm.update(images).set({ palette: PALETTE });
  const missing = works.map(({ imageId }) => imageId);
  await api.database.orm.update(images).set({ palette: null }).where(inArray(images.id, missing));
  const { invalidated, counts } = await run(async (id) => {
    if (id === broken.imageId) throw new Error('The process ended');
    return PALETTE;
  });
  expect(counts.failures).toBe(1);
  expect(invalidated).toEqual([[cacheTags.artworks(first.artistId), cacheTags.artists]]);
  expect((await palettes()).filter((palette) => palette === null)).toHaveLength(1);
  await run(async () => PALETTE);
  expect(await palettes()).not.toContain(null);
});
