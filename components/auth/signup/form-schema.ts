import { z } from 'zod';
import { emailOf } from '@/components/auth/fields/email-parts';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import {
  artistSignupSchema,
  memberSignupSchema,
  socialArtistSignupSchema,
  socialMemberSignupSchema,
} from '@/lib/contracts/signup';
import * as authMessages from '@/lib/messages/auth';
import * as networkMessages from '@/lib/messages/network';
import * as signupMessages from '@/lib/messages/signup';
import type { SignupValues } from './form-values';
import type { Agreements, SignupType } from './signup-state';

export interface SignupContext {
  type: SignupType;
  isSocial: boolean;
  identity: VerifiedIdentity;
  agreements: Agreements;
}

/** What is sent, whichever of the four contracts it follows. */
export type SignupPayload = z.infer<ReturnType<typeof contractOf>>;

function contractOf({ type, isSocial }: Pick<SignupContext, 'type' | 'isSocial'>) {
  if (type === 'ARTIST') return isSocial ? socialArtistSignupSchema : artistSignupSchema;
  return isSocial ? socialMemberSignupSchema : memberSignupSchema;
}

/** Fields that are called otherwise in the form than in the contract. */
const FORM_NAMES: Record<string, keyof SignupValues> = {
  email: 'emailLocal',
  artistInterests: 'interests',
  userInterests: 'interests',
  artistInterestEtc: 'interestEtc',
  userInterestEtc: 'interestEtc',
  signupSources: 'sources',
  signupSourcesEtc: 'sourceEtc',
  files: 'documents',
};

/** The form's field for a field of the contract; null for what nobody types. */
export function formNameOf(field: string): keyof SignupValues | null {
  const name = field.split('.')[0] ?? '';
  if (Object.hasOwn(FORM_NAMES, name)) return FORM_NAMES[name] ?? null;
  return SAME_NAMES.find((own) => own === name) ?? null;
}

const SAME_NAMES: readonly (keyof SignupValues)[] = [
  'accountId',
  'accountPwd',
  'zoneCode',
  'address',
  'addressDetail',
  'agreeBusinessEmail',
  'agreeBusinessSms',
  'agreeMarketingEmail',
  'agreeMarketingSms',
];

/**
 * The checks of step 4 (member document, section 5): the contract's own, and beside them what only the form
 * knows: the confirmation, the duplicate checks, the files. All that fails is found at once.
 */
export function signupFormSchema(context: SignupContext) {
  const contract = contractOf(context);
  return z.custom<SignupValues>().transform((values, check): SignupPayload => {
    const fail = (field: keyof SignupValues, message: string) =>
      check.addIssue({ code: 'custom', path: [field], message });
    // A consent that is missing would end the contract's checks before the others.
    const consents = { agreeBusinessEmail: true, agreeBusinessSms: true };
    const isArtist = context.type === 'ARTIST';
    const parsed = contract.safeParse({ ...payloadOf(values, context), ...(isArtist ? consents : {}) });
    const failed = new Set<string>();
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = formNameOf(String(path[0]));
      // The first of a field's faults is the one to be told.
      if (field === null || failed.has(field)) continue;
      failed.add(field);
      fail(field, message);
    }
    const { accountIdCheck, accountIdTaken, emailCheck, emailTaken } = signupMessages;
    if (!failed.has('accountId')) {
      if (values.idCheck.value !== values.accountId) fail('accountId', accountIdCheck);
      else if (values.idCheck.isTaken) fail('accountId', accountIdTaken);
    }
    if (!context.isSocial && values.confirmation !== values.accountPwd)
      fail('confirmation', authMessages.passwordMismatch);
    if (!failed.has('emailLocal')) {
      if (values.emailCheck.value !== emailOf(values)) fail('emailLocal', emailCheck);
      else if (values.emailCheck.isTaken) fail('emailLocal', emailTaken);
    }
    if (isArtist) {
      if (values.documents.length === 0) fail('documents', signupMessages.documentsRequired);
      if (!values.agreeBusinessEmail) fail('agreeBusinessEmail', signupMessages.businessEmailRequired);
      if (!values.agreeBusinessSms) fail('agreeBusinessSms', signupMessages.businessSmsRequired);
    }
    // Something that nobody can type is wrong: the person isn't to be left without a word.
    if (!parsed.success && failed.size === 0) fail('accountId', networkMessages.checkInput);
    return parsed.success ? parsed.data : z.NEVER;
  });
}

function payloadOf(values: SignupValues, { type, isSocial, identity, agreements }: SignupContext) {
  const { uniqueVal, di, name, genderType, birthDate, phoneNum } = identity;
  const isArtist = type === 'ARTIST';
  const etc = (chosen: readonly string[], text: string) => (chosen.includes('ETC') ? text : null);
  const sources = agreements.privacyOptional ? values.sources : [];
  const interestEtc = etc(values.interests, values.interestEtc);
  return {
    ...{ uniqueVal, di, name, genderType, birthDate, phoneNum },
    ...agreements,
    accountId: values.accountId,
    ...(isSocial ? {} : { accountPwd: values.accountPwd }),
    email: emailOf(values),
    zoneCode: values.zoneCode,
    address: values.address,
    addressDetail: values.addressDetail,
    buildingName: values.buildingName === '' ? null : values.buildingName,
    artistInterests: isArtist ? values.interests : [],
    artistInterestEtc: isArtist ? interestEtc : null,
    userInterests: isArtist ? [] : values.interests,
    userInterestEtc: isArtist ? null : interestEtc,
    signupSources: sources,
    signupSourcesEtc: etc(sources, values.sourceEtc),
    agreeBusinessEmail: isArtist && values.agreeBusinessEmail,
    agreeBusinessSms: isArtist && values.agreeBusinessSms,
    agreeMarketingEmail: agreements.privacyOptional && values.agreeMarketingEmail,
    agreeMarketingSms: agreements.privacyOptional && values.agreeMarketingSms,
  };
}
