import { asc, eq } from 'drizzle-orm';
import { cacheTags } from '@/lib/cache-tags';
import { artworkCategories, artworks } from '@/server/db/schema/artwork';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { statementsOf } from '@/tests/support/statements';
import { artworkTexts, picture, studioArtist, studioForm } from '@/tests/support/studio';

const api = useTestApi();
const ORDER = '/v1/artists/me/artworks/category-and-order-bulk';

/** An artist with so many artworks and two categories. */
async function studio(count = 4) {
  const { as, artist } = await studioArtist(api);
  const first = await api.make.category(artist.id);
  const second = await api.make.category(artist.id);
  const works = [];
  for (let at = 0; at < count; at += 1) works.push(await api.make.artwork(artist.id));
  const uuids = works.map(({ uuid }) => uuid);
  return { as, artist, first, second, uuids };
}

const item = (
  artWorkUuid: string,
  sortOrder: number,
  categoryUuid: string | null = null,
  place = sortOrder,
) => ({
  artWorkUuid,
  sortOrder,
  categoryUuid,
  categorySortOrder: categoryUuid === null ? null : place,
});
const put = (as: Account, body: unknown) => api.call('PUT', ORDER, { as, body });
const fails = async (status: number, as: Account, body: unknown) =>
  (await api.fails(status, 'PUT', ORDER, { as, body })).code;
const publicOrder = async (id: number, cUuid?: string) =>
  (await api.get('/v1/contents/artists/{id}/art-works', { params: { id }, query: { cUuid } })).content.map(
    ({ uuid }) => uuid,
  );
const rowsOf = (artistId: number) =>
  api.database.orm.select().from(artworks).where(eq(artworks.artistId, artistId)).orderBy(asc(artworks.id));

it('orders all artworks and their categories, and visitors see it at once', async () => {
  const { as, artist, first, second, uuids } = await studio();
  const [a = '', b = '', c = '', d = ''] = uuids;
  const order = [item(c, 0), item(a, 1, first.uuid, 5), item(d, 2, second.uuid), item(b, 3, first.uuid, 4)];
  expect(await put(as, order)).toBeNull();
  expect(await publicOrder(artist.id)).toEqual([c, a, d, b]);
  expect(await publicOrder(artist.id, first.uuid)).toEqual([b, a]);
  expect(await publicOrder(artist.id, second.uuid)).toEqual([d]);
  expect(api.invalidated).toEqual([[cacheTags.artworks(artist.id), cacheTags.artist(artist.id)]]);
  const counts = async () =>
    Object.fromEntries(
      (await api.rows(artworkCategories)).map(({ uuid, artworkCount }) => [uuid, artworkCount]),
    );
  expect(await counts()).toEqual({ [first.uuid]: 2, [second.uuid]: 1 });
  // What leaves its category leaves its place in it, whatever was sent.
  await put(as, [
    ...uuids.slice(1).map((uuid, at) => item(uuid, at)),
    { ...item(a, 9), categorySortOrder: 7 },
  ]);
  expect(await counts()).toEqual({ [first.uuid]: 0, [second.uuid]: 0 });
  expect((await api.row(artworks, { uuid: a })).categorySortOrder).toBeNull();
});

it('keeps the categories of works that the portfolio’s marker stands for', async () => {
  const { as, artist, first, uuids } = await studio(2);
  const [a = '', b = ''] = uuids;
  await put(as, [item(a, 0, first.uuid, 3), item(b, 1)]);
  await put(as, [item(b, 0, 'PORTFOLIO'), item(a, 1, 'PORTFOLIO')]);
  expect(await publicOrder(artist.id)).toEqual([b, a]);
  expect(await rowsOf(artist.id)).toMatchObject([
    { uuid: a, categoryUuid: first.uuid, categorySortOrder: 3 },
    { uuid: b, categoryUuid: null, categorySortOrder: null },
  ]);
});

it('takes the same order twice, and as capital letters', async () => {
  const { as, artist, first, uuids } = await studio();
  const order = uuids.toReversed().map((uuid, at) => item(uuid, at, first.uuid));
  await Promise.all([put(as, order), put(as, order)]);
  await put(
    as,
    order.map((each) => ({ ...each, artWorkUuid: each.artWorkUuid.toUpperCase() })),
  );
  expect(await publicOrder(artist.id)).toEqual(uuids.toReversed());
});

