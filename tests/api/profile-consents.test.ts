import { useTestApi } from '@/tests/support/api';
import type { Account } from '@/tests/support/api';
import { profileCalls } from '@/tests/support/profile';

const api = useTestApi();
const calls = profileCalls(api);

const AGREED_AT = new Date('2026-01-01T00:00:00Z');
const agreed = () =>
  calls.member({
    privacyOptionalAt: AGREED_AT,
    agreeMarketingEmail: true,
    signupSources: ['FRIEND', 'ETC'],
    signupSourcesEtc: '전단',
  });

async function save(as: Account, given: object) {
  expect((await calls.put(as, given)).status).toBe(200);
  return api.account(as);
}

describe('the optional consent', () => {
  it('keeps its time while it stands', async () => {
    const row = await save(await agreed(), { agreeMarketingSms: true });
    expect(row).toMatchObject({
      privacyOptionalAt: AGREED_AT,
      agreeMarketingEmail: true,
      agreeMarketingSms: true,
      signupSources: ['FRIEND', 'ETC'],
      signupSourcesEtc: '전단',
    });
  });

  it('taken back takes with it what it covers, whatever else the form says', async () => {
    const as = await agreed();
    expect(await save(as, { privacyOptional: false, agreeMarketingSms: true })).toMatchObject({
      privacyOptionalAt: null,
      agreeMarketingEmail: false,
      agreeMarketingSms: false,
      signupSources: [],
      signupSourcesEtc: null,
      // The other consents and the required data don't change.
      agreeBusinessEmail: true,
      agreeBusinessSms: true,
      userInterests: ['CRAFT'],
      termsAt: as.termsAt,
    });
  });

  it('given again has the time of that', async () => {
    const as = await agreed();
    await save(as, { privacyOptional: false });
    const before = Date.now() - 1000;
    const row = await save(as, { privacyOptional: true, agreeMarketingEmail: true });
    expect(row?.privacyOptionalAt?.getTime()).toBeGreaterThan(before);
    expect(row).toMatchObject({ agreeMarketingEmail: true, agreeMarketingSms: false, signupSources: [] });
  });
});
