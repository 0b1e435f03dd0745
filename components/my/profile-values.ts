import type { AddressValues } from '@/components/auth/fields/address-field';
import type { ConsentValues } from '@/components/auth/fields/consent-fields';
import type { DocumentValues } from '@/components/auth/fields/document-fields';
import { emailOf, splitEmail, type EmailValues } from '@/components/auth/fields/email-parts';
import type { InterestValues } from '@/components/auth/fields/interest-fields';
import { UNCHECKED } from '@/components/auth/fields/use-duplicate-check';
import { isArtistRole } from '@/components/shell/menu';
import type { Profile } from '@/lib/contracts/profile';

/** Whether the profile is changed, or a member asks to be an artist. */
export type ProfileMode = 'edit' | 'apply';

/** What the form of My Page holds. */
export interface ProfileValues
  extends EmailValues, AddressValues, InterestValues, ConsentValues, DocumentValues {
  /** Digits only. */
  phoneNum: string;
  /** Of a new number; null while it is the old one. */
  verification: { uniqueVal: string; di: string } | null;
  privacyOptional: boolean;
}

/** Whether the form asks what artists are asked: of artists, and of who wants to be one. */
export function isArtistForm(profile: Pick<Profile, 'roleType'>, mode: ProfileMode): boolean {
  return mode === 'apply' || isArtistRole(profile.roleType);
}

/** The form's values for a profile as the server has it. */
export function valuesOf(profile: Profile, mode: ProfileMode): ProfileValues {
  const isArtist = isArtistForm(profile, mode);
  return {
    ...splitEmail(profile.email ?? ''),
    emailCheck: UNCHECKED,
    phoneNum: profile.phoneNum ?? '',
    verification: null,
    zoneCode: profile.zoneCode ?? '',
    address: profile.address ?? '',
    addressDetail: profile.addressDetail ?? '',
    buildingName: profile.buildingName ?? '',
    isAddressTyped: false,
    interests: isArtist ? [...profile.artistInterests] : [...profile.userInterests],
    interestEtc: (isArtist ? profile.artistInterestEtc : profile.userInterestEtc) ?? '',
    documents: [],
    privacyOptional: profile.privacyOptional,
    agreeBusinessEmail: profile.agreeBusinessEmail,
    agreeBusinessSms: profile.agreeBusinessSms,
    // Advertisements rest on the optional consent (`privacy-optional.md`).
    agreeMarketingEmail: profile.privacyOptional && profile.agreeMarketingEmail,
    agreeMarketingSms: profile.privacyOptional && profile.agreeMarketingSms,
  };
}

/** Whether the form still holds the address that the account has; nobody need ask whether that is taken. */
export function isOwnEmail(values: ProfileValues, profile: Pick<Profile, 'email'>): boolean {
  return emailOf(values).toLowerCase() === profile.email?.toLowerCase();
}

/** Body of `PUT /v1/users/me`, as the form's values make it and before the contract has looked at it. */
export function payloadOf(values: ProfileValues, profile: Profile, mode: ProfileMode) {
  const isArtist = isArtistForm(profile, mode);
  const shown = {
    interests: values.interests,
    etc: values.interests.includes('ETC') ? values.interestEtc : null,
  };
  return {
    version: profile.version,
    email: emailOf(values),
    phoneNum: values.phoneNum,
    verifyUniqueVal: values.verification?.uniqueVal ?? null,
    verifyDi: values.verification?.di ?? null,
    zoneCode: values.zoneCode,
    address: values.address,
    addressDetail: values.addressDetail,
    buildingName: values.buildingName === '' ? null : values.buildingName,
    // What the form doesn't show stays as it is, as far as it holds together.
    ...(isArtist
      ? { artistInterests: shown.interests, artistInterestEtc: shown.etc }
      : hidden('artist', profile.artistInterests, profile.artistInterestEtc)),
    ...(isArtist
      ? hidden('user', profile.userInterests, profile.userInterestEtc)
      : { userInterests: shown.interests, userInterestEtc: shown.etc }),
    privacyOptional: values.privacyOptional,
    agreeBusinessEmail: values.agreeBusinessEmail,
    agreeBusinessSms: values.agreeBusinessSms,
    agreeMarketingEmail: values.agreeMarketingEmail,
    agreeMarketingSms: values.agreeMarketingSms,
  };
}

/** Nobody could mend an ETC without words in a list that isn't shown. */
function hidden(kind: 'artist' | 'user', interests: readonly string[], etc: string | null) {
  const hasWords = etc !== null && etc !== '';
  return {
    [`${kind}Interests`]: interests.filter((interest) => interest !== 'ETC' || hasWords),
    [`${kind}InterestEtc`]: etc,
  };
}
