import * as portfolioMessages from '@/lib/messages/portfolio';
import * as uploadMessages from '@/lib/messages/upload';
import { portfolios } from '@/server/db/schema/portfolio';
import { storedUploads } from '@/server/db/schema/upload';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { PORTFOLIO, portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { named, picture, studioForm } from '@/tests/support/studio';

const PDF_BYTES = '%PDF-1.7\n<< /Type /Page >>\n and more';
const api = useTestApi();
const { save, saved, begin } = portfolioCalls(api);

async function sendPdf(as: Account, body = PDF_BYTES): Promise<string> {
  const query = { fileName: '류단아 포트폴리오.pdf', contentType: 'application/pdf' };
  const url = await api.get('/v1/s3/put/presigned-url', { as, query });
  const init = { method: 'PUT', body, headers: { 'content-type': query.contentType } };
  expect((await api.app.request(url, init)).status).toBe(200);
  return url;
}
const keep = (as: Account, id: string, url: string) =>
  api.call('PUT', `${PORTFOLIO}/{id}/pdf/saved`, { as, params: { id }, body: { url } });

describe('the PDF', () => {
  it('that was sent to an address ends the work, and takes the place of the one before', async () => {
    const { as, portfolio } = await begin();
    const urls = () => api.get(`${PORTFOLIO}/file-urls`, { as }).then(({ urls: all }) => all);
    const { id } = await save(as, portfolioBody(portfolio, 0, false));
    expect(await urls()).toEqual([]);
    await api.fails(404, 'GET', `${PORTFOLIO}/saved-with-latest-data`, {
      as,
      query: { isTemporary: 'false' },
    });
    const url = await sendPdf(as);
    const state = await keep(as, id, url);
    expect(state).toMatchObject({ id, isTemporary: false, hasPdf: true });
    // The answer may have got lost.
    expect(await keep(as, id, url)).toEqual(state);
    await api.fails(404, 'GET', `${PORTFOLIO}/saved-with-latest-data`, {
      as,
      query: { isTemporary: 'true' },
    });
    const [address = ''] = await urls();
    const file = await api.app.request(address);
    expect(await file.text()).toBe(PDF_BYTES);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('류단아 포트폴리오.pdf'));

    const next = await save(as, portfolioBody(portfolio));
    expect(next.id).not.toBe(id);
    expect((await saved(as, false)).id).toBe(id);
    await keep(as, next.id, await sendPdf(as));
    expect((await saved(as, false)).id).toBe(next.id);
    expect(await api.rows(portfolios)).toHaveLength(1);
  });

  it('needs a page', async () => {
    const { as, portfolio } = await begin();
    const { id } = await save(as, portfolioBody(portfolio, 0, false));
    const url = await sendPdf(as, '%PDF-1.7\n');
    await api.fails(415, 'PUT', `${PORTFOLIO}/{id}/pdf/saved`, { as, params: { id }, body: { url } });
  });

  it('may come with the form', async () => {
    const { as, portfolio } = await begin();
    const pdf = named(Buffer.from(PDF_BYTES), '작품집.pdf');
    expect(await save(as, portfolioBody(portfolio, 0, false), { pdf })).toMatchObject({
      isTemporary: false,
      hasPdf: true,
    });
    const { urls } = await api.get(`${PORTFOLIO}/file-urls`, { as });
    expect(await (await api.app.request(urls[0] ?? '')).text()).toBe(PDF_BYTES);
    const text = studioForm(portfolioBody(portfolio, 0, false), {
      pdf: named(Buffer.from('<html>'), 'a.pdf'),
    });
    expect((await api.fails(422, 'POST', PORTFOLIO, { as, body: text })).errors).toEqual([
      {
        field: 'pdf',
        message: uploadMessages.refused(
          'a.pdf',
          portfolioMessages.pdfType,
          uploadMessages.contentDiffers(null, null),
        ),
      },
    ]);
  });

  it('has to be there, and a PDF', async () => {
    const { as, portfolio } = await begin();
    const { id } = await save(as, portfolioBody(portfolio));
    const query = { fileName: 'a.png', contentType: 'image/png' };
    const url = await api.get('/v1/s3/put/presigned-url', { as, query });
    const refused = async (given: string) =>
      (await api.request('PUT', `${PORTFOLIO}/{id}/pdf/saved`, { as, params: { id }, body: { url: given } }))
        .status;
    expect(await refused(url)).toBe(409);
    await api.app.request(url, {
      method: 'PUT',
      body: new Uint8Array(await picture(2, 2)),
      headers: { 'content-type': 'image/png' },
    });
    expect(await refused(url)).toBe(415);
    expect(await refused('https://elsewhere.example/a.pdf')).toBe(404);
    expect(await api.row(portfolios)).toMatchObject({ isTemporary: true, pdfUploadUuid: null });
  });

  it('and the portfolio are nobody else’s', async () => {
    const { as, portfolio } = await begin();
    const { id } = await save(as, portfolioBody(portfolio));
    const other = await begin();
    const own = await save(other.as, portfolioBody(other.portfolio));
    const url = await sendPdf(as);
    const tried = async (given: string, address: string) =>
      (
        await api.fails(404, 'PUT', `${PORTFOLIO}/{id}/pdf/saved`, {
          as: other.as,
          params: { id: given },
          body: { url: address },
        })
      ).code;
    expect(await tried(id, url)).toBe('NOT_FOUND');
    expect(await tried(own.id, url)).toBe('NOT_FOUND');
    expect(await tried(UNKNOWN_UUID, url)).toBe('NOT_FOUND');
    expect((await api.row(storedUploads)).claimedAt).toBeNull();
    expect(await keep(as, id, url)).toMatchObject({ hasPdf: true });
  });
});
