import { eq } from 'drizzle-orm';
import { cacheTags } from '@/lib/cache-tags';
import { createWall } from '@/server/api/modules/artwork-wall/module';
import { artists } from '@/server/db/schema/artist';
import { artworkNeighbours, artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { startArtworkNeighbours } from '@/server/jobs/artwork-neighbours';
import { createArtworkNeighboursRepository } from '@/server/jobs/artwork-neighbours-repository';
import { createLog } from '@/server/logging/log';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();
const BLUE = '#2c4a74';
const RED = '#a83228';

async function makeWork(
  color: string,
  given: Parameters<typeof api.make.artwork>[1] = {},
  artistId?: number,
) {
  const { id } = artistId === undefined ? await api.make.artist() : { id: artistId };
  const work = await api.make.artwork(id, { material: '캔버스에 유채', genre: 'WESTERN_PAINTING', ...given });
  const palette = [{ color, share: 1 }];
  await api.database.orm.update(images).set({ palette }).where(eq(images.id, work.imageId));
  return work;
}

/** Runs the job until nothing is due. @param before runs before each search */
async function run(before: () => Promise<void> = async () => undefined) {
  const invalidated: string[] = [];
  const { similar } = createWall(api.database.orm);
  const job = startArtworkNeighbours({
    repository: createArtworkNeighboursRepository(api.database.orm),
    findSimilar: async (id) => {
      await before();
      return similar.find(id);
    },
    invalidate: (tags) => void invalidated.push(...tags),
    log: createLog({ level: 'silent' }),
  });
  await job.stop(60_000);
  expect(job.counts().failures).toBe(0);
  return { invalidated, items: job.counts().items };
}
const similarTo = async (uuid: string) =>
  (await api.get('/v1/contents/artworks/{uuid}', { params: { uuid } })).similar.map((work) => work.uuid);

test('a work’s page has the works of other artists that are like it, the likest first', async () => {
  const work = await makeWork(BLUE);
  const own = await makeWork(BLUE, {}, work.artistId);
  const blue = await makeWork(BLUE);
  const red = await makeWork(RED);
  const stone = await makeWork(RED, { material: '대리석', genre: 'SCULPTURE' });
  expect(await similarTo(work.uuid)).toEqual([]);
  const { invalidated, items } = await run();
  expect(items).toBe(5);
  expect(invalidated.toSorted()).toEqual(
    [work, own, blue, red, stone].map(({ uuid }) => cacheTags.artwork(uuid)).toSorted(),
  );
  expect(await similarTo(work.uuid)).toEqual([blue.uuid, red.uuid, stone.uuid]);
  expect((await run()).items).toBe(0);
});

test('the answer names the artists whose changes change it, and hidden and removed works leave at once', async () => {
  const work = await makeWork(BLUE);
  const [hidden, removed] = [await makeWork(BLUE), await makeWork(BLUE)];
  await run();
  expect(await similarTo(work.uuid)).toHaveLength(2);
  const answer = await api.request('GET', `/v1/contents/artworks/${work.uuid}`);
  expect(answer.headers.get('cache-tag')).toContain(cacheTags.artworks(hidden.artistId));
  await api.database.orm.update(artists).set({ isPublic: false }).where(eq(artists.id, hidden.artistId));
  await api.database.orm.delete(artworks).where(eq(artworks.id, removed.id));
  expect(await similarTo(work.uuid)).toEqual([]);
});

test.each<[string, (work: { id: number; imageId: string }) => Promise<unknown>]>([
  [
    'its material',
    ({ id }) => api.database.orm.update(artworks).set({ material: '장지에 먹' }).where(eq(artworks.id, id)),
  ],
  [
    'its image’s colours',
    ({ imageId }) => api.database.orm.update(images).set({ palette: [] }).where(eq(images.id, imageId)),
  ],
])('a work is looked at again after %s changed, and not for its likes', async (_, change) => {
  const work = await makeWork(BLUE);
  await run();
  await api.database.orm.update(artworks).set({ likeCount: 7, title: '새 제목' });
  expect((await run()).items).toBe(0);
  await change(work);
  expect((await run()).items).toBe(1);
});

test('what changed while its neighbours were looked for stays due', async () => {
  const work = await makeWork(BLUE);
  let changes = 0;
  const { items } = await run(async () => {
    changes += 1;
    if (changes > 1) return;
    await api.database.orm.update(artworks).set({ year: 1999 }).where(eq(artworks.id, work.id));
  });
  expect(items).toBe(1);
  expect((await run()).items).toBe(1);
  const [{ dueAt } = { dueAt: new Date(0) }] = await api.rows(artworkNeighbours);
  expect(dueAt.getTime()).toBeGreaterThan(Date.now());
});
