import { randomBytes } from 'node:crypto';
import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import * as adminMessages from '@/lib/messages/admin';
import * as uploadMessages from '@/lib/messages/upload';
import * as articlePaths from '@/lib/paths/article';
import { auditEntries } from '@/server/db/schema/operation';
import { banners } from '@/server/db/schema/banner';
import { startBannerPeriods } from '@/server/jobs/banner-periods';
import { createBannerPeriodRepository } from '@/server/jobs/banner-periods-repository';
import { createLog } from '@/server/logging/log';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { until } from '@/tests/support/until';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
let admin: Account;
let other: Account;
let imageId: string;

beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
  other = await api.make.account({ accountId: 'admin02', roleType: 'ADMIN' });
  imageId = (await api.make.image()).id;
});

const BANNER = {
  ...{ placement: 'HOME_MAIN', mediaType: 'IMAGE', phoneImageId: null, videoId: null },
  ...{ alt: '흰 벽에 걸린 그림', eyebrow: null, title: '봄의 방', subTitle: null, note: null },
  ...{ linkType: 'NONE', linkArticleUuid: null, linkArtistId: null, linkPath: null },
  ...{ isActive: true, showFrom: null, showUntil: null },
} as const;

const bodyOf = (given: object = {}) => ({ ...BANNER, imageId, ...given });
const add = (given: object = {}) => api.call('POST', '/v1/admin/banners', { as: admin, body: bodyOf(given) });
const shown = async (type: 'HOME_MAIN' | 'HOME_SUB' = 'HOME_MAIN') =>
  api.get('/v1/contents/banners', { query: { type } });
const titles = async () => (await shown()).map(({ title }) => title);
const faultsOf = async (given: object) => {
  const { errors } = await api.fails(422, 'POST', '/v1/admin/banners', { as: admin, body: bodyOf(given) });
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};
const later = (minutes: number) => new Date(clock.read().getTime() + minutes * 60_000).toISOString();
const actions = async () =>
  (await api.rows(auditEntries))
    .sort((one, two) => one.id - two.id)
    .map(({ actorId, action }) => [actorId, action]);

describe('a banner', () => {
  it('hangs at once, with its picture for phones, is changed and removed; each step stands in the log', async () => {
    const phone = await api.make.image();
    const made = await add({ phoneImageId: phone.id });
    expect(api.invalidated.flat()).toEqual([cacheTags.banners]);
    expect(made).toMatchObject({
      standing: 'SHOWN',
      version: 1,
      linkType: 'NONE',
      phoneImage: { id: phone.id },
    });
    expect(await shown()).toMatchObject([{ title: '봄의 방', linkUrl: null, phoneImage: { id: phone.id } }]);

    const params = { uuid: made.uuid };
    const body = { ...bodyOf({ title: '여름의 방', isActive: false }), version: 1 };
    const saved = await api.call('PUT', '/v1/admin/banners/{uuid}', { as: other, params, body });
    expect(saved).toMatchObject({ title: '여름의 방', standing: 'OFF', version: 2 });
    expect(await shown()).toEqual([]);
    await api.call('DELETE', '/v1/admin/banners/{uuid}', { as: admin, params, body: { version: 2 } });
    expect(await api.rows(banners)).toEqual([]);
    expect(await actions()).toEqual([
      ['admin01', 'CREATE'],
      ['admin02', 'UPDATE'],
      ['admin01', 'REMOVE'],
    ]);
  });

  it('is refused to the second of two operators', async () => {
    const { uuid } = await add();
    const save = { as: other, params: { uuid }, body: { ...bodyOf({ title: '하나' }), version: 1 } };
    await api.call('PUT', '/v1/admin/banners/{uuid}', save);
    expect((await api.fails(409, 'PUT', '/v1/admin/banners/{uuid}', { ...save, as: admin })).code).toBe(
      'CONTENT_STALE',
    );
    expect(await titles()).toEqual(['하나']);
  });

  it('is told what it lacks', async () => {
    expect(await faultsOf({ imageId: null, alt: ' ', title: '' })).toEqual({
      imageId: adminMessages.imageRequired,
      alt: adminMessages.altRequired,
      title: adminMessages.titleRequired,
    });
    const unknown = randomBytes(16).toString('hex');
    expect(await faultsOf({ imageId: unknown, phoneImageId: unknown })).toEqual({
      imageId: adminMessages.imageRequired,
      phoneImageId: adminMessages.imageRequired,
    });
    expect(await faultsOf({ mediaType: 'MP4' })).toEqual({ videoId: adminMessages.videoRequired });
    expect(await faultsOf({ mediaType: 'MP4', videoId: unknown })).toEqual({
      videoId: adminMessages.videoRequired,
    });
    expect(await faultsOf({ showFrom: later(60), showUntil: later(60) })).toEqual({
      showUntil: adminMessages.periodReversed,
    });
    await api.fails(404, 'GET', '/v1/admin/banners/{uuid}', { as: admin, params: { uuid: UNKNOWN_UUID } });
  });

  it('shows a film that was uploaded, and takes nothing else for one', async () => {
    const send = (bytes: Buffer<ArrayBuffer>) => {
      const body = new FormData();
      body.set('video', new File([bytes], 'film.mp4'));
      return { as: admin, body };
    };
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), randomBytes(64)]);
    const { id } = await api.call('POST', '/v1/admin/videos', send(film));
    await add({ mediaType: 'MP4', videoId: id });
    const [banner] = await shown();
    expect(banner).toMatchObject({ mediaType: 'MP4', imageUrl: `/media/${id}/video.mp4` });
    const answer = await api.app.request(`/media/${id}/video.mp4`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(film);
    const { errors } = await api.fails(422, 'POST', '/v1/admin/videos', send(Buffer.from('<script>')));
    expect(errors).toEqual([
      {
        field: 'video',
        message: uploadMessages.refused(
          'film.mp4',
          adminMessages.videoType,
          uploadMessages.contentDiffers(null, null),
        ),
      },
    ]);
  });
});

