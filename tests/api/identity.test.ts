import { eq } from 'drizzle-orm';
import { verifiedIdentitySchema } from '@/lib/contracts/identity';
import * as authMessages from '@/lib/messages/auth';
import * as authPaths from '@/lib/paths/auth';
import { apiUrl } from '@/lib/api/url';
import { createPasswordGrants } from '@/server/api/modules/identity/password-grants';
import { createIdentityRepository } from '@/server/api/modules/identity/repository';
import { createIdentityService } from '@/server/api/modules/identity/service';
import type { accounts } from '@/server/db/schema/account';
import { identityRequests } from '@/server/db/schema/identity';
import { demoDi } from '@/server/demo/identity/demo-di';
import { hashDi } from '@/server/providers/identity/identity';
import { startTestApi, useTestApi } from '@/tests/support/api';
import {
  beginIdentity,
  HARU,
  identityAnswer,
  MINSEO,
  passPopup,
  TEST_IDENTITY_SECRET,
  TEST_SITE_URL,
  testIdentity,
} from '@/tests/support/identity';
import type { TestPerson } from '@/tests/support/identity';

const RESULT = apiUrl('/v1/auth/identity/result');

const diHashOf = (person: TestPerson) => hashDi(TEST_IDENTITY_SECRET, demoDi(person));
const grants = createPasswordGrants({ secret: TEST_IDENTITY_SECRET });
const api = useTestApi();

const begin = (returnUrl?: string) => beginIdentity(api, returnUrl);
const answerOf = (person: TestPerson) => identityAnswer(api, person);

async function post(path: string, body: unknown): Promise<unknown> {
  return api.call('POST', path, { body });
}

const codeOf = async (status: number, path: string, body: unknown) =>
  (await api.fails(status, 'POST', path, { body })).code;

async function accountOf(person: TestPerson, given: Partial<typeof accounts.$inferInsert> = {}) {
  return api.make.account({ diHash: diHashOf(person), email: 'haru@example.com', ...given });
}

describe('POST /v1/auth/identity', () => {
  it('answers what the popup posts, and keeps the keys', async () => {
    const form = await begin(authPaths.verifyResult({ type: 'id', channel: 'abc123' }));
    expect(form.actionUrl).toMatch(/^\/demo\/identity\//);
    const row = await api.row(identityRequests);
    expect(row).toMatchObject({ uniqueVal: form.uniqueVal, status: 'REQUESTED', provider: 'demo' });
    const { key, iv, hmacKey } = row.secrets ?? {};
    for (const kept of [key, iv, hmacKey]) {
      expect(kept?.length).toBeGreaterThanOrEqual(16);
      expect(JSON.stringify(form)).not.toContain(kept);
    }
    const address = await passPopup(form, HARU);
    expect(address.pathname + address.search).toMatch(
      /^\/auth\/verifyResult\?type=id&channel=abc123&token_version_id=/,
    );
  });

  it('comes back to our landing page alone', async () => {
    for (const returnUrl of [
      'https://elsewhere.example/auth/verifyResult',
      '//elsewhere.example/auth/verifyResult',
      '/auth/verifyResult@elsewhere.example',
      '/auth/verifyResult/../../my/info',
      '/auth/verifyResult?next=https://elsewhere.example',
      '/my/info',
      '',
      7,
    ]) {
      await api.fails(422, 'POST', '/v1/auth/identity', { body: { returnUrl } });
    }
  });

  it('forgets what is over when something begins', async () => {
    const { uniqueVal } = await begin();
    await expire(uniqueVal);
    const next = await begin();
    const rows = await api.database.orm
      .select({ uniqueVal: identityRequests.uniqueVal })
      .from(identityRequests);
    expect(rows).toEqual([{ uniqueVal: next.uniqueVal }]);
  });

  it('says that the service is away where there is none', async () => {
    const other = await startTestApi({
      identity: { provider: null, secret: TEST_IDENTITY_SECRET, siteUrl: TEST_SITE_URL },
    });
    const failure = await other.fails(503, 'POST', '/v1/auth/identity', {
      body: { returnUrl: authPaths.verifyResult() },
    });
    await other.close();
    expect(failure.message).toBe(authMessages.identityUnavailable);
  });
});

async function expire(uniqueVal: string): Promise<void> {
  await api.database.orm
    .update(identityRequests)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(identityRequests.uniqueVal, uniqueVal));
}

