import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { masterKey } from '@/server/api/modules/media/keys';
import { localPrinting, type PrintWorker } from '@/server/api/modules/portfolios/printer';
import { artworks } from '@/server/db/schema/artwork';
import { portfolios } from '@/server/db/schema/portfolio';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { makeDirectory } from '@/tests/support/directory';
import { makePortfolioAssets } from '@/tests/support/portfolio-fonts';
import { PORTFOLIO, portfolioBody, portfolioCalls, withWorks } from '@/tests/support/portfolios';
import { until } from '@/tests/support/until';
import { artworkTexts, picture, studioArtist, studioForm } from '@/tests/support/studio';

const directory = makeDirectory();
const assets = makePortfolioAssets();
let printed: string[] = [];
/** Printing goes on when this is done. */
let gate: Promise<void>;
beforeEach(() => {
  printed = [];
  gate = Promise.resolve();
});
/** Says what it prints, and prints it. */
const worker: PrintWorker = {
  ...localPrinting.worker,
  do: async (work, signal) => {
    printed.push(work.step);
    if (work.step === 'print') await gate;
    return localPrinting.worker.do(work, signal);
  },
};
const api = useTestApi({ printing: { worker, directory, assets } });
const { save, saved, begin } = portfolioCalls(api);

const RENDER = `${PORTFOLIO}/{id}/pdf/render` as const;
const ask = (as: Account, id: string, version: number) =>
  api.call('POST', RENDER, { as, params: { id }, body: { version } });

/** Asks as an artist's phone does, until the PDF is kept. */
async function render(as: Account, id: string, version: number) {
  for (;;) {
    const answer = await ask(as, id, version);
    if (answer.status === 'kept') return answer;
    expect(answer.share).toBeGreaterThanOrEqual(0);
    expect(answer.share).toBeLessThanOrEqual(1);
  }
}

async function readKept(as: Account) {
  const { urls } = await api.get(`${PORTFOLIO}/file-urls`, { as });
  const file = await api.app.request(urls[0] ?? '');
  const data = new Uint8Array(await file.arrayBuffer());
  return getDocument({ data, verbosity: 0 }).promise;
}

/** An artist with an artwork that was sent as any other, and a portfolio of it, without a photo, that is saved. */
async function beginWithPicture() {
  const { as } = await studioArtist(api, { nameKo: '류단아', introduction: '점을 찍는다.' });
  const body = studioForm(artworkTexts({ title: '천 번의 안부' }), {
    image_original: await picture(600, 400, 'jpeg'),
  });
  await api.call('POST', '/v1/artists/me/artworks', { as, body });
  const work = await api.row(artworks);
  const begun = withWorks(await api.get(`${PORTFOLIO}/new`, { as }), [work]);
  const profileVisibility = { ...begun.profileVisibility, imageUrl: false };
  const portfolio = { ...begun, profileVisibility };
  return { as, work, portfolio, state: await save(as, portfolioBody(portfolio)) };
}

/** Holds the printer until the returned function is called. */
function closeGate(): () => void {
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => (open = resolve));
  return open;
}

