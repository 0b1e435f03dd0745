import { keptInterests } from '@/lib/choices';
import type { RoleType } from '@/lib/contracts/account';
import type { ProfileUpdate } from '@/lib/contracts/profile';
import { keptByConsent } from '@/lib/optional-consent';
import { mailTo } from '@/server/api/modules/mails/templates';

/** The columns that a save of the profile changes. */
export type ProfileColumns = ReturnType<typeof profileColumns>;

/** The columns of a form. The signup sources are not among them: they are asked at signup alone. */
export function profileColumns(form: ProfileUpdate) {
  return {
    email: form.email,
    phoneNum: form.phoneNum,
    address: form.address,
    addressDetail: form.addressDetail,
    buildingName: form.buildingName,
    zoneCode: form.zoneCode,
    ...keptInterests(form),
    agreeBusinessEmail: form.agreeBusinessEmail,
    agreeBusinessSms: form.agreeBusinessSms,
    ...keptByConsent(form.privacyOptional, {
      agreeMarketingEmail: form.agreeMarketingEmail,
      agreeMarketingSms: form.agreeMarketingSms,
    }),
  };
}

interface Before {
  accountId: string;
  name: string;
  email: string | null;
  phoneNum: string | null;
}

/** The mails about a changed address or phone number. They go to the address that the account had before. */
export function changeMails(before: Before, form: ProfileUpdate, changedAt: Date) {
  const { accountId, name, email, phoneNum } = before;
  const values = { accountId, name, changedAt };
  const isEmailChanged = email !== null && email.toLowerCase() !== form.email.toLowerCase();
  return [
    ...(isEmailChanged ? [mailTo('email-changed', email, values)] : []),
    ...(phoneNum === form.phoneNum ? [] : [mailTo('phone-changed', email ?? form.email, values)]),
  ];
}

/** The mail that confirms an application, the first or one with other documents. */
export function applicationMail(
  { name, roleType }: { name: string; roleType: RoleType },
  { email }: ProfileUpdate,
  fileCount: number,
) {
  return mailTo('artist-applied', email, { name, fileCount, isAgain: roleType === 'ARTIST_PENDING_RETRY' });
}
