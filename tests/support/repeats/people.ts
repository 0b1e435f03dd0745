import { SignJWT } from 'jose';
import { VIEW_REPORT } from '@/lib/contracts/page-views';
import { socialLogins } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import { demoDi } from '@/server/demo/identity/demo-di';
import { hashDi } from '@/server/providers/identity/identity';
import { TEST_VIEW_SECRET, type TestApi } from '@/tests/support/api';
import { HARU, identityAnswer, TEST_IDENTITY_SECRET } from '@/tests/support/identity';
import { profileForm, wholeProfile } from '@/tests/support/profile';
import { artistForm, DOCUMENTS, signupForm } from '@/tests/support/signup';
import { bearer } from '@/tests/support/social';
import { named, studioForm } from '@/tests/support/studio';
import { inquiryBody } from '@/tests/support/support-ownership';
import { byKey, ignored, natural, person, type Repeats } from './repeat';

const FILE = [['a.pdf', DOCUMENTS.pdf]] as const;
const newcomer = async (api: TestApi) => {
  const { uuid } = await api.make.row(socialLogins, {
    ...{ provider: 'kakao', providerAccountId: '1', signupExpiresAt: new Date(Date.now() + 3_600_000) },
  });
  return uuid;
};
const ofVerified = async (api: TestApi) => signupForm(await api.make.verification());
async function ofSocial(api: TestApi) {
  const { accountPwd: _none, ...form } = await ofVerified(api);
  return { params: { uuid: await newcomer(api) }, form };
}
const inquiryForm = (given: object = {}) =>
  studioForm(inquiryBody(given), { files: named(DOCUMENTS.pdf, 'a.pdf') });

const memberSignup = byKey(409, async (api) => ({ body: await ofVerified(api) }));
const artistSignup = byKey(409, async (api) => ({ body: artistForm(await ofVerified(api), FILE) }));

