import * as uploadLimits from '@/lib/limits/upload';
import * as uploadMessages from '@/lib/messages/upload';
import { createUploadRepository } from '@/server/api/modules/uploads/repository';
import { storedUploads } from '@/server/db/schema/upload';
import { startTestApi, useTestApi, type Account } from '@/tests/support/api';
import { HOUR, useMovableClock, WITHDRAWN_AT } from '@/tests/support/withdrawal';

const PATH = '/v1/s3/put/presigned-url';
const PDF = { fileName: 'portfolio.pdf', contentType: 'application/pdf' };
const MB = 1024 * 1024;

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
let artist: Account;
beforeEach(async () => void (artist = await api.make.account({ roleType: 'ARTIST' })));

const ask = (body: object, as = artist) => api.call('POST', PATH, { as, body });
const put = (url: string, body: string, type = 'application/pdf') =>
  api.app.request(url, { method: 'PUT', body, headers: { 'content-type': type } });

describe('an address to send a file to', () => {
  it('is the same for a query and for a body, and takes the file', async () => {
    const addresses = [
      await api.get(PATH, { as: artist, query: { ...PDF, size: 9 } }),
      await ask({ ...PDF, size: 9 }),
    ];
    for (const url of addresses) {
      expect(url).toMatch(new RegExp(`^/files/uploads/${artist.uuid}/[0-9a-f-]{36}\\.pdf\\?`));
      expect((await put(url, '%PDF-1.7\n')).status).toBe(200);
    }
    expect(new Set(addresses).size).toBe(2);
    expect(await api.storedKeys()).toHaveLength(2);
  });

  it('leads to a row of the account, with the name as people write it', async () => {
    await ask({ ...PDF, fileName: '  작품집 1.PDF '.normalize('NFD'), size: 12 });
    expect(await api.row(storedUploads)).toMatchObject({
      accountUuid: artist.uuid,
      fileName: '작품집 1.PDF',
      contentType: 'application/pdf',
      maxBytes: 12,
      bytes: null,
      claimedAt: null,
    });
  });

  it('takes exactly the size that was asked for, and without one at most the type’s', async () => {
    const exact = await ask({ ...PDF, size: 4 });
    expect((await put(exact, '%PD')).status).toBe(400);
    expect((await put(exact, '%PDF-')).status).toBe(413);
    expect((await put(exact, '%PDF', 'text/html')).status).toBe(415);
    const open = await ask(PDF);
    expect(new URL(open, 'http://a').searchParams.get('max')).toBe(String(1000 * MB));
    const declared = { 'content-type': 'application/pdf', 'content-length': String(1000 * MB + 1) };
    const large = await api.app.request(open, { method: 'PUT', body: 'x', headers: declared });
    expect(large.status).toBe(413);
    expect((await put(open, '%PDF-1.7')).status).toBe(200);
  });

  it.each([
    [{ ...PDF, contentType: 'text/html', fileName: 'a.html' }, 415],
    [{ ...PDF, contentType: 'image/svg+xml', fileName: 'a.svg' }, 415],
    [{ ...PDF, contentType: 'text/html; a=application/pdf' }, 415],
    [{ ...PDF, contentType: 'image/png' }, 415],
    [{ ...PDF, fileName: 'portfolio.html' }, 415],
    [{ ...PDF, fileName: 'portfolio' }, 415],
    [{ ...PDF, size: 1000 * MB + 1 }, 413],
    [{ contentType: 'image/png', fileName: 'a.png', size: 30 * MB + 1 }, 413],
    [{ ...PDF, size: 0 }, 422],
    [{ ...PDF, size: 1.5 }, 422],
    [{ ...PDF, fileName: `${'가'.repeat(97)}.pdf` }, 422],
    [{ ...PDF, fileName: '../portfolio.pdf' }, 422],
    [{ ...PDF, fileName: 'C:\\portfolio.pdf' }, 422],
    [{ ...PDF, fileName: '.pdf' }, 422],
    [{ ...PDF, fileName: `${'각'.normalize('NFD').repeat(97)}.pdf` }, 422],
    [{ ...PDF, fileName: '   ' }, 422],
    [{ ...PDF, fileName: '\u3164' }, 422],
    [{ fileName: 'a.pdf' }, 422],
  ])('is refused for %j', async (body, status) => {
    await api.fails(status, 'POST', PATH, { as: artist, body });
    expect(await api.rows(storedUploads)).toEqual([]);
  });

  it('says in Korean what is wrong with a name', async () => {
    const body = { ...PDF, fileName: `${'가'.repeat(97)}.pdf` };
    const message = uploadMessages.refused(body.fileName, uploadMessages.fileNameTooLong);
    const { errors } = await api.fails(422, 'POST', PATH, { as: artist, body });
    expect(errors).toEqual([{ field: 'fileName', message }]);
    const asked = await api.fails(400, 'GET', PATH, { as: artist, query: { ...body, size: -1 } });
    expect(asked.errors).toEqual(expect.arrayContaining([{ field: 'fileName', message }]));
    expect(asked.errors).toHaveLength(2);
  });

  it.each([...uploadLimits.types])('is given for $contentType', async ({ contentType, endings }) => {
    for (const ending of endings)
      expect(await ask({ contentType, fileName: `a.${ending.toUpperCase()}` })).toContain(`.${endings[0]}?`);
  });

  it.each([
    ['서문.hwp', 'application/haansofthwp', 'application/x-hwp'],
    ['서문.HWPX', 'application/haansofthwpx', 'application/hwp+zip'],
    ['자료.zip', 'application/x-zip-compressed', 'application/zip'],
    ['자료.zip', 'application/octet-stream', 'application/zip'],
    ['달.jfif', 'image/pjpeg', 'image/jpeg'],
    ['서문.hwp', '', 'application/x-hwp'],
    ['달.jpg', 'IMAGE/JPEG', 'image/jpeg'],
    ['서문.pdf', 'application/pdf; charset=binary', 'application/pdf'],
    ['자료.zip', 'multipart/x-zip', 'application/zip'],
    ['자료.zip', 'binary/octet-stream', 'application/zip'],
  ])('takes %s with what a system calls it, %j, and keeps it as %s', async (fileName, contentType, kept) => {
    const url = await ask({ fileName, contentType, size: 9 });
    expect((await put(url, 'something', 'text/html')).status).toBe(415);
    expect((await put(url, 'something', contentType)).status).toBe(200);
    expect(await api.row(storedUploads)).toMatchObject({ fileName, contentType: kept });
  });

  it.each([
    '달 👩🏽‍🎨.pdf',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} "달" \'24.pdf',
    '❤️‍🔥;%22.pdf',
  ])('takes a name of emoji and quotes: %s', async (fileName) => {
    await ask({ ...PDF, fileName, size: 9 });
    expect((await api.row(storedUploads)).fileName).toBe(fileName);
  });

  it('says by name what is taken, and how a picture of a phone is', async () => {
    const failed = (fileName: string) =>
      api.fails(415, 'POST', PATH, { as: artist, body: { fileName, contentType: 'image/jpeg' } });
    expect((await failed('표.exe')).message).toMatch(/^"표\.exe" .*PDF, JPG, .*HWP, HWPX, ZIP/);
    expect((await failed('IMG_1.HEIC')).message).toBe(uploadMessages.heic('IMG_1.HEIC'));
  });

  it('is limited in rate', async () => {
    await using limited = await startTestApi({ rateLimits: { upload: { points: 2, seconds: 60 } } });
    const as = await limited.make.account({ roleType: 'ARTIST' });
    for (const method of ['GET', 'POST'] as const)
      await limited.call(method, PATH, method === 'GET' ? { as, query: PDF } : { as, body: PDF });
    expect((await limited.fails(429, 'GET', PATH, { as, query: PDF })).code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('files that wait to be used', () => {
  const { waitingMax, waitingBytesMax, maxBytes } = uploadLimits;
  const small = { ...PDF, size: 9 };
  /** Adds as many rows as may wait, but for one. */
  async function almostFull(given: Partial<typeof storedUploads.$inferInsert> = {}) {
    const rows = Array.from({ length: waitingMax - 1 }, () => ({
      accountUuid: artist.uuid,
      storageKey: 'uploads/none.pdf',
      fileName: 'a.pdf',
      contentType: 'application/pdf',
      maxBytes: 9,
      createdAt: WITHDRAWN_AT,
      ...given,
    }));
    await api.database.orm.insert(storedUploads).values(rows);
  }
  const refused = () => api.fails(429, 'POST', PATH, { as: artist, body: small });

  it('are bounded in number for each account', async () => {
    await almostFull();
    await ask(small);
    expect((await refused()).code).toBe('UPLOADS_FULL');
    await ask(small, await api.make.account({ roleType: 'ARTIST' }));
  });

  it('are bounded in bytes: what was granted counts', async () => {
    for (let index = 0; index < waitingBytesMax / maxBytes; index += 1) await ask(PDF);
    expect((await refused()).code).toBe('UPLOADS_FULL');
  });

  it('count with their own bytes as soon as they were sent', async () => {
    for (let index = 0; index < waitingBytesMax / maxBytes; index += 1)
      expect((await put(await ask(PDF), '%PDF-1.7')).status).toBe(200);
    await ask(PDF);
    expect(await api.rows(storedUploads)).toHaveLength(waitingBytesMax / maxBytes + 1);
    expect(await api.storedKeys()).toHaveLength(waitingBytesMax / maxBytes);
  });

  it('are bounded also where many are asked for at once', async () => {
    await almostFull();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.request('POST', PATH, { as: artist, body: small })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
  });

  it('don’t count when they were claimed, or a day ago', async () => {
    await almostFull({ claimedAt: WITHDRAWN_AT });
    await almostFull({ createdAt: new Date(WITHDRAWN_AT.getTime() - 24 * HOUR) });
    await ask(small);
  });

  it('don’t count when they never came, once their time to come is over', async () => {
    await almostFull();
    const sent = await ask(PDF);
    await put(sent, '%PDF-1.7');
    await refused();
    clock.after(1 * HOUR);
    await refused();
    clock.after(2 * HOUR);
    await ask(small);
    expect(await api.rows(storedUploads)).toHaveLength(2);
    const [seen] = (await api.rows(storedUploads)).filter(({ bytes }) => bytes !== null);
    expect(seen?.bytes).toBe(8);
  });

  it('are claimed once, also by two at the same moment', async () => {
    await ask(small);
    const { uuid } = await api.row(storedUploads);
    const repository = createUploadRepository(api.database.orm);
    const of = { accountUuid: artist.uuid, since: new Date(0), now: WITHDRAWN_AT };
    const claims = await Promise.all(Array.from({ length: 5 }, () => repository.claim(uuid, of)));
    expect(claims.filter((row) => row !== null)).toHaveLength(1);
  });
});
