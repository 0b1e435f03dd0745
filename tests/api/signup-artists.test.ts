import { asc } from 'drizzle-orm';
import * as documentLimits from '@/lib/limits/documents';
import * as signupMessages from '@/lib/messages/signup';
import * as uploadMessages from '@/lib/messages/upload';
import { JSON_BODY_MAX } from '@/server/api/http/body';
import { apiUrl } from '@/lib/api/url';
import { accounts, artistApplications, artistDocuments } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import { artistForm, DOCUMENTS, signupForm } from '@/tests/support/signup';

const PATH = apiUrl('/v1/auth/artists/signup');
const { png, jpg, pdf, html } = DOCUMENTS;
const api = useTestApi();

const post = (body: unknown, headers = {}) => api.request('POST', PATH, { body, headers });
const fails = (status: number, body: unknown, headers = {}) =>
  api.fails(status, 'POST', PATH, { body, headers });

/** A refused signup leaves no row, no stored file and no temporary file. */
async function expectNothing() {
  expect(await api.rows(accounts)).toEqual([]);
  expect(await api.rows(artistApplications)).toEqual([]);
  expect(await api.rows(outbox)).toEqual([]);
  expect(await api.storedKeys()).toEqual([]);
}

describe('POST /v1/auth/artists/signup', () => {
  it('makes an artist who waits, with the documents where nobody finds them', async () => {
    const verification = await api.make.verification();
    const response = await post(
      artistForm(signupForm(verification, { documentTypes: ['CERTIFICATE', 'ETC', 'ETC'] }), [
        ['졸업 증명서.pdf', pdf],
        ['../../etc/passwd.png', png],
        ['photo.jpeg', jpg],
        ['사진.png', jpg],
      ]),
    );
    expect(await response.json()).toMatchObject({ code: 'SUCCESS', data: { accountId: 'haru1994' } });
    const account = await api.row(accounts);
    expect(account).toMatchObject({ roleType: 'ARTIST_PENDING', name: '김하루' });
    const application = await api.row(artistApplications);
    expect(application).toMatchObject({ accountUuid: account.uuid, status: 'WAITING', reason: null });
    const documents = await api.database.orm
      .select()
      .from(artistDocuments)
      .orderBy(asc(artistDocuments.position));
    const folder = `documents/${application.uuid}`;
    expect(
      documents.map(({ storageKey, fileName, type, mime, bytes }) => [
        storageKey,
        fileName,
        type,
        mime,
        bytes,
      ]),
    ).toEqual([
      [`${folder}/1.pdf`, '졸업 증명서.pdf', 'CERTIFICATE', 'application/pdf', pdf.length],
      [`${folder}/2.png`, 'passwd.png', 'ETC', 'image/png', png.length],
      [`${folder}/3.jpg`, 'photo.jpeg', 'ETC', 'image/jpeg', jpg.length],
      // The content decides the format, not the name. A file without a type has none.
      [`${folder}/4.jpg`, '사진.jpg', null, 'image/jpeg', jpg.length],
    ]);
    expect(await api.storage.read(`${folder}/1.pdf`)).toEqual(pdf);
    expect(await api.storedKeys()).toHaveLength(4);
    const mails = await api.rows(outbox);
    expect(mails.map(({ topic }) => topic)).toEqual(['signup-artist']);
    expect(mails[0]?.payload.text).toContain('4건');
    expect(api.uploads.received()).toEqual([]);
  });

  it('takes `files` and a form that is plain text as well', async () => {
    const data = new FormData();
    data.append('files', new File([Uint8Array.from(png)], 'a.png'));
    data.append('reqDto', JSON.stringify(signupForm(await api.make.verification())));
    expect((await post(data)).status).toBe(200);
  });

  it('refuses files that are no document, whatever they are called', async () => {
    const form = signupForm(await api.make.verification());
    const differs = uploadMessages.contentDiffers(null, null);
    const lies: [name: string, bytes: Uint8Array, wayOut: string | null][] = [
      ['a.png', html, differs],
      ['a.pdf', Buffer.from('MZ\x90\0'), differs],
      ['a.png', Buffer.from('GIF89a'), differs],
      ['a.html', png, null],
      ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
      ['png', png, uploadMessages.withoutEnding('png')],
    ];
    for (const [name, bytes, wayOut] of lies) {
      const failure = await fails(
        422,
        artistForm(form, [
          ['good.pdf', pdf],
          [name, bytes],
        ]),
      );
      const refused = signupMessages.documentsRefused([name], signupMessages.documentsType);
      expect(failure.errors).toEqual([
        { field: 'files', message: wayOut === null ? refused : `${refused} ${wayOut}` },
      ]);
    }
    const empty = await fails(422, artistForm(form, [['a.jpg', Buffer.alloc(0)]]));
    expect(empty.errors).toEqual([{ field: 'files', message: uploadMessages.empty('a.jpg') }]);
    await expectNothing();
  });

  it('says what is wrong with the files beside what is wrong with the form', async () => {
    const form = signupForm(await api.make.verification(), {
      agreeBusinessEmail: false,
      agreeBusinessSms: false,
      artistInterests: [],
    });
    const fieldsOf = async (files: [string, Uint8Array][]) =>
      Object.fromEntries(
        (await fails(422, artistForm(form, files))).errors.map(({ field, message }) => [field, message]),
      );
    expect(await fieldsOf([])).toEqual({
      agreeBusinessEmail: signupMessages.businessEmailRequired,
      agreeBusinessSms: signupMessages.businessSmsRequired,
      artistInterests: signupMessages.interestRequired,
      files: signupMessages.documentsRequired,
    });
    const nine = Array.from({ length: 9 }, (_, index): [string, Uint8Array] => [`${index}.pdf`, pdf]);
    expect((await fieldsOf(nine)).files).toBe(signupMessages.documentsCount);
    await expectNothing();
  });

  it('refuses more than 100 MB together, by what comes and not by what is said', async () => {
    const form = signupForm(await api.make.verification());
    const half = Buffer.concat([pdf, Buffer.alloc(documentLimits.totalBytes / 2)]);
    const tooMuch = artistForm(form, [
      ['a.pdf', half],
      ['b.pdf', half],
    ]);
    expect((await fails(422, tooMuch)).errors).toEqual([
      { field: 'files', message: signupMessages.documentsSize },
    ]);
    const declared = { 'content-length': String(documentLimits.totalBytes * 2) };
    await fails(413, artistForm(form, [['a.pdf', pdf]]), declared);
    const endless = artistForm(form, [
      ['a.pdf', half],
      ['b.pdf', half],
      ['c.pdf', half],
    ]);
    await fails(413, endless);
    expect(api.uploads.received()).toEqual([]);
    await expectNothing();
  });

  it('refuses what is no such form', async () => {
    const form = signupForm(await api.make.verification());
    await fails(415, form);
    await fails(400, undefined);
    await fails(400, '--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' });
    const cutOff =
      '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then';
    await fails(400, cutOff, { 'content-type': 'multipart/form-data; boundary=x' });
    await fails(400, 'x', { 'content-type': 'multipart/form-data; charset=utf-8' });
    await fails(400, new FormData());
    const twisted = new FormData();
    twisted.append('reqDto', '{');
    await fails(400, twisted);
    const large = artistForm({ ...form, more: 'x'.repeat(JSON_BODY_MAX) }, [['a.pdf', pdf]]);
    await fails(413, large);
    // A file in a field of another name is ignored.
    const other = artistForm(form, []);
    other.append('documents', new File([Uint8Array.from(pdf)], 'a.pdf'));
    expect((await fails(422, other)).errors).toEqual([
      { field: 'files', message: signupMessages.documentsRequired },
    ]);
    expect(api.uploads.received()).toEqual([]);
    await expectNothing();
  });

  it('leaves no files of a signup that fails later', async () => {
    const verification = await api.make.verification();
    await api.make.account({ diHash: verification.diHash });
    expect((await fails(409, artistForm(signupForm(verification), [['a.pdf', pdf]]))).code).toBe(
      'IDENTITY_REGISTERED',
    );
    expect(await api.storedKeys()).toEqual([]);
    expect(await api.rows(artistDocuments)).toEqual([]);
  });

  it('leaves one account and its files of several that race', async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => api.make.verification()));
    const answers = await Promise.all(
      people.map((person, index) =>
        post(artistForm(signupForm(person), [['a.pdf', pdf]]), { 'x-forwarded-for': `192.0.2.${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await api.rows(accounts)).toHaveLength(1);
    expect(await api.rows(artistApplications)).toHaveLength(1);
    expect(await api.storedKeys()).toHaveLength(1);
  });

  it('has no public address for a document', async () => {
    await post(artistForm(signupForm(await api.make.verification()), [['a.pdf', pdf]]));
    const [key] = await api.storedKeys();
    for (const path of [`/files/${key}`, `/media/${key}`, `/v1/${key}`, `/${key}`]) {
      expect((await api.request('GET', path)).status).toBeGreaterThanOrEqual(400);
    }
  });
});