describe('POST /v1/auth/identity/result', () => {
  it('answers who it was, with our mark of them and not the provider’s', async () => {
    const answer = await answerOf(HARU);
    expect(await post(RESULT, answer)).toEqual({
      uniqueVal: answer.uniqueVal,
      name: '김하루',
      birthDate: '1994-03-12',
      genderType: 'FEMALE',
      phoneNum: '01012345678',
      di: diHashOf(HARU),
      accountId: null,
      hasPassword: false,
      snsType: null,
    });
    const row = await api.row(identityRequests);
    expect(row).toMatchObject({ status: 'VERIFIED', secrets: {} });
    expect(JSON.stringify(row)).not.toContain(demoDi(HARU));
  });

  it('names the active account of the person, and no withdrawn one', async () => {
    await accountOf(HARU, { accountId: 'gone1', status: 'WITHDRAWN', email: null });
    expect(await post(RESULT, await answerOf(HARU))).toMatchObject({ accountId: null });
    await accountOf(HARU, { accountId: 'haru1', passwordHash: 'x', snsType: 'kakao' });
    const account = { accountId: 'haru1', hasPassword: true, snsType: 'kakao' };
    expect(await post(RESULT, await answerOf(HARU))).toMatchObject(account);
  });

  it('knows names that EUC-KR has no sign for', async () => {
    const person = { ...MINSEO, name: '뷁쀍 Søren'.replace('ø', 'o') };
    expect(await post(RESULT, await answerOf(person))).toMatchObject({ name: person.name });
  });

  it('counts an answer once, also when it comes many times at the same moment', async () => {
    const answer = await answerOf(HARU);
    const all = await Promise.all(
      Array.from({ length: 8 }, () => api.request('POST', RESULT, { body: answer })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await codeOf(400, RESULT, answer)).toBe('IDENTITY_FAILED');
    expect(await codeOf(400, apiUrl('/v1/auth/identity/result/id'), answer)).toBe('IDENTITY_FAILED');
  });

  it('refuses what is forged, swapped, cut or expired, and goes on taking the right one', async () => {
    const [one, other] = [await answerOf(HARU), await answerOf(MINSEO)];
    const flip = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`);
    for (const body of [
      { ...one, integrity: flip(one.integrity) },
      { ...one, encData: flip(one.encData) },
      { ...one, encData: one.encData.slice(0, -4) },
      { ...one, encData: 'AAAA', integrity: 'AAAA' },
      { ...one, encData: '김하루', integrity: '김하루' },
      { ...other, uniqueVal: one.uniqueVal },
      { ...one, uniqueVal: other.uniqueVal },
      { ...one, encData: other.encData },
      { ...one, uniqueVal: 'unknown' },
    ]) {
      expect(await codeOf(400, RESULT, body)).toBe('IDENTITY_FAILED');
    }
    await expire(one.uniqueVal);
    expect(await codeOf(400, RESULT, one)).toBe('IDENTITY_FAILED');
    expect(await post(RESULT, other)).toMatchObject({ name: MINSEO.name });
  });

  it('does not take its own request for an answer', async () => {
    const { uniqueVal, encData, integrity } = await begin();
    expect(await codeOf(400, RESULT, { uniqueVal, encData, integrity })).toBe('IDENTITY_FAILED');
  });

  it('says which fields are missing, and refuses what is no body', async () => {
    const { errors } = await api.fails(422, 'POST', RESULT, { body: { encData: 7 } });
    expect(errors.map(({ field }) => field).sort()).toEqual(['encData', 'integrity', 'uniqueVal']);
    await api.fails(400, 'POST', RESULT, { body: '{' });
    await api.fails(422, 'POST', '/v1/auth/identity/result/pwd', { body: await answerOf(HARU) });
    const unknown: string = '/v1/auth/identity/result/phone';
    await api.fails(404, 'POST', unknown, { body: {} });
  });
});

describe('POST /v1/auth/identity/result/id', () => {
  it('finds the lost ID, once', async () => {
    await accountOf(HARU, { accountId: 'haru1', snsType: 'naver' });
    const answer = await answerOf(HARU);
    expect(await post(apiUrl('/v1/auth/identity/result/id'), answer)).toEqual({
      accountId: 'haru1',
      hasPassword: false,
      snsType: 'naver',
    });
    expect(await codeOf(400, apiUrl('/v1/auth/identity/result/id'), answer)).toBe('IDENTITY_FAILED');
    expect(await api.rows(identityRequests)).toEqual([]);
  });

  it('names both ways to log in to an account with a password that was linked to a provider', async () => {
    await accountOf(HARU, { accountId: 'haru1', passwordHash: 'x', snsType: 'kakao' });
    expect(await post(apiUrl('/v1/auth/identity/result/id'), await answerOf(HARU))).toEqual({
      accountId: 'haru1',
      hasPassword: true,
      snsType: 'kakao',
    });
  });

  it('says that there is no account only to who verified', async () => {
    const answer = await answerOf(MINSEO);
    expect(await codeOf(400, apiUrl('/v1/auth/identity/result/id'), { ...answer, integrity: 'x' })).toBe(
      'IDENTITY_FAILED',
    );
    const failure = await api.fails(404, 'POST', '/v1/auth/identity/result/id', { body: answer });
    expect(failure).toMatchObject({ code: 'ACCOUNT_NOT_FOUND', message: authMessages.accountNotFound });
  });
});

describe('what a result is taken for', () => {
  const service = () =>
    createIdentityService({
      repository: createIdentityRepository(api.database.orm),
      provider: testIdentity.provider,
      secret: TEST_IDENTITY_SECRET,
      siteUrl: TEST_SITE_URL,
      grants,
    });

  async function verified(person: TestPerson) {
    return verifiedIdentitySchema.parse(await post(RESULT, await answerOf(person)));
  }

  it('is taken once, by one of many, and again after it was given back', async () => {
    const { uniqueVal, di } = await verified(HARU);
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => service().claim({ uniqueVal, di })),
    );
    const taken = tries.filter((one) => one.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    expect(taken[0]?.value).toEqual({
      name: '김하루',
      birthDate: '1994-03-12',
      genderType: 'FEMALE',
      phoneNum: '01012345678',
      diHash: diHashOf(HARU),
    });
    await service().release(uniqueVal);
    await expect(service().claim({ uniqueVal, di })).resolves.toMatchObject({ name: '김하루' });
    await expect(service().claim({ uniqueVal, di })).rejects.toMatchObject({ code: 'IDENTITY_FAILED' });
  });

  it('is not taken with another person’s mark, which uses nothing up', async () => {
    const [haru, minseo] = [await verified(HARU), await verified(MINSEO)];
    await expect(service().claim({ uniqueVal: haru.uniqueVal, di: minseo.di })).rejects.toMatchObject({
      code: 'IDENTITY_MISMATCH',
    });
    await expect(service().claim(haru)).resolves.toMatchObject({ name: '김하루' });
  });

  it('is not taken when it is over, was never answered, or is unknown', async () => {
    const haru = await verified(HARU);
    await expire(haru.uniqueVal);
    const asked = await begin();
    for (const uniqueVal of [haru.uniqueVal, asked.uniqueVal, 'unknown']) {
      await expect(service().claim({ uniqueVal, di: haru.di })).rejects.toMatchObject({
        code: 'IDENTITY_FAILED',
      });
    }
  });
});
