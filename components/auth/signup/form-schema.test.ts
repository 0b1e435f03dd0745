import { emailOf, splitEmail } from '@/components/auth/fields/email-parts';
import * as authMessages from '@/lib/messages/auth';
import * as networkMessages from '@/lib/messages/network';
import * as signupMessages from '@/lib/messages/signup';
import { formNameOf, signupFormSchema, type SignupContext } from './form-schema';
import { initialValues, typedOf, type SignupValues } from './form-values';

const context: SignupContext = {
  type: 'MEMBER',
  isSocial: false,
  agreements: { terms: true, privacyRequired: true, privacyOptional: false },
  identity: {
    uniqueVal: 'u1',
    name: '김하루',
    birthDate: '1994-03-12',
    genderType: 'FEMALE',
    phoneNum: '01012345678',
    di: 'd',
    accountId: null,
    snsType: null,
  },
};

const whole: SignupValues = {
  ...initialValues(null, null),
  accountId: 'haru94',
  idCheck: { value: 'haru94', isTaken: false },
  accountPwd: 'gyeol!2026',
  confirmation: 'gyeol!2026',
  emailLocal: 'haru',
  emailCheck: { value: 'haru@naver.com', isTaken: false },
  zoneCode: '03053',
  address: '서울 종로구 삼청로 30',
  addressDetail: '2층',
  interests: ['EXHIBITION'],
};

function faults(values: SignupValues, change: Partial<SignupContext> = {}): Record<string, string> {
  const parsed = signupFormSchema({ ...context, ...change }).safeParse(values);
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('the checks of the signup form', () => {
  it('make the payload of a member', () => {
    const payload = signupFormSchema(context).parse(whole);
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
  });

  it('send what rests on the optional consent with it alone', () => {
    const news = { agreeMarketingEmail: true, agreeMarketingSms: true };
    const values = { ...whole, ...news, sources: ['ETC'], sourceEtc: '전단' };
    const refused = signupFormSchema(context).parse(values);
    expect(refused).toMatchObject({ agreeMarketingEmail: false, agreeMarketingSms: false });
    expect(refused).toMatchObject({ signupSources: [], signupSourcesEtc: null });
    const agreements = { ...context.agreements, privacyOptional: true };
    const agreed = signupFormSchema({ ...context, agreements }).parse(values);
    expect(agreed).toMatchObject({ ...news, signupSources: ['ETC'], signupSourcesEtc: '전단' });
  });

  it('name everything that is missing at once, each field once', () => {
    expect(faults(initialValues(null, null), { type: 'ARTIST' })).toEqual({
      accountId: authMessages.accountIdRequired,
      accountPwd: signupMessages.passwordRule,
      emailLocal: signupMessages.emailRequired,
      address: signupMessages.addressRequired,
      addressDetail: signupMessages.addressRequired,
      zoneCode: signupMessages.addressRequired,
      interests: signupMessages.interestRequired,
      documents: signupMessages.documentsRequired,
      agreeBusinessEmail: signupMessages.businessEmailRequired,
      agreeBusinessSms: signupMessages.businessSmsRequired,
    });
  });

  it('ask for the duplicate checks, and know what these said', () => {
    const changed = { ...whole, accountId: 'haru95', emailDomain: 'gmail.com' };
    expect(faults(changed)).toEqual({
      accountId: signupMessages.accountIdCheck,
      emailLocal: signupMessages.emailCheck,
    });
    const taken = { ...whole, idCheck: { value: 'haru94', isTaken: true } };
    expect(faults(taken)).toEqual({ accountId: signupMessages.accountIdTaken });
  });

  it('compare the passwords, but not in a social signup, which has none', () => {
    expect(faults({ ...whole, confirmation: 'other' })).toEqual({
      confirmation: authMessages.passwordMismatch,
    });
    const social = { ...whole, accountPwd: '', confirmation: 'other' };
    expect(faults(social, { isSocial: true })).toEqual({});
    expect(signupFormSchema({ ...context, isSocial: true }).parse(social)).not.toHaveProperty('accountPwd');
  });

  it('ask for words where ETC is chosen, and send none where it is not', () => {
    const etc = { ...whole, interests: ['ETC'], sources: ['ETC'], sourceEtc: ' ' };
    const agreements = { ...context.agreements, privacyOptional: true };
    expect(faults(etc, { agreements })).toEqual({
      interestEtc: signupMessages.etcRequired,
      sourceEtc: signupMessages.etcRequired,
    });
    expect(signupFormSchema(context).parse({ ...whole, interestEtc: 'left over' })).toMatchObject({
      userInterestEtc: null,
    });
  });

  it('say something also when what nobody typed is wrong', () => {
    const identity = { ...context.identity, phoneNum: 'x' };
    expect(faults(whole, { identity })).toEqual({ accountId: networkMessages.checkInput });
  });
});

describe('what the form holds', () => {
  it('is kept without passwords, files and answers of the duplicate checks', () => {
    const kept = JSON.stringify(typedOf(whole));
    expect(kept).not.toContain('gyeol!2026');
    expect(kept).not.toContain('isTaken');
    expect(initialValues(JSON.parse(kept), null)).toMatchObject({ accountId: 'haru94', accountPwd: '' });
    expect(initialValues({ accountId: 7 }, null).accountId).toBe('');
  });

  it('begins with the address of a social login', () => {
    const social = { socialLoginUuid: 'u', snsType: 'google' as const, email: 'a@studio.kr', name: null };
    expect(initialValues(null, social)).toMatchObject({ emailLocal: 'a', emailOwnDomain: 'studio.kr' });
  });

  it('takes an address apart and puts it together', () => {
    expect(splitEmail('Haru@Naver.com')).toEqual({
      emailLocal: 'Haru',
      emailDomain: 'naver.com',
      emailOwnDomain: '',
    });
    expect(emailOf(splitEmail('a@b.kr'))).toBe('a@b.kr');
    expect(emailOf({ emailLocal: ' ', emailDomain: 'naver.com', emailOwnDomain: '' })).toBe('');
  });

  it('knows the server’s names of its fields', () => {
    expect(formNameOf('email')).toBe('emailLocal');
    expect(formNameOf('userInterests.0')).toBe('interests');
    expect(formNameOf('toString')).toBeNull();
    expect(formNameOf('di')).toBeNull();
  });
});