/** Accounts, their profiles, support and what is counted. */
export const PEOPLE_REPEATS: Repeats = {
  'POST /v1/users/me/likes': natural('a liked thing is liked'),
  'DELETE /v1/users/me/likes': natural('a thing that isn’t liked stays so'),
  'POST /v1/artist/{artistId}/artworks/{artworkUuid}/view': byKey('another', async (api) => {
    const { id } = await api.make.artist();
    return { params: { artistId: id, artworkUuid: (await api.make.artwork(id)).uuid } };
  }),
  'POST /v1/page-views': byKey('another', async () => ({
    body: {
      report: await new SignJWT({
        purpose: VIEW_REPORT.purpose,
        counts: [{ day: '2026-11-21', page: 'HOME', views: 3 }],
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(new Date('2026-11-21T05:30:00Z'))
        .sign(new TextEncoder().encode(TEST_VIEW_SECRET)),
    },
  })),

  'POST /v1/auth/login': ignored('its answer has a token; each login is a session'),
  'POST /v1/auth/token': ignored('its answer has a token; the session stays the same'),
  'POST /v1/auth/logout': natural('a session that has ended is ended'),
  'POST /v1/auth/identity': ignored('its answer has sealed values; each popup has its own'),
  'POST /v1/auth/identity/result': ignored('its answer identifies a person; a result counts once'),
  'POST /v1/auth/identity/result/id': ignored('its answer identifies a person; a result counts once'),
  'POST /v1/auth/identity/result/pwd': ignored('its answer has a token; a result counts once'),
  'PUT /v1/auth/identity/password': byKey(401, async (api) => {
    const diHash = hashDi(TEST_IDENTITY_SECRET, demoDi(HARU));
    await person(api, 'MEMBER', { accountId: 'haru1', diHash, passwordHash: 'a hash' });
    const body = { ...(await identityAnswer(api, HARU)), accountId: 'haru1' };
    const { accessToken } = await api.call('POST', '/v1/auth/identity/result/pwd', { body });
    return { ...bearer(accessToken), body: { accountPwd: 'sae-gil!77' } };
  }),
  'POST /v1/oauth2/assertion': ignored('its answer has a token; an assertion counts once'),
  'POST /v1/oauth2/withdrawal/revoke': ignored(
    'its answer has a token; a second one finds nothing withdrawn',
  ),
  'PUT /v1/auth/oauth2/link': byKey(409, async (api) => {
    const { uniqueVal, diHash, name, birthDate, genderType, phoneNum } = await api.make.verification();
    const said = { name, birthDate, genderType, phoneNum };
    await person(api, 'MEMBER', { accountId: 'haru1', diHash, ...said });
    const body = { socialLoginUuid: await newcomer(api), accountId: 'haru1', verifyUniqueVal: uniqueVal };
    return { body: { ...body, ...said } };
  }),
  'POST /v1/auth/members/signup': memberSignup,
  'POST /v1/auth/oauth2/members/signup': memberSignup,
  'POST /v1/auth/artists/signup': artistSignup,
  'POST /v1/auth/oauth2/artists/signup': artistSignup,
  'POST /v1/auth/oauth2/members/signup/{uuid}': byKey(409, async (api) => {
    const { params, form } = await ofSocial(api);
    return { params, body: form };
  }),
  'POST /v1/auth/oauth2/artists/signup/{uuid}': byKey(409, async (api) => {
    const { params, form } = await ofSocial(api);
    return { params, body: artistForm(form, FILE) };
  }),
  'PUT /v1/users/me': byKey(409, async (api) => {
    const as = await api.make.account(wholeProfile());
    const read = await api.get('/v1/users/me', { as });
    return { as, body: profileForm(read, { email: 'new@example.com' }) };
  }),
  'POST /v1/users/apply-artist': byKey(
    403,
    async (api) => {
      const as = await api.make.account(wholeProfile());
      return { as, body: artistForm(profileForm(await api.get('/v1/users/me', { as })), FILE) };
    },
    403,
  ),
  'POST /v1/users/validate-current-password': ignored('it asks'),
  'PUT /v1/users/password/update': ignored('its answer has a token; the old password is over'),
  'PUT /user/password/update': ignored('its answer has a token; the old password is over'),
  'PUT /v1/users/withdraw': byKey(
    401,
    async (api) => ({ as: await person(api, 'MEMBER'), body: { withdrawReason: null } }),
    401,
  ),
  'POST /v1/auth/withdrawal/revoke': ignored('its answer has a token; a second one finds nothing withdrawn'),
  'PUT /v1/auth/password-links/{token}': byKey(404, async (api) => {
    const gone = { status: 'WITHDRAWN', withdrawnAt: new Date('2026-11-20T00:00:00Z') };
    const { uuid } = await person(api, 'MEMBER', { passwordHash: 'a hash', ...gone });
    const as = await api.make.account({ roleType: 'ADMIN' });
    await api.call('POST', '/v1/admin/members/{uuid}/password-link', { params: { uuid }, as });
    const [mail] = await api.rows(outbox, { topic: 'password-link' });
    const token = /\/auth\/password\/([\w-]{43})/.exec(mail?.payload.text ?? '')?.[1] ?? '';
    return { params: { token }, body: { accountPwd: 'sae-gil!77' } };
  }),

  'POST /v1/support/inquiries': byKey('another', async (api) => ({
    as: await person(api, 'MEMBER'),
    body: inquiryForm(),
  })),
  'POST /v1/support/guest/inquiries': byKey('another', async () => ({
    body: inquiryForm({ privacyAgreed: true }),
  })),
  'PUT /v1/support/inquiries/{uuid}/read': natural('what is read stays read'),
  'PUT /v1/support/notices/read-all': natural('what is read stays read'),
  'POST /v1/support/notices/{uuid}/read': natural('what is read stays read'),
  'POST /v1/slack/send-error': byKey('another', async (api) => ({
    as: await person(api, 'ARTIST'),
    body: { message: 'PDF 실패' },
  })),
};
