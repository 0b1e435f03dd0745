import { apiUrl } from '@/lib/api/url';
import { accounts, socialLogins } from '@/server/db/schema/account';
import type { identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import { artistForm, DOCUMENTS, signupForm } from '@/tests/support/signup';

const api = useTestApi();

const post = (body: unknown, path: string) => api.request('POST', path, { body });
const fails = (status: number, body: unknown, path: string) => api.fails(status, 'POST', path, { body });

describe('POST /v1/auth/oauth2/members/signup/{uuid}', () => {
  async function socialLogin(given: Partial<typeof socialLogins.$inferInsert> = {}) {
    const row = await api.make.row(socialLogins, {
      provider: 'kakao',
      providerAccountId: '1234',
      signupExpiresAt: new Date(Date.now() + 3_600_000),
      ...given,
    });
    return row?.uuid ?? '';
  }
  const { accountPwd: _none, ...withoutPassword } = signupForm({} as typeof identityRequests.$inferSelect);
  const form = async (given: object = {}) => {
    const { uniqueVal, diHash: di, name, birthDate, genderType, phoneNum } = await api.make.verification();
    return { ...withoutPassword, uniqueVal, di, name, birthDate, genderType, phoneNum, ...given };
  };

  it('makes an account without a password that the provider opens', async () => {
    const uuid = await socialLogin();
    expect(
      (await post(await form(), apiUrl('/v1/auth/oauth2/members/signup/{uuid}', { params: { uuid } })))
        .status,
    ).toBe(200);
    const account = await api.row(accounts);
    expect(account).toMatchObject({ snsType: 'kakao', passwordHash: null, roleType: 'MEMBER' });
    const login = await api.row(socialLogins);
    expect(login.accountUuid).toBe(account.uuid);
    await fails(401, { accountId: 'haru1994', accountPwd: 'gyeol!2026' }, apiUrl('/v1/auth/login'));
  });

  it('takes an artist with documents the same way', async () => {
    const uuid = await socialLogin({ provider: 'google' });
    const body = artistForm(await form(), [['a.pdf', DOCUMENTS.pdf]]);
    expect(
      (await post(body, apiUrl('/v1/auth/oauth2/artists/signup/{uuid}', { params: { uuid } }))).status,
    ).toBe(200);
    expect(await api.row(accounts)).toMatchObject({ snsType: 'google', roleType: 'ARTIST_PENDING' });
    const late = artistForm(await form({ accountId: 'late1234', email: 'late@example.com' }), [
      ['a.pdf', DOCUMENTS.pdf],
    ]);
    await fails(401, late, apiUrl('/v1/auth/oauth2/artists/signup/{uuid}', { params: { uuid } }));
    expect(await api.storedKeys()).toHaveLength(1);
  });

  it('refuses a provider’s login that is over, used or not there, and leaves nothing', async () => {
    const owner = await api.make.account();
    const over = await socialLogin({ signupExpiresAt: new Date(Date.now() - 1000) });
    const used = await socialLogin({ providerAccountId: '2', accountUuid: owner.uuid });
    for (const uuid of [over, used, UNKNOWN_UUID]) {
      expect(
        (
          await fails(
            401,
            await form(),
            apiUrl('/v1/auth/oauth2/members/signup/{uuid}', { params: { uuid } }),
          )
        ).code,
      ).toBe('SOCIAL_LOGIN_FAILED');
    }
    await fails(
      404,
      await form(),
      apiUrl('/v1/auth/oauth2/members/signup/{uuid}', { params: { uuid: 'nothing' } }),
    );
    expect(await api.rows(accounts)).toHaveLength(1);
    expect(await api.rows(outbox)).toEqual([]);
  });

  it('gives a provider’s login to one of two who come with it at once', async () => {
    const uuid = await socialLogin();
    const forms = [await form(), await form({ accountId: 'other123', email: 'other@example.com' })];
    const answers = await Promise.all(
      forms.map((each) => post(each, apiUrl('/v1/auth/oauth2/members/signup/{uuid}', { params: { uuid } }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await api.rows(accounts)).toHaveLength(1);
  });
});