describe('its link', () => {
  it('leads to an article, an artist or a page of the site, and only the chosen one counts', async () => {
    const article = await api.make.article({ type: 'NEWS' });
    const artist = await api.make.artist({ userAccountId: 'haru' });
    const targets = { linkArticleUuid: article.uuid, linkArtistId: artist.id, linkPath: '/artist?page=2' };
    for (const linkType of ['ARTICLE', 'ARTIST', 'PATH'] as const) await add({ linkType, ...targets });
    expect((await shown()).map(({ linkUrl }) => linkUrl)).toEqual([
      articlePaths.page('NEWS', article.uuid),
      '/artist/haru',
      '/artist?page=2',
    ]);
    const rows = await api.rows(banners);
    expect(
      rows.map((row) => [row.linkArticleUuid, row.linkArtistId, row.linkPath].filter((it) => it !== null)),
    ).toEqual([[article.uuid], [artist.id], ['/artist?page=2']]);
  });

  it.each([
    ...['javascript:alert(1)', 'https://example.com', '//example.com', String.raw`/\example.com`, 'artist'],
    ...['/a b', '', null],
  ])('is no path of the site: %j', async (linkPath) => {
    expect(await faultsOf({ linkType: 'PATH', linkPath })).toEqual({
      linkPath: adminMessages.sitePathInvalid,
    });
  });

  it('has to be there', async () => {
    expect(await faultsOf({ linkType: 'ARTICLE' })).toEqual({
      linkArticleUuid: adminMessages.linkTargetRequired,
    });
    expect(await faultsOf({ linkType: 'ARTICLE', linkArticleUuid: UNKNOWN_UUID })).toEqual({
      linkArticleUuid: adminMessages.linkTargetGone,
    });
    expect(await faultsOf({ linkType: 'ARTIST', linkArtistId: 999_999 })).toEqual({
      linkArtistId: adminMessages.linkTargetGone,
    });
  });
});

describe('the order of a placement', () => {
  it('is the operator’s; a list that has changed meanwhile is told', async () => {
    const [one, two, three] = [
      await add({ title: '1' }),
      await add({ title: '2' }),
      await add({ title: '3' }),
    ];
    await add({ placement: 'HOME_SUB' });
    const order = (uuids: string[]) => ({ as: admin, body: { placement: 'HOME_MAIN', uuids } }) as const;
    await api.call('PUT', '/v1/admin/banners/order', order([three.uuid, one.uuid, two.uuid]));
    expect(await titles()).toEqual(['3', '1', '2']);
    const { content } = await api.get('/v1/admin/banners', { as: admin, query: { placement: 'HOME_MAIN' } });
    expect(content.map(({ title }) => title)).toEqual(['3', '1', '2']);
    expect((await actions()).at(-1)).toEqual(['admin01', 'ORDER']);

    for (const uuids of [[one.uuid], [one.uuid, one.uuid, two.uuid], [one.uuid, two.uuid, UNKNOWN_UUID]])
      expect((await api.fails(409, 'PUT', '/v1/admin/banners/order', order(uuids))).code).toBe(
        'ORDER_CHANGED',
      );
    expect(await titles()).toEqual(['3', '1', '2']);
  });
});

describe('the period', () => {
  const repository = () => createBannerPeriodRepository(api.database.orm);
  const run = (invalidated: CacheTag[]) =>
    startBannerPeriods({
      repository: repository(),
      invalidate: (tags) => void invalidated.push(...tags),
      log: createLog({ level: 'silent' }),
      clock: clock.read,
      pollMs: 10,
    });

  it('decides from the save on', async () => {
    expect(await add({ title: '지금', showFrom: later(-5), showUntil: later(5) })).toMatchObject({
      standing: 'SHOWN',
    });
    expect(await add({ title: '곧', showFrom: later(5) })).toMatchObject({ standing: 'UPCOMING' });
    expect(await add({ title: '끝', showUntil: later(-5) })).toMatchObject({ standing: 'OVER' });
    expect(await titles()).toEqual(['지금']);
  });

  it('begins and ends by itself, once with two nodes, also where its moment passed while none ran', async () => {
    await add({ title: '곧', showFrom: later(5), showUntil: later(15) });
    clock.after(5 * 60_000);
    const told: CacheTag[][] = [[], []];
    const nodes = told.map(run);
    await until(() => told.flat().length > 0);
    expect(await titles()).toEqual(['곧']);

    clock.after(15 * 60_000);
    await until(async () => (await titles()).length === 0);
    await Promise.all(nodes.map((node) => node.stop(60_000)));
    expect(told.flat()).toEqual([cacheTags.banners, cacheTags.banners]);
    expect((await actions()).slice(1)).toEqual([
      [null, 'SHOW'],
      [null, 'HIDE'],
    ]);
    expect(await repository().turnDue(clock.read(), 50)).toEqual([]);
  });

  it('of a hidden banner turns without a word in the log', async () => {
    await add({ isActive: false, showFrom: later(5) });
    expect(await repository().turnDue(new Date(later(6)), 50)).toMatchObject([{ isWithinPeriod: true }]);
    expect(await actions()).toEqual([['admin01', 'CREATE']]);
  });
});