describe('POST …/pdf/render', () => {
  it('keeps nothing of a cancelled call, and joins what was begun when it is asked for again', async () => {
    const { as, state } = await beginWithPicture();
    const open = closeGate();
    const cancelled = new AbortController();
    const { id, version } = state;
    const asking = api
      .request('POST', RENDER, { as, params: { id }, body: { version }, signal: cancelled.signal })
      .catch(() => null);
    await until(() => printed.includes('print'));
    cancelled.abort();
    open();
    await asking;
    expect(await api.row(portfolios)).toMatchObject({ isTemporary: true, pdfUploadUuid: null });

    expect((await render(as, id, version)).portfolio.hasPdf).toBe(true);
    expect(printed).toEqual(['plan', 'print']);
  });

  it('keeps nothing that was printed of a version that another window has saved since', async () => {
    const { as, state, portfolio } = await beginWithPicture();
    const open = closeGate();
    const { id, version } = state;
    const asking = api.request('POST', RENDER, { as, params: { id }, body: { version } });
    await until(() => printed.includes('print'));
    const introduction = '다른 창에서 고친 말';
    const changed = { ...portfolio, artistProfile: { ...portfolio.artistProfile, introduction } };
    await save(as, portfolioBody(changed, version));
    open();
    const answer = await asking;
    if (answer.status === 200)
      await api.fails(409, 'POST', RENDER, { as, params: { id }, body: { version } });
    expect(await api.row(portfolios)).toMatchObject({ isTemporary: true, pdfUploadUuid: null });
  });

  it('makes the PDF with the words and pictures of the portfolio, and keeps it', async () => {
    const { as, state } = await beginWithPicture();
    const kept = await render(as, state.id, state.version);
    expect(kept).toMatchObject({
      portfolio: { id: state.id, isTemporary: false, hasPdf: true },
      missing: [],
    });
    const pdf = await readKept(as);
    const texts = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => {
        const { items } = await (await pdf.getPage(index + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join('');
      }),
    );
    expect(texts.join('').replace(/\s/g, '')).toContain('천번의안부');
    expect(texts.join('').replace(/\s/g, '')).toContain('점을찍는다.');
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: '류단아 포트폴리오', Author: '류단아' });
    expect((await saved(as, false)).id).toBe(state.id);
    await pdf.loadingTask.destroy();
  });

  it('is printed once, however often it is asked for, and again for the next version', async () => {
    const { as, state, portfolio } = await beginWithPicture();
    const answers = await Promise.all([1, 2, 3].map(() => render(as, state.id, state.version)));
    // The answer that told it may have got lost.
    answers.push(await render(as, state.id, state.version));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(printed).toEqual(['plan', 'print']);

    const next = await save(as, portfolioBody(portfolio));
    await render(as, next.id, next.version);
    expect(printed).toEqual(['plan', 'print', 'plan', 'print']);
    expect(await api.rows(portfolios)).toHaveLength(1);
  });

  it('names the pictures that are gone, and prints the rest', async () => {
    const { as, state, work } = await beginWithPicture();
    await api.storage.delete(masterKey(work.imageId));
    const [source] = (await saved(as, true)).artistArtWorks.map(({ imageUrl }) => imageUrl);
    expect((await render(as, state.id, state.version)).missing).toEqual([source]);
  });

  it('refuses what was saved since, what has no artworks, and what is nobody’s or another’s', async () => {
    const { as, portfolio } = await begin();
    const { id, version } = await save(as, portfolioBody(portfolio));
    const refused = (status: number, given: { as?: Account; id?: string; version?: number }) =>
      api.fails(status, 'POST', RENDER, {
        as: given.as ?? as,
        params: { id: given.id ?? id },
        body: { version: given.version ?? version },
      });
    expect((await refused(409, { version: version + 1 })).code).toBe('PORTFOLIO_STALE');
    await refused(404, { id: UNKNOWN_UUID });
    await refused(404, { as: (await begin()).as });
    await save(as, portfolioBody({ ...portfolio, artistArtWorks: [] }, version));
    expect(await refused(422, { version: version + 1 })).toMatchObject({
      errors: [{ field: 'artistArtWorks', message: portfolioMessages.artworksRequired }],
    });
    expect(printed).toEqual([]);
    expect(await api.rows(portfolios, { isTemporary: false })).toEqual([]);
  });

  it('leaves out what its artist deleted meanwhile, and refuses where nothing is left', async () => {
    const { as, works, portfolio } = await begin();
    const [first, second] = works.map(({ uuid }) => uuid);
    const forget = (uuid = '') => api.database.orm.delete(artworks).where(eq(artworks.uuid, uuid));
    const { id, version } = await save(as, portfolioBody(portfolio));
    await forget(first);
    const { artistArtWorks } = await saved(as, true);
    const { missing } = await render(as, id, version);
    expect(artistArtWorks.map(({ uuid }) => uuid)).toEqual([second]);
    expect(missing).toContain(artistArtWorks[0]?.imageUrl);

    const next = await save(as, portfolioBody(portfolio));
    await forget(second);
    const params = { id: next.id };
    await api.fails(422, 'POST', RENDER, { as, params, body: { version: next.version } });
  });
});
