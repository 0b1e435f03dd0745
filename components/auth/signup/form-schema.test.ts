import { joinEmail, splitEmail } from '@/components/form/email-parts';
import * as authMessages from '@/lib/messages/auth';
import * as signupMessages from '@/lib/messages/signup';
import { faultsOf } from '@/tests/support/form-faults';
import { VERIFIED } from '@/tests/support/verified';
import { signupFormSchema } from './form-schema';
import { initialValues, typedOf, type SignupValues } from './form-values';

const MEMBER = { type: 'MEMBER', isSocial: false } as const;
const ARTIST = { type: 'ARTIST', isSocial: false } as const;

const begin = (given: Partial<Parameters<typeof initialValues>[0]> = {}) =>
  initialValues({
    ...{ typed: null, inMemory: null, social: null, privacyOptional: false },
    identity: VERIFIED,
    ...given,
  });

const whole: SignupValues = {
  ...begin(),
  accountId: 'haru94',
  accountIdCheck: { value: 'haru94', isTaken: false },
  accountPwd: 'gyeol!2026',
  confirmation: 'gyeol!2026',
  email: 'haru@naver.com',
  emailCheck: { value: 'haru@naver.com', isTaken: false },
  zoneCode: '03053',
  address: '서울 종로구 삼청로 30',
  addressDetail: '2층',
  userInterests: ['EXHIBITION'],
};
const bodyOf = (values: SignupValues, way: Parameters<typeof signupFormSchema>[0] = MEMBER) =>
  signupFormSchema(way).parse(values).body;

const faults = (values: SignupValues, way: Parameters<typeof signupFormSchema>[0] = MEMBER) =>
  faultsOf(signupFormSchema(way), values);

describe('the checks of the signup form', () => {
  it('make the payload of a member', () => {
    const payload = bodyOf(whole);
    expect(payload).toMatchObject({
      accountId: 'haru94',
      accountPwd: 'gyeol!2026',
      email: 'haru@naver.com',
      name: '김하루',
      uniqueVal: 'u1',
      userInterests: ['EXHIBITION'],
      artistInterests: [],
      userInterestEtc: null,
      buildingName: null,
      agreeBusinessEmail: false,
    });
    for (const own of ['confirmation', 'accountIdCheck', 'emailCheck', 'files'])
      expect(payload).not.toHaveProperty(own);
  });

  it('name everything that is missing at once', () => {
    expect(faults(begin(), ARTIST)).toEqual({
      accountId: authMessages.accountIdRequired,
      accountPwd: signupMessages.passwordRule,
      email: signupMessages.emailRequired,
      address: signupMessages.addressRequired,
      addressDetail: signupMessages.addressRequired,
      zoneCode: signupMessages.addressRequired,
      artistInterests: signupMessages.interestRequired,
      files: signupMessages.documentsRequired,
      agreeBusinessEmail: signupMessages.businessEmailRequired,
      agreeBusinessSms: signupMessages.businessSmsRequired,
    });
  });

  it('ask for the duplicate checks, and know what these said', () => {
    expect(faults({ ...whole, accountId: 'haru95', email: 'haru@gmail.com' })).toEqual({
      accountId: signupMessages.accountIdCheck,
      email: signupMessages.emailCheck,
    });
    expect(faults({ ...whole, accountIdCheck: { value: 'haru94', isTaken: true } })).toEqual({
      accountId: signupMessages.accountIdTaken,
    });
  });

  it('compare the passwords, but not in a social signup, which has none', () => {
    expect(faults({ ...whole, confirmation: 'other' })).toEqual({
      confirmation: authMessages.passwordMismatch,
    });
    const social = { ...whole, accountPwd: '', confirmation: 'other' };
    expect(faults(social, { type: 'MEMBER', isSocial: true })).toEqual({});
  });

  it('ask for words where ETC is chosen', () => {
    const etc = { userInterests: ['ETC' as const], signupSources: ['ETC' as const], signupSourcesEtc: ' ' };
    expect(faults({ ...whole, ...etc })).toEqual({
      userInterestEtc: signupMessages.etcRequired,
      signupSourcesEtc: signupMessages.etcRequired,
    });
  });
});

describe('what the form holds', () => {
  it('is kept without passwords, files and answers of the duplicate checks', () => {
    const kept = JSON.stringify(typedOf(whole));
    for (const secret of ['gyeol!2026', 'isTaken', VERIFIED.phoneNum]) expect(kept).not.toContain(secret);
    expect(begin({ typed: JSON.parse(kept) })).toMatchObject({ accountId: 'haru94', accountPwd: '' });
    expect(begin({ typed: { accountId: 7 } }).accountId).toBe('');
  });

  it('has nothing that rests on the optional consent where that was refused', () => {
    const news = { agreeMarketingEmail: true, agreeMarketingSms: true };
    const given = { ...news, signupSources: ['ETC' as const], signupSourcesEtc: '전단' };
    const inMemory = { ...whole, ...given };
    const nothing = { agreeMarketingEmail: false, agreeMarketingSms: false, signupSources: [] };
    expect(begin({ inMemory })).toMatchObject({ ...nothing, signupSourcesEtc: null, privacyOptional: false });
    expect(begin({ inMemory, privacyOptional: true })).toMatchObject({ ...given, privacyOptional: true });
  });

  it('begins with the address of a social login', () => {
    const social = { socialLoginUuid: 'u', snsType: 'google' as const, email: 'a@studio.kr', name: null };
    expect(begin({ social }).email).toBe('a@studio.kr');
  });

  it('takes an address apart and puts it together', () => {
    expect(splitEmail('Haru@Naver.com')).toEqual({ local: 'Haru', domain: 'naver.com', ownDomain: '' });
    expect(joinEmail(splitEmail('a@b.kr'))).toBe('a@b.kr');
    expect(joinEmail({ local: ' ', domain: 'naver.com', ownDomain: '' })).toBe('');
  });
});
