import { z } from 'zod';
import { chosenDocumentsSchema, duplicateAnswerSchema, UNCHECKED } from '@/components/form/form-checks';
import { sharedTypedFields } from '@/components/form/typed-fields';
import { isArtistRole } from '@/components/shell/menu';
import { alwaysSentSchema, type Profile, type profileUpdateSchema } from '@/lib/contracts/profile';

/** Whether the profile is changed, or a member asks to be an artist. */
export type ProfileMode = 'edit' | 'apply';

/** The fields that the form holds beside the contract's, and the contract's fields that it always sends. */
export const formOnlySchema = alwaysSentSchema.extend({
  emailCheck: duplicateAnswerSchema,
  files: chosenDocumentsSchema,
});

/** What the form of My Page holds: the body of the contract, and what is the form's alone. */
export type ProfileValues = Omit<z.input<typeof profileUpdateSchema>, 'uniqueVal' | 'di'> &
  z.input<typeof formOnlySchema>;

/** What a tab keeps of the form for after a login: neither files nor a verification. */
export const keptProfileSchema = z.object({ ...sharedTypedFields, privacyOptional: z.boolean() }).partial();

/** Whether the form asks what artists are asked: of artists, and of who wants to be one. */
export function isArtistForm(profile: Pick<Profile, 'roleType'>, mode: ProfileMode): boolean {
  return mode === 'apply' || isArtistRole(profile.roleType);
}

/** The form's values for a profile as the server has it. */
export function valuesOf(profile: Profile, mode: ProfileMode): ProfileValues {
  const { userInterests, artistInterests, userInterestEtc, artistInterestEtc } = profile;
  const isArtist = isArtistForm(profile, mode);
  return {
    version: profile.version,
    email: profile.email ?? '',
    emailCheck: UNCHECKED,
    phoneNum: profile.phoneNum ?? '',
    verifyUniqueVal: null,
    verifyDi: null,
    zoneCode: profile.zoneCode ?? '',
    address: profile.address ?? '',
    addressDetail: profile.addressDetail ?? '',
    buildingName: profile.buildingName,
    // The list that the form doesn't show is sent back as it is, as far as it can be valid.
    artistInterests: isArtist ? artistInterests : withoutEmptyEtc(artistInterests, artistInterestEtc),
    artistInterestEtc,
    userInterests: isArtist ? withoutEmptyEtc(userInterests, userInterestEtc) : userInterests,
    userInterestEtc,
    files: [],
    privacyOptional: profile.privacyOptional,
    agreeBusinessEmail: profile.agreeBusinessEmail,
    agreeBusinessSms: profile.agreeBusinessSms,
    // Advertisements rest on the optional consent (`privacy-optional.md`).
    agreeMarketingEmail: profile.privacyOptional && profile.agreeMarketingEmail,
    agreeMarketingSms: profile.privacyOptional && profile.agreeMarketingSms,
  };
}

/** A choice ETC without words couldn't be corrected in a hidden list. */
function withoutEmptyEtc<Choice extends string>(chosen: readonly Choice[], words: string | null): Choice[] {
  return chosen.filter((choice) => choice !== 'ETC' || (words !== null && words !== ''));
}
