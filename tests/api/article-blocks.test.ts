import { eq } from 'drizzle-orm';
import { cacheTags } from '@/lib/cache-tags';
import * as adminMessages from '@/lib/messages/admin';
import { articleRevisions, articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { articleCalls, articleUrl, block, savedAs } from '@/tests/support/admin-articles';
import { useTestApi, type Account } from '@/tests/support/api';

const api = useTestApi();
let admin: Account;
const { read, save, whole, publish } = articleCalls(api, () => admin);

beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
});

const shownAt = (uuid: string) => api.get('/v1/articles/specials/{uuid}', { params: { uuid } });

async function placed() {
  const artist = await api.make.artist({ nameKo: '류단아' });
  const work = await api.make.artwork(artist.id, { title: '천 번의 안부', year: 2024 });
  return { artist, work, placing: block({ title: '하나', alt: '', artworkUuid: work.uuid }) };
}

it('a block shows a work with its label, and needs no picture of its own', async () => {
  const { artist, work, placing } = await placed();
  const image = await api.make.image();
  const pictured = block({ title: '둘', imageId: image.id, credit: '사진 한서연' });
  const { uuid } = await publish(await whole('SPECIAL', { contents: [placing, pictured] }));
  const { contents } = await shownAt(uuid);
  expect(contents).toMatchObject([
    {
      ...{ title: '하나', alt: '류단아, 〈천 번의 안부〉', credit: null, image: { id: work.imageId } },
      artwork: { uuid: work.uuid, title: '천 번의 안부', year: 2024, artist: { nameKo: '류단아' } },
    },
    { title: '둘', alt: '안개 낀 바다', credit: '사진 한서연', image: { id: image.id }, artwork: null },
  ]);
  const { headers } = await api.request('GET', '/v1/articles/specials/{uuid}', { params: { uuid } });
  expect(headers.get('cache-tag')).toContain(cacheTags.artworks(artist.id));
});

it('the picture of a work that an article opens with has its label', async () => {
  const { artist, work } = await placed();
  const { uuid } = await publish(await whole('EXHIBITION', { mainImageId: work.imageId }));
  const opening = async () =>
    (await api.get('/v1/articles/exhibitions/{uuid}', { params: { uuid } })).openingArtwork;
  expect(await opening()).toMatchObject({ uuid: work.uuid, artist: { nameKo: '류단아' } });
  await api.database.orm.update(artists).set({ isPublic: false }).where(eq(artists.id, artist.id));
  expect(await opening()).toBeNull();
});

it('a block doesn’t show the work of a hidden artist', async () => {
  const { artist, work, placing } = await placed();
  const { uuid } = await publish(await whole('SPECIAL', { contents: [placing] }));
  await api.database.orm.update(artists).set({ isPublic: false }).where(eq(artists.id, artist.id));
  const [shown] = (await shownAt(uuid)).contents;
  expect(shown).toMatchObject({ artwork: null, alt: '하나에 실린 이미지' });
  expect(shown?.image.id).not.toBe(work.imageId);
});

it('a block with a work that was deleted is refused at its place, and shown without it', async () => {
  const { work, placing } = await placed();
  const article = await publish(await whole('SPECIAL', { contents: [placing] }));
  await api.database.orm.delete(artworks).where(eq(artworks.uuid, work.uuid));
  expect((await shownAt(article.uuid)).contents).toMatchObject([{ artwork: null }]);
  const sent = { as: admin, body: savedAs(article, { title: '새 제목' }) };
  expect((await api.fails(422, 'PUT', articleUrl(article.uuid), sent)).errors).toContainEqual({
    field: 'contents.0.artworkUuid',
    message: adminMessages.blockArtworkGone,
  });
});

it('blocks of earlier versions are read with neither work nor source', async () => {
  const draft = await whole('SPECIAL');
  const old = draft.contents.map(({ artworkUuid: _work, credit: _credit, ...rest }) => rest);
  await api.database.orm.update(articles).set({ contents: old }).where(eq(articles.uuid, draft.uuid));
  const [revision] = await api.rows(articleRevisions, { articleUuid: draft.uuid, version: draft.version });
  const content = JSON.parse(
    JSON.stringify({ ...revision?.content, contents: old }),
  ) as typeof articleRevisions.$inferInsert.content;
  await api.database.orm
    .update(articleRevisions)
    .set({ content })
    .where(eq(articleRevisions.articleUuid, draft.uuid));
  const filled = { artworkUuid: null, credit: '' };
  expect((await read(draft.uuid)).contents).toMatchObject([filled, filled]);
  const kept = await api.get('/v1/admin/articles/{uuid}/revisions/{version}', {
    params: { uuid: draft.uuid, version: draft.version },
    as: admin,
  });
  expect(kept.text.contents).toMatchObject([filled, filled]);
  expect((await save(await read(draft.uuid), { title: '새 제목' })).contents).toMatchObject([filled, filled]);
});
