import type { Profile } from '@/lib/contracts/profile';
import { messages } from '@/lib/messages/messages';
import { faultsOf } from '@/tests/support/form-faults';
import { MEMBER_PROFILE } from '@/tests/support/profile';
import { profileFormSchema } from './profile-schema';
import { valuesOf, type ProfileMode, type ProfileValues } from './profile-values';

const profileOf = (change: Partial<Profile> = {}): Profile => ({ ...MEMBER_PROFILE, ...change });
const bodyOf = (values: Partial<ProfileValues>, profile = MEMBER_PROFILE, mode: ProfileMode = 'edit') =>
  profileFormSchema(profile, mode).parse({ ...valuesOf(profile, mode), ...values }).body;
const faults = (values: Partial<ProfileValues>, profile = MEMBER_PROFILE, mode: ProfileMode = 'edit') =>
  faultsOf(profileFormSchema(profile, mode), { ...valuesOf(profile, mode), ...values });
const { my, signup } = messages;

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
    expect(faults({ email: 'other@gyeol.example' })).toEqual({ email: signup.emailCheck });
    const email = 'other@gyeol.example';
    const taken = { value: email, isTaken: true };
    expect(faults({ email, emailCheck: taken })).toEqual({ email: signup.emailTaken });
    expect(faults({ email, emailCheck: { ...taken, isTaken: false } })).toEqual({});
    expect(faults({ email: '' })).toEqual({ email: signup.emailRequired });
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
      address: signup.addressRequired,
      addressDetail: signup.addressRequired,
      zoneCode: signup.zoneCodeRule,
      userInterests: signup.interestRequired,
      phoneNum: my.phoneUnverified,
      privacyOptional: my.optionalRequired,
    });
    expect(faults({ userInterests: ['ETC'], userInterestEtc: '' })).toEqual({
      userInterestEtc: signup.etcRequired,
    });
  });
  it('asks an artist for the consents, and keeps what a member had chosen', () => {
    const artist = profileOf({ roleType: 'ARTIST', artistInterests: ['SALES'], userInterests: ['ETC'] });
    expect(faults({}, artist)).toEqual({
      agreeBusinessEmail: signup.businessEmailRequired,
      agreeBusinessSms: signup.businessSmsRequired,
    });
    const body = bodyOf({ agreeBusinessEmail: true, agreeBusinessSms: true }, artist);
    // An ETC without words in a list that isn't shown could be mended by nobody.
    expect(body).toMatchObject({ artistInterests: ['SALES'], userInterests: [] });
  });
  it('asks who applies for documents and for an artist’s interests', () => {
    expect(faults({}, MEMBER_PROFILE, 'apply')).toEqual({
      artistInterests: signup.interestRequired,
      files: signup.documentsRequired,
      agreeBusinessEmail: signup.businessEmailRequired,
      agreeBusinessSms: signup.businessSmsRequired,
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
