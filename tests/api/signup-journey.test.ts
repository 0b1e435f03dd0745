import { useTestApi } from '@/tests/support/api';
import { HARU, identityAnswer, MINSEO } from '@/tests/support/identity';
import type { TestPerson } from '@/tests/support/identity';
import { artistForm, DOCUMENTS, signupForm } from '@/tests/support/signup';

const api = useTestApi();

/** Goes through the popup of the demo verifier. @returns the verified person, as the signup form gets it */
async function verified(person: TestPerson) {
  const body = await identityAnswer(api, person);
  const { di, ...identity } = await api.call('POST', '/v1/auth/identity/result', { body });
  return { ...identity, diHash: di };
}

it('goes from the verifier’s popup to an account, its login and its lost ID', async () => {
  const identity = await verified(HARU);
  expect(identity.accountId).toBeNull();
  const joined = await api.request('POST', '/v1/auth/members/signup', { body: signupForm(identity) });
  expect(joined.status).toBe(200);
  const login = await api.request('POST', '/v1/auth/login', {
    body: { accountId: 'haru1994', accountPwd: 'gyeol!2026' },
  });
  expect(login.status).toBe(200);
  expect(
    await api.call('POST', '/v1/auth/identity/result/id', { body: await identityAnswer(api, HARU) }),
  ).toEqual({ accountId: 'haru1994', hasPassword: true, snsType: null });
  // The same person can't make a second account.
  const again = await verified(HARU);
  expect(again.accountId).toBe('haru1994');
  const second = signupForm(again, { accountId: 'second22', email: 'second@example.com' });
  expect((await api.fails(409, 'POST', '/v1/auth/members/signup', { body: second })).code).toBe(
    'IDENTITY_REGISTERED',
  );
});

it('takes an artist the same way, with documents, and nobody with another’s verification', async () => {
  const [haru, minseo] = [await verified(HARU), await verified(MINSEO)];
  const swapped = { ...minseo, uniqueVal: haru.uniqueVal };
  const files = [['전시 도록.pdf', DOCUMENTS.pdf]] as const;
  expect(
    (
      await api.fails(409, 'POST', '/v1/auth/artists/signup', {
        body: artistForm(signupForm(swapped), files),
      })
    ).code,
  ).toBe('IDENTITY_MISMATCH');
  const joined = await api.request('POST', '/v1/auth/artists/signup', {
    body: artistForm(signupForm(minseo), files),
  });
  expect(joined.status).toBe(200);
});
