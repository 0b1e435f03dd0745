import type { z } from 'zod';
import type { Profile } from '@/lib/contracts/profile';
import { artistInterestSchema, signupSourceSchema, userInterestSchema } from '@/lib/contracts/signup';
import type { ProfileRow } from './repository';

/** The profile that an account's owner sees. */
export function presentProfile(row: ProfileRow): Profile {
  const { applicationStatus, applicationCreatedAt } = row;
  return {
    accountId: row.accountId,
    roleType: row.roleType,
    snsType: row.hasPassword ? null : row.snsType,
    hasPassword: row.hasPassword,
    name: row.name,
    genderType: row.genderType,
    birthDate: row.birthDate,
    email: row.email,
    phoneNum: row.phoneNum,
    address: row.address,
    addressDetail: row.addressDetail,
    buildingName: row.buildingName,
    zoneCode: row.zoneCode,
    userInterests: known(userInterestSchema, row.userInterests),
    userInterestEtc: row.userInterestEtc,
    artistInterests: known(artistInterestSchema, row.artistInterests),
    artistInterestEtc: row.artistInterestEtc,
    signupSources: known(signupSourceSchema, row.signupSources),
    signupSourcesEtc: row.signupSourcesEtc,
    privacyOptional: row.privacyOptionalAt !== null,
    agreeBusinessEmail: row.agreeBusinessEmail,
    agreeBusinessSms: row.agreeBusinessSms,
    agreeMarketingEmail: row.agreeMarketingEmail,
    agreeMarketingSms: row.agreeMarketingSms,
    version: row.profileVersion,
    application:
      applicationStatus === null || applicationCreatedAt === null
        ? null
        : {
            status: applicationStatus,
            reason: row.applicationReason,
            createdAt: applicationCreatedAt.toISOString(),
          },
  };
}

/** The values that are offered today. The form has no box for older ones. */
function known<Choice>(schema: z.ZodType<Choice>, values: readonly string[]): Choice[] {
  return values.flatMap((value) => {
    const choice = schema.safeParse(value);
    return choice.success ? [choice.data] : [];
  });
}
