import type { identityRequests } from '@/server/db/schema/identity';

type Verification = Pick<
  typeof identityRequests.$inferSelect,
  'uniqueVal' | 'diHash' | 'name' | 'birthDate' | 'genderType' | 'phoneNum'
>;

/** A complete and valid signup of a verified person. */
export function signupForm(verification: Verification, given: object = {}) {
  const { uniqueVal, diHash, name, birthDate, genderType, phoneNum } = verification;
  return {
    accountId: 'haru1994',
    accountPwd: 'gyeol!2026',
    email: 'Haru@example.com',
    name,
    birthDate,
    genderType,
    phoneNum,
    address: '서울특별시 성북구 동소문로 1',
    addressDetail: '101호',
    buildingName: null,
    zoneCode: '02830',
    artistInterests: ['EXHIBITION'],
    artistInterestEtc: null,
    userInterests: ['CRAFT', 'ETC', 'CRAFT'],
    userInterestEtc: '판화',
    signupSources: ['FRIEND'],
    signupSourcesEtc: null,
    uniqueVal,
    di: diHash,
    terms: true,
    privacyRequired: true,
    privacyOptional: false,
    agreeBusinessEmail: true,
    agreeMarketingEmail: false,
    agreeBusinessSms: true,
    agreeMarketingSms: true,
    ...given,
  };
}

/** Files that begin with the signature of their format. */
export const DOCUMENTS = {
  png: Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    Buffer.from('the rest of a picture'),
  ]),
  jpg: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('the rest of a picture')]),
  pdf: Buffer.from('%PDF-1.7\n<< /Type /Page >>\nthe rest of a document\n%%EOF\n'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
} as const;

/** The form of an artist's signup as a browser sends it. */
export function artistForm(form: unknown, files: readonly (readonly [name: string, bytes: Uint8Array])[]) {
  const data = new FormData();
  data.append('reqDto', new Blob([JSON.stringify(form)], { type: 'application/json' }));
  for (const [name, bytes] of files) data.append('files[]', new File([Uint8Array.from(bytes)], name));
  return data;
}
