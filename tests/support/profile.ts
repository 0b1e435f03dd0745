import type { Profile } from '@/lib/contracts/profile';
import type { accounts } from '@/server/db/schema/account';
import type { Account, TestApi } from './api';

/** The profile of a member as the API answers it. */
export const MEMBER_PROFILE: Profile = {
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

/** The columns of an account whose profile is whole, as a signup leaves it. */
export function wholeProfile(): Partial<typeof accounts.$inferInsert> {
  return {
    name: '김하루',
    birthDate: '1994-03-12',
    genderType: 'FEMALE',
    email: 'haru@example.com',
    phoneNum: '01012345678',
    address: '서울특별시 성북구 동소문로 1',
    addressDetail: '101호',
    zoneCode: '02830',
    userInterests: ['CRAFT'],
    artistInterests: ['EXHIBITION'],
    signupSources: ['FRIEND'],
    privacyOptionalAt: new Date('2026-01-01T00:00:00Z'),
    agreeBusinessEmail: true,
    agreeBusinessSms: true,
  };
}

/** The body that saves a profile as it was read, but for what is given. */
export function profileForm(profile: Profile, given: object = {}) {
  const { address, addressDetail, buildingName, zoneCode, email, phoneNum, version } = profile;
  const { userInterests, userInterestEtc, artistInterests, artistInterestEtc, privacyOptional } = profile;
  const { agreeBusinessEmail, agreeBusinessSms, agreeMarketingEmail, agreeMarketingSms } = profile;
  return {
    ...{ address, addressDetail, buildingName, zoneCode, email, phoneNum, version, privacyOptional },
    ...{ userInterests, userInterestEtc, artistInterests, artistInterestEtc },
    ...{ agreeBusinessEmail, agreeBusinessSms, agreeMarketingEmail, agreeMarketingSms },
    ...{ verifyUniqueVal: null, verifyDi: null },
    ...given,
  };
}

/** The calls of My Page's profile. */
export function profileCalls(api: TestApi) {
  const read = (as: Account) => api.get('/v1/users/me', { as });
  const formOf = async (as: Account, given: object = {}) => profileForm(await read(as), given);
  return {
    read,
    formOf,
    /** Makes an account whose profile is whole. */
    member: (given: Partial<typeof accounts.$inferInsert> = {}) =>
      api.make.account({ ...wholeProfile(), ...given }),
    /** Saves the profile as it was read, but for what is given. */
    put: async (as: Account, given: object = {}) =>
      api.request('PUT', '/v1/users/me', { as, body: await formOf(as, given) }),
    /** `put`, which has to fail with this status. */
    fails: async (status: number, as: Account, given: object = {}) =>
      api.fails(status, 'PUT', '/v1/users/me', { as, body: await formOf(as, given) }),
  };
}