it('changes nothing where the list is wrong in any place', async () => {
  const { as, artist, first, uuids } = await studio();
  const { artist: other, first: theirs, uuids: foreign } = await studio(1);
  const before = [await rowsOf(artist.id), await rowsOf(other.id)];
  const order = uuids.toReversed().map((uuid, at) => item(uuid, at));
  const [a = ''] = uuids;
  expect(await fails(400, as, [...order, item(foreign[0] ?? '', 9)])).toBe('BAD_REQUEST');
  expect(await fails(400, as, [...order.slice(0, -1), item(a, 3, theirs.uuid)])).toBe('BAD_REQUEST');
  expect(await fails(400, as, [...order, item(a, 9)])).toBe('BAD_REQUEST');
  expect(await fails(400, as, [...order, item(a.toUpperCase(), 9)])).toBe('BAD_REQUEST');
  expect(await fails(409, as, order.slice(1))).toBe('ARTWORKS_CHANGED');
  expect(await fails(409, as, [])).toBe('ARTWORKS_CHANGED');
  expect(await fails(409, as, [...order, item(UNKNOWN_UUID, 9)])).toBe('ARTWORKS_CHANGED');
  expect(await fails(409, as, [...order.slice(0, -1), item(a, 3, UNKNOWN_UUID)])).toBe('ARTWORKS_CHANGED');
  for (const wrong of [
    { ...item(a, 0), sortOrder: 1.5 },
    { ...item(a, 0), sortOrder: 2 ** 31 },
    { ...item(a, 0), artWorkUuid: 'x' },
    { ...item(a, 0), categoryUuid: 'x' },
    {},
    null,
  ]) {
    expect(await fails(422, as, [...order.slice(0, -1), wrong])).toBe('UNPROCESSABLE');
  }
  expect(await fails(422, as, { ...order })).toBe('UNPROCESSABLE');
  expect([await rowsOf(artist.id), await rowsOf(other.id)]).toEqual(before);
  expect(api.invalidated).toEqual([]);
  await put(
    as,
    order.map((each) => ({ ...each, categoryUuid: first.uuid })),
  );
});

it('is refused where an artwork came or went meanwhile, and for whom it isn’t', async () => {
  const { as, artist, uuids } = await studio();
  const order = uuids.map((uuid, at) => item(uuid, at));
  await api.make.artwork(artist.id);
  expect(await fails(409, as, order)).toBe('ARTWORKS_CHANGED');
  await api.fails(401, 'PUT', ORDER, { body: order });
  expect(await fails(403, await api.make.account(), order)).toBe('FORBIDDEN');
  expect(await fails(404, await api.make.account({ roleType: 'ARTIST' }), [])).toBe('NOT_FOUND');
});

it('is one of two orders that are saved at once, never some of each', async () => {
  const { as, artist, uuids } = await studio(9);
  const inPlaces = (at: readonly number[]) => at.map((each, place) => item(uuids[each] ?? '', place));
  const places = uuids.map((_, at) => at);
  const before = inPlaces(places);
  // Each leaves some artworks where they were, which the other moves.
  const head = inPlaces([...places.slice(0, 6).toReversed(), ...places.slice(6)]);
  const tail = inPlaces([...places.slice(0, 3), ...places.slice(3).toReversed()]);
  const named = (order: typeof before) => order.map(({ artWorkUuid }) => artWorkUuid);
  for (let round = 0; round < 20; round += 1) {
    await put(as, before);
    await Promise.all([put(as, head), put(as, tail)]);
    expect([named(head), named(tail)]).toContainEqual(await publicOrder(artist.id));
  }
});

it('leaves room for artworks that come before the first', async () => {
  const { as, artist, uuids } = await studio(1);
  const [a = ''] = uuids;
  for (const edge of [-1_000_000_001, 1_000_000_001, -(2 ** 31)])
    expect(await fails(422, as, [item(a, edge)])).toBe('UNPROCESSABLE');
  await put(as, [item(a, -1_000_000_000)]);
  const body = studioForm(artworkTexts(), { image_original: await picture(40, 30) });
  const { uuid } = await api.call('POST', '/v1/artists/me/artworks', { as, body });
  expect(await publicOrder(artist.id)).toEqual([uuid, a]);
});

it('orders a thousand artworks in one statement', async () => {
  const { as, artist, first, second } = await studio(0);
  const image = await api.make.image();
  const rows = Array.from({ length: 1000 }, (_, sortOrder) => ({
    ...{ artistId: artist.id, imageId: image.id, year: 2024, material: '유채', size: '100호', sortOrder },
    ...{ genre: 'ETC', title: `작품 ${sortOrder}` },
  })) satisfies (typeof artworks.$inferInsert)[];
  const made = await api.database.orm.insert(artworks).values(rows).returning({ uuid: artworks.uuid });
  const order = made.map(({ uuid }, at) => item(uuid, 1000 - at, at % 2 === 0 ? first.uuid : second.uuid));
  const executed = await statementsOf(api.database.orm, () => put(as, order));
  // Besides it, the session and the artist are looked up.
  expect(executed.filter((text) => /update "artworks"/.test(text))).toHaveLength(1);
  expect(executed.length).toBeLessThanOrEqual(3);
  const [last] = await rowsOf(artist.id);
  expect(last).toMatchObject({ sortOrder: 1000, categoryUuid: first.uuid });
  expect((await api.row(artworkCategories, { uuid: second.uuid })).artworkCount).toBe(500);
  expect(await fails(422, as, [...order, item(UNKNOWN_UUID, 0)])).toBe('UNPROCESSABLE');
});
