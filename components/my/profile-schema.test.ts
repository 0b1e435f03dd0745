import type { Profile } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { faultsOf } from '@/tests/support/form-faults';
import { MEMBER_PROFILE } from '@/tests/support/profile';
import { profileFormSchema } from './profile-schema';
import { valuesOf, type ProfileMode, type ProfileValues } from './profile-values';

const profileOf = (change: Partial<Profile> = {}): Profile => ({ ...MEMBER_PROFILE, ...change });
const bodyOf = (values: Partial<ProfileValues>, profile = MEMBER_PROFILE, mode: ProfileMode = 'edit') =>
  profileFormSchema(profile, mode).parse({ ...valuesOf(profile, mode), ...values }).body;
const faults = (values: Partial<ProfileValues>, profile = MEMBER_PROFILE, mode: ProfileMode = 'edit') =>
  faultsOf(profileFormSchema(profile, mode), { ...valuesOf(profile, mode), ...values });

describe('the form of My Page', () => {
  it('sends an untouched profile back as it is, with its version', () => {
    const body = bodyOf({});
    expect(body).toMatchObject({
      version: 3,
      email: MEMBER_PROFILE.email,
      phoneNum: MEMBER_PROFILE.phoneNum,
    });
    expect(body).toMatchObject({ userInterests: ['CRAFT'], verifyUniqueVal: null, buildingName: null });
  });
  it('asks for a check of a new address, and of none but that', () => {
    expect(faults({ email: 'HARU@gyeol.example' })).toEqual({});
    expect(faults({ email: 'other@gyeol.example' })).toEqual({ email: signupMessages.emailCheck });
    const email = 'other@gyeol.example';
    const taken = { value: email, isTaken: true };
    expect(faults({ email, emailCheck: taken })).toEqual({ email: signupMessages.emailTaken });
    expect(faults({ email, emailCheck: { ...taken, isTaken: false } })).toEqual({});
    expect(faults({ email: '' })).toEqual({ email: signupMessages.emailRequired });
  });
  it('tells all that a member owes at once', () => {
    const bad = {
      address: '',
      addressDetail: ' ',
      zoneCode: '1',
      userInterests: [],
      agreeMarketingSms: true,
    };
    expect(faults({ ...bad, phoneNum: '' })).toEqual({
      address: signupMessages.addressRequired,
      addressDetail: signupMessages.addressRequired,
      zoneCode: signupMessages.zoneCodeRule,
      userInterests: signupMessages.interestRequired,
      phoneNum: myMessages.phoneUnverified,
      privacyOptional: myMessages.optionalRequired,
    });
    expect(faults({ userInterests: ['ETC'], userInterestEtc: '' })).toEqual({
      userInterestEtc: signupMessages.etcRequired,
    });
  });
  it('asks an artist for the consents, and keeps what a member had chosen', () => {
    const artist = profileOf({ roleType: 'ARTIST', artistInterests: ['SALES'], userInterests: ['ETC'] });
    expect(faults({}, artist)).toEqual({
      agreeBusinessEmail: signupMessages.businessEmailRequired,
      agreeBusinessSms: signupMessages.businessSmsRequired,
    });
    const body = bodyOf({ agreeBusinessEmail: true, agreeBusinessSms: true }, artist);
    // An ETC without words in a list that isn't shown could be mended by nobody.
    expect(body).toMatchObject({ artistInterests: ['SALES'], userInterests: [] });
  });
  it('asks who applies for documents and for an artist’s interests', () => {
    expect(faults({}, MEMBER_PROFILE, 'apply')).toEqual({
      artistInterests: signupMessages.interestRequired,
      files: signupMessages.documentsRequired,
      agreeBusinessEmail: signupMessages.businessEmailRequired,
      agreeBusinessSms: signupMessages.businessSmsRequired,
    });
  });
  it('sends a verified number with its verification', () => {
    const verified = { phoneNum: '01099998888', verifyUniqueVal: 'u', verifyDi: 'd' };
    expect(bodyOf(verified)).toMatchObject(verified);
  });
  it('begins without advertisements where the optional consent is missing', () => {
    expect(valuesOf(profileOf({ agreeMarketingSms: true }), 'edit').agreeMarketingSms).toBe(false);
  });
});
