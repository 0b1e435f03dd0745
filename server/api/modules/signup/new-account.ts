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
  const etc = (chosen: readonly string[], text: string | null) => (chosen.includes('ETC') ? text : null);
  return {
    artistInterests: [...new Set(form.artistInterests)],
    artistInterestEtc: etc(form.artistInterests, form.artistInterestEtc),
    userInterests: [...new Set(form.userInterests)],
    userInterestEtc: etc(form.userInterests, form.userInterestEtc),
    signupSources: [...new Set(form.signupSources)],
    signupSourcesEtc: etc(form.signupSources, form.signupSourcesEtc),
  };
}
