import { keptChoice, keptInterests } from '@/lib/choices';
import type { SocialArtistSignup, SocialMemberSignup } from '@/lib/contracts/signup';
import type { TakenIdentity } from '@/server/api/modules/identity/service';

/** What an account keeps of a signup: the form's choices, and of the person what verification said. */
export function newAccount(form: SocialMemberSignup | SocialArtistSignup, person: TakenIdentity) {
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
    ...choices(form),
    agreeBusinessEmail: form.agreeBusinessEmail,
    agreeBusinessSms: form.agreeBusinessSms,
    agreeMarketingEmail: form.agreeMarketingEmail,
    agreeMarketingSms: form.agreeMarketingSms,
  };
}

/** Each choice once, and words of one's own only where ETC asks for them. */
function choices(form: SocialMemberSignup | SocialArtistSignup) {
  const sources = keptChoice(form.signupSources, form.signupSourcesEtc);
  return { ...keptInterests(form), signupSources: sources.chosen, signupSourcesEtc: sources.text };
}
