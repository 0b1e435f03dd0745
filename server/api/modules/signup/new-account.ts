import { keptChoice, keptInterests } from '@/lib/choices';
import type { SocialArtistSignup, SocialMemberSignup } from '@/lib/contracts/signup';
import { keptByConsent } from '@/lib/optional-consent';
import type { ClaimedIdentity } from '@/server/api/modules/identity/service';

/** The columns of a new account: the form's choices, and the person as verified. */
export function newAccount(form: SocialMemberSignup | SocialArtistSignup, person: ClaimedIdentity) {
  const sources = keptChoice(form.signupSources, form.signupSourcesEtc);
  return {
    accountId: form.accountId,
    email: form.email,
    name: person.name,
    birthDate: person.birthDate,
    genderType: person.genderType,
    phoneNum: person.phoneNum,
    diHash: person.diHash,
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
      signupSources: sources.chosen,
      signupSourcesEtc: sources.text,
    }),
  };
}
