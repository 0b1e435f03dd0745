import { eq } from 'drizzle-orm';
import { artworkDrafts, artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { originals } from '@/server/db/schema/original';
import { portfolioLinks, portfolios } from '@/server/db/schema/portfolio';
import { useTestApi, type Account } from '@/tests/support/api';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { artworkTexts, named, picture, studioArtist, studioForm } from '@/tests/support/studio';
import { DAY, useMovableClock, withdrawalCalls } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { plan, run, withdraw } = withdrawalCalls(api);
const { save, begin } = portfolioCalls(api);
/** A moment so many days after now: the database's own clock says when a draft was changed. */
const inDays = (days: number) => clock.set(new Date(Date.now() + days * DAY));

const drop = async (as: Account) =>
  api.call('POST', '/v1/artists/me/artwork-drafts', {
    as,
    body: studioForm(undefined, { image_original: await picture(40, 30) }),
  });

it('keeps a draft for 60 days since it was changed, and then takes its files along', async () => {
  const { as } = await studioArtist(api);
  const [old, young] = [await drop(as), await drop(as)];
  const long = new Date(Date.now() - 30 * DAY);
  await api.database.orm
    .update(artworkDrafts)
    .set({ updatedAt: long })
    .where(eq(artworkDrafts.uuid, old.uuid));
  inDays(29);
  expect(await plan()).toEqual({});
  inDays(32);
  expect((await plan())['artwork-drafts']).toEqual([old.uuid]);
  expect(await run()).toEqual({ 'artwork-drafts': 1, 'orphaned-originals': 1, 'unused-images': 1 });
  expect((await api.rows(artworkDrafts)).map(({ uuid }) => uuid)).toEqual([young.uuid]);
  expect((await api.storedKeys()).filter((key) => key.startsWith('originals/'))).toHaveLength(1);
});

it('removes the files of an artwork that was removed, and of an image that was replaced, after a day, also without the job', async () => {
  const { as } = await studioArtist(api);
  const form = async () =>
    studioForm({ ...artworkTexts(), version: 0 }, { image_original: await picture(40, 30) });
  const path = '/v1/artists/me/artworks';
  const kept = await api.call('POST', path, { as, body: await form() });
  const gone = await api.call('POST', path, { as, body: await form() });
  const one = '/v1/artists/me/artworks/{uuid}';
  const { image } = await api.call('PUT', one, { as, params: { uuid: kept.uuid }, body: await form() });
  await api.call('DELETE', one, { as, params: { uuid: gone.uuid } });
  expect(await run()).toEqual({});
  inDays(2);
  expect(await run()).toEqual({ 'orphaned-originals': 2, 'unused-images': 2 });
  expect((await api.rows(images)).map(({ id }) => id)).toContain(image.id);
  expect(await api.rows(originals)).toHaveLength(1);
});

it('removes the drafts and originals of a removed account, and keeps its artworks', async () => {
  const { as } = await studioArtist(api);
  await drop(as);
  const body = studioForm(artworkTexts(), { image_original: await picture(40, 30) });
  const { uuid } = await api.call('POST', '/v1/artists/me/artworks', { as, body });
  await withdraw(as);
  inDays(40);
  await run();
  expect([await api.rows(artworkDrafts), await api.rows(originals)]).toEqual([[], []]);
  expect(await api.row(artworks, { uuid })).toMatchObject({ originalUuid: null });
});

it('removes a portfolio and its PDF with the account, and a PDF that another took the place of after a day', async () => {
  const { as, portfolio } = await begin();
  const keep = async (title: string) => {
    const pdf = named(Buffer.from(`%PDF-1.7\n<< /Type /Page >>\n ${title}`), `${title}.pdf`);
    await save(as, portfolioBody(portfolio, 0, false), { pdf });
  };
  await keep('먼저');
  await keep('나중');
  const kept = async () => (await api.storedKeys()).filter((key) => key.startsWith('claimed/')).length;
  expect(await kept()).toBe(2);
  inDays(2);
  await run();
  expect([await kept(), (await api.rows(portfolios)).length]).toEqual([1, 1]);
  await withdraw(as);
  inDays(40);
  await run();
  await run();
  expect([await kept(), await api.rows(portfolios)]).toEqual([0, []]);
});

it('removes a portfolio’s link 90 days after its end, or with the account', async () => {
  const { as, portfolio } = await begin();
  const pdf = named(Buffer.from('%PDF-1.7\n<< /Type /Page >>\n'), '가.pdf');
  await save(as, portfolioBody(portfolio, 0, false), { pdf });
  const link = (period: string) =>
    api.call('POST', '/v1/artists/me/portfolio/links', { as, body: { label: '이음갤러리', period } });
  inDays(0);
  const [week, quarter] = [await link('WEEK'), await link('QUARTER')];
  inDays(96);
  expect((await plan())['portfolio-links']).toBeUndefined();
  inDays(98);
  expect((await plan())['portfolio-links']).toEqual([week.id]);
  await run();
  expect((await api.rows(portfolioLinks)).map(({ uuid }) => uuid)).toEqual([quarter.id]);
  await withdraw(as);
  inDays(140);
  await run();
  expect(await api.rows(portfolioLinks)).toEqual([]);
});
