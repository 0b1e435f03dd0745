import { z } from 'zod';
import { emailOf } from '@/components/auth/fields/email-parts';
import {
  applyArtistSchema,
  profileUpdateSchemaOf,
  type Profile,
  type ProfileUpdate,
} from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import * as networkMessages from '@/lib/messages/network';
import * as signupMessages from '@/lib/messages/signup';
import { isArtistForm, isOwnEmail, payloadOf, type ProfileMode, type ProfileValues } from './profile-values';

/** Where the form shows a fault of the contract's field; what isn't named is called the same in both. */
const FORM_NAMES: Record<string, keyof ProfileValues> = {
  email: 'emailLocal',
  verifyUniqueVal: 'phoneNum',
  verifyDi: 'phoneNum',
  artistInterests: 'interests',
  userInterests: 'interests',
  artistInterestEtc: 'interestEtc',
  userInterestEtc: 'interestEtc',
  files: 'documents',
};
const SAME_NAMES: readonly (keyof ProfileValues)[] = [
  'phoneNum',
  'zoneCode',
  'address',
  'addressDetail',
  'agreeBusinessEmail',
  'agreeBusinessSms',
  'agreeMarketingEmail',
  'agreeMarketingSms',
  'privacyOptional',
];

/** The form's field for a field of the contract; null for what nobody types. */
export function profileFieldOf(field: string): keyof ProfileValues | null {
  const name = field.split('.')[0] ?? '';
  if (Object.hasOwn(FORM_NAMES, name)) return FORM_NAMES[name] ?? null;
  return SAME_NAMES.find((own) => own === name) ?? null;
}

/**
 * The checks of My Page's form (member document, section 5): the contract's own for the role, and what only the
 * form knows: the duplicate check of a new address, the documents of an application. All that fails is found
 * at once.
 */
export function profileFormSchema(profile: Profile, mode: ProfileMode) {
  const contract = mode === 'apply' ? applyArtistSchema : profileUpdateSchemaOf(profile.roleType);
  const isArtist = isArtistForm(profile, mode);
  return z.custom<ProfileValues>().transform((values, check): ProfileUpdate => {
    const failed = new Set<string>();
    const fail = (field: keyof ProfileValues, message: string) => {
      // The first of a field's faults is the one to be told.
      if (failed.has(field)) return;
      failed.add(field);
      check.addIssue({ code: 'custom', path: [field], message });
    };
    // A consent that is missing would end the contract's checks before the others.
    const consents = isArtist ? { agreeBusinessEmail: true, agreeBusinessSms: true } : {};
    const parsed = contract.safeParse({ ...payloadOf(values, profile, mode), ...consents });
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = profileFieldOf(String(path[0]));
      // A number isn't typed: what its pattern says is for programs.
      if (field !== null) fail(field, field === 'phoneNum' ? myMessages.phoneUnverified : message);
    }
    if (!failed.has('emailLocal') && !isOwnEmail(values, profile)) {
      if (values.emailCheck.value !== emailOf(values)) fail('emailLocal', signupMessages.emailCheck);
      else if (values.emailCheck.isTaken) fail('emailLocal', signupMessages.emailTaken);
    }
    if (!values.privacyOptional && (values.agreeMarketingEmail || values.agreeMarketingSms))
      fail('privacyOptional', myMessages.optionalRequired);
    if (mode === 'apply' && values.documents.length === 0)
      fail('documents', signupMessages.documentsRequired);
    if (isArtist && !values.agreeBusinessEmail)
      fail('agreeBusinessEmail', signupMessages.businessEmailRequired);
    if (isArtist && !values.agreeBusinessSms) fail('agreeBusinessSms', signupMessages.businessSmsRequired);
    // Something that nobody can type is wrong: the person isn't to be left without a word.
    if (!parsed.success && failed.size === 0) fail('emailLocal', networkMessages.checkInput);
    return parsed.success ? parsed.data : z.NEVER;
  });
}
