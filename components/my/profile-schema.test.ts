import type { RoleType } from '@/lib/contracts/account';
import type { Profile } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { mergeProfile } from './merge-profile';
import { profileFaultsOf } from './profile-faults';
import { profileFormSchema } from './profile-schema';
import { valuesOf, type ProfileMode, type ProfileValues } from './profile-values';

const PROFILE: Profile = {
  accountId: 'member01',
  roleType: 'MEMBER',
  snsType: null,
  hasPassword: true,
  name: '김하루',
  genderType: 'FEMALE',
  birthDate: '1994-03-12',
  email: 'haru@gyeol.example',
  phoneNum: '01012345678',
  address: '서울특별시 성북구 성북로 00',
  addressDetail: '302호',
  buildingName: null,
  zoneCode: '02835',
  userInterests: ['CRAFT'],
  userInterestEtc: null,
  artistInterests: [],
  artistInterestEtc: null,
  signupSources: [],
  signupSourcesEtc: null,
  version: 3,
  application: null,
  privacyOptional: false,
  agreeBusinessEmail: false,
  agreeBusinessSms: false,
  agreeMarketingEmail: false,
  agreeMarketingSms: false,
};

const profileOf = (change: Partial<Profile> = {}): Profile => ({ ...PROFILE, ...change });
const check = (values: Partial<ProfileValues>, profile = PROFILE, mode: ProfileMode = 'edit') =>
  profileFormSchema(profile, mode).safeParse({ ...valuesOf(profile, mode), ...values });
const faults = (...args: Parameters<typeof check>) =>
  Object.fromEntries(
    (check(...args).error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );

describe('the form of My Page', () => {
  it('sends an untouched profile back as it is, with its version', () => {
    const { data } = check({});
    expect(data).toMatchObject({ version: 3, email: PROFILE.email, phoneNum: PROFILE.phoneNum });
    expect(data).toMatchObject({ userInterests: ['CRAFT'], verifyUniqueVal: null, buildingName: null });
  });
  it('asks for a check of a new address, and of none but that', () => {
    expect(faults({ emailLocal: 'HARU' })).toEqual({});
    expect(faults({ emailLocal: 'other' })).toEqual({ emailLocal: signupMessages.emailCheck });
    const emailCheck = { value: 'other@gyeol.example', isTaken: true };
    expect(faults({ emailLocal: 'other', emailCheck })).toEqual({ emailLocal: signupMessages.emailTaken });
    expect(faults({ emailLocal: 'other', emailCheck: { ...emailCheck, isTaken: false } })).toEqual({});
    expect(faults({ emailLocal: '' })).toEqual({ emailLocal: signupMessages.emailRequired });
  });
  it('tells all that a member owes at once', () => {
    const bad = { address: '', addressDetail: ' ', zoneCode: '1', interests: [], agreeMarketingSms: true };
    expect(faults({ ...bad, phoneNum: '' })).toEqual({
      address: signupMessages.addressRequired,
      addressDetail: signupMessages.addressRequired,
      zoneCode: signupMessages.zoneCodeRule,
      interests: signupMessages.interestRequired,
      phoneNum: myMessages.phoneUnverified,
      privacyOptional: myMessages.optionalRequired,
    });
    expect(faults({ interests: ['ETC'], interestEtc: '' })).toEqual({
      interestEtc: signupMessages.etcRequired,
    });
  });
  it('asks an artist for the consents, and keeps what a member had chosen', () => {
    const artist = profileOf({ roleType: 'ARTIST', artistInterests: ['SALES'], userInterests: ['ETC'] });
    expect(faults({}, artist)).toEqual({
      agreeBusinessEmail: signupMessages.businessEmailRequired,
      agreeBusinessSms: signupMessages.businessSmsRequired,
    });
    const { data } = check({ agreeBusinessEmail: true, agreeBusinessSms: true }, artist);
    // An ETC without words in a list that isn't shown could be mended by nobody.
    expect(data).toMatchObject({ artistInterests: ['SALES'], userInterests: [] });
  });
  it('asks who applies for documents and for an artist’s interests', () => {
    expect(faults({}, PROFILE, 'apply')).toEqual({
      interests: signupMessages.interestRequired,
      documents: signupMessages.documentsRequired,
      agreeBusinessEmail: signupMessages.businessEmailRequired,
      agreeBusinessSms: signupMessages.businessSmsRequired,
    });
  });
  it('sends a verified number with its verification', () => {
    const verification = { uniqueVal: 'u', di: 'd' };
    const { data } = check({ phoneNum: '01099998888', verification });
    expect(data).toMatchObject({ phoneNum: '01099998888', verifyUniqueVal: 'u', verifyDi: 'd' });
  });
  it('begins without advertisements where the optional consent is missing', () => {
    expect(valuesOf(profileOf({ agreeMarketingSms: true }), 'edit').agreeMarketingSms).toBe(false);
  });
});

describe('what the server refuses', () => {
  const at = (code: string, field?: string) =>
    profileFaultsOf({ code, message: 'm', errors: field === undefined ? [] : [{ field, message: 'f' }] });
  it('is told at the field that it is about', () => {
    expect(at('EMAIL_TAKEN')).toEqual([{ field: 'emailLocal', message: 'm' }]);
    expect(at('PHONE_OWNER_MISMATCH')).toEqual([{ field: 'phoneNum', message: 'm' }]);
    expect(at('UNPROCESSABLE', 'artistInterests')).toEqual([{ field: 'interests', message: 'f' }]);
    expect(at('UNPROCESSABLE', 'version')).toEqual([]);
    expect(at('UNSUPPORTED_MEDIA')).toEqual([{ field: 'documents', message: signupMessages.documentsType }]);
  });
});

describe('a profile that was saved elsewhere', () => {
  const values = (change: Partial<Profile> = {}, roleType: RoleType = 'MEMBER') =>
    valuesOf(profileOf({ roleType, ...change }), 'edit');
  it('keeps what was typed, takes the rest, and names what is new', () => {
    const typed = { ...values(), addressDetail: '1층' };
    const latest = values({ email: 'new@naver.com', addressDetail: '9층', agreeBusinessSms: true });
    const merged = mergeProfile({ base: values(), typed, latest }, false);
    expect(merged.values).toMatchObject({
      addressDetail: '1층',
      emailLocal: 'new',
      emailDomain: 'naver.com',
    });
    expect(merged.changes).toEqual([
      { label: '이메일', now: 'new@naver.com', isKept: false },
      { label: '주소', now: '(02835) 서울특별시 성북구 성북로 00 9층', isKept: true },
      { label: '비즈니스 SMS 수신', now: '동의', isKept: false },
    ]);
  });
  it('says nothing of what both made alike', () => {
    const both = { userInterests: ['CLASS', 'ETC'], userInterestEtc: '판화' } satisfies Partial<Profile>;
    const { changes } = mergeProfile({ base: values(), typed: values(both), latest: values(both) }, false);
    expect(changes).toEqual([{ label: '관심분야', now: '강좌·체험, 기타: 판화', isKept: false }]);
  });
});
