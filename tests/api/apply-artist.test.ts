import { asc } from 'drizzle-orm';
import type { RoleType } from '@/lib/contracts/account';
import { successSchema } from '@/lib/contracts/envelope';
import { profileSchema } from '@/lib/contracts/profile';
import * as signupMessages from '@/lib/messages/signup';
import { artistApplications, artistDocuments } from '@/server/db/schema/account';
import { identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import type { Account, Sent } from '@/tests/support/api';
import { profileCalls } from '@/tests/support/profile';
import { artistForm, DOCUMENTS } from '@/tests/support/signup';

const { pdf, png, html } = DOCUMENTS;
const api = useTestApi();
const { member: make, formOf } = profileCalls(api);
const post = (as: Sent['as'], body: FormData, headers = {}) =>
  api.request('POST', '/v1/users/apply-artist', { as, body, headers });
const fails = (status: number, as: Sent['as'], body: FormData) =>
  api.fails(status, 'POST', '/v1/users/apply-artist', { as, body });
const applications = () =>
  api.database.orm.select().from(artistApplications).orderBy(asc(artistApplications.createdAt));

async function expectNothing(as: Account) {
  expect(await api.account(as)).toEqual(as);
  expect(await applications()).toEqual([]);
  expect(await api.storedKeys()).toEqual([]);
  expect(await api.mails()).toEqual([]);
}

describe('POST /v1/users/apply-artist', () => {
  it('makes a member wait as an artist, with the profile and the documents', async () => {
    const as = await make({ agreeBusinessEmail: false, agreeBusinessSms: false, artistInterests: [] });
    const form = await formOf(as, {
      artistInterests: ['EXHIBITION', 'ETC'],
      artistInterestEtc: '판화 공방',
      agreeBusinessEmail: true,
      agreeBusinessSms: true,
      documentTypes: ['CERTIFICATE', 'ETC'],
    });
    const response = await post(
      as,
      artistForm(form, [
        ['증명서.pdf', pdf],
        ['전시.png', png],
      ]),
    );
    const { data } = successSchema(profileSchema).parse(await response.json());
    expect(data).toMatchObject({
      roleType: 'ARTIST_PENDING',
      artistInterests: ['EXHIBITION', 'ETC'],
      artistInterestEtc: '판화 공방',
      agreeBusinessEmail: true,
      version: 1,
      application: { status: 'WAITING', reason: null },
    });
    const [application] = await applications();
    const folder = `documents/${application?.uuid}`;
    expect(application).toMatchObject({ accountUuid: as.uuid, status: 'WAITING' });
    const documents = await api.database.orm
      .select()
      .from(artistDocuments)
      .orderBy(asc(artistDocuments.position));
    expect(documents.map(({ storageKey, fileName, type }) => [storageKey, fileName, type])).toEqual([
      [`${folder}/1.pdf`, '증명서.pdf', 'CERTIFICATE'],
      [`${folder}/2.png`, '전시.png', 'ETC'],
    ]);
    expect(await api.storage.read(`${folder}/1.pdf`)).toEqual(pdf);
    expect(await api.mails()).toEqual([['artist-applied', 'haru@example.com']]);
    expect(api.wakes()).toBe(1);
    // The session stays valid and has the new role.
    expect((await api.request('GET', '/v1/auth/current-role', { as })).status).toBe(200);
  });

  it('takes the documents that were asked for as another application', async () => {
    const as = await make({ roleType: 'ARTIST_PENDING_RETRY' });
    await api.make.row(artistApplications, {
      accountUuid: as.uuid,
      status: 'RETRY',
      reason: '흐릿합니다',
      createdAt: new Date(0),
    });
    expect((await post(as, artistForm(await formOf(as), [['a.pdf', pdf]]))).status).toBe(200);
    expect(await api.account(as)).toMatchObject({ roleType: 'ARTIST_PENDING', profileVersion: 1 });
    expect((await applications()).map(({ status, reason }) => [status, reason])).toEqual([
      ['RETRY', '흐릿합니다'],
      ['WAITING', null],
    ]);
    const mail = await api.row(outbox);
    expect(mail.payload.subject).toContain('다시');
  });

  it.each<RoleType>(['ARTIST_PENDING', 'ARTIST_BEFORE_PROFILE', 'ARTIST', 'BUSINESS', 'ADMIN'])(
    'refuses %s, and guests',
    async (roleType) => {
      const as = await make({ roleType });
      const body = artistForm(await formOf(as), [['a.pdf', pdf]]);
      await fails(403, as, body);
      await fails(401, null, body);
      await expectNothing(as);
    },
  );

  it('names what is wrong with the form and with the files at once', async () => {
    const as = await make();
    const form = await formOf(as, { artistInterests: [], agreeBusinessSms: false, address: '' });
    const { errors } = await fails(422, as, artistForm(form, [['a.pdf', html]]));
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual({
      address: signupMessages.addressRequired,
      artistInterests: signupMessages.interestRequired,
      agreeBusinessSms: signupMessages.businessSmsRequired,
      files: expect.stringContaining(
        signupMessages.documentsRefused(['a.pdf'], signupMessages.documentsType),
      ),
    });
    const none = await fails(422, as, artistForm(await formOf(as), []));
    expect(none.errors).toEqual([{ field: 'files', message: signupMessages.documentsRequired }]);
    await api.fails(415, 'POST', '/v1/users/apply-artist', { as, body: form });
    await expectNothing(as);
  });

  it('is one application, however often it is sent at once', async () => {
    const as = await make();
    const form = await formOf(as);
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        post(as, artistForm(form, [[`${index}.pdf`, pdf]]), { 'x-forwarded-for': `192.0.2.${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 403, 409].includes(status))).toEqual([]);
    const [application, ...more] = await applications();
    expect(more).toEqual([]);
    expect(await api.storedKeys()).toEqual([`documents/${application?.uuid}/1.pdf`]);
    expect(await api.mails()).toHaveLength(1);
  });

  it('leaves nothing of what failed late, and its verification can be used again', async () => {
    const as = await make({ diHash: 'di' });
    await make({ email: 'taken@example.com' });
    const person = await api.make.verification({ phoneNum: '01087654321', diHash: 'di' });
    const given = { phoneNum: '01087654321', verifyUniqueVal: person.uniqueVal, verifyDi: 'di' };
    const failed = await formOf(as, { ...given, email: 'TAKEN@example.com' });
    const failure = await fails(409, as, artistForm(failed, [['a.pdf', pdf]]));
    expect(failure).toMatchObject({ code: 'EMAIL_TAKEN', errors: [{ field: 'email' }] });
    await expectNothing(as);
    const request = await api.row(identityRequests);
    expect(request.status).toBe('VERIFIED');

    expect((await post(as, artistForm(await formOf(as, given), [['a.pdf', pdf]]))).status).toBe(200);
    expect(await api.account(as)).toMatchObject({ phoneNum: '01087654321', roleType: 'ARTIST_PENDING' });
    expect((await api.mails()).map(([topic]) => topic)).toEqual(['artist-applied', 'phone-changed']);
  });
});
