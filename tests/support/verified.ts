import type { VerifiedIdentity } from '@/lib/contracts/identity';

/** A person who was verified and has no account. */
export const VERIFIED: VerifiedIdentity = {
  uniqueVal: 'u1',
  name: '김하루',
  birthDate: '1994-03-12',
  genderType: 'FEMALE',
  phoneNum: '01012345678',
  di: 'd',
  accountId: null,
  hasPassword: false,
  snsType: null,
};
