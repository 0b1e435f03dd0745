import { z } from 'zod';
import type { DocumentValues } from '@/components/auth/fields/document-fields';
import { splitEmail, type EmailValues } from '@/components/auth/fields/email-parts';
import type { PasswordValues } from '@/components/auth/fields/password-fields';
import { UNCHECKED, type DuplicateAnswer } from '@/components/auth/fields/use-duplicate-check';
import type { SocialNewcomer } from '@/lib/contracts/social';
import { EMAIL_DOMAINS } from '@/lib/options';

const typedSchema = z.object({
  accountId: z.string(),
  emailLocal: z.string(),
  /** One of the dropdown's, or `OWN_DOMAIN`. */
  emailDomain: z.string(),
  emailOwnDomain: z.string(),
  zoneCode: z.string(),
  address: z.string(),
  addressDetail: z.string(),
  buildingName: z.string(),
  /** The address is typed, not searched. */
  isAddressTyped: z.boolean(),
  interests: z.array(z.string()),
  interestEtc: z.string(),
  sources: z.array(z.string()),
  sourceEtc: z.string(),
  agreeBusinessEmail: z.boolean(),
  agreeBusinessSms: z.boolean(),
  agreeMarketingEmail: z.boolean(),
  agreeMarketingSms: z.boolean(),
});

/** What the form of step 4 holds. */
export interface SignupValues
  extends z.infer<typeof typedSchema>, EmailValues, PasswordValues, DocumentValues {
  idCheck: DuplicateAnswer;
}

const EMPTY: SignupValues = {
  accountId: '',
  idCheck: UNCHECKED,
  accountPwd: '',
  confirmation: '',
  emailLocal: '',
  emailDomain: EMAIL_DOMAINS[0],
  emailOwnDomain: '',
  emailCheck: UNCHECKED,
  zoneCode: '',
  address: '',
  addressDetail: '',
  buildingName: '',
  isAddressTyped: false,
  interests: [],
  interestEtc: '',
  sources: [],
  sourceEtc: '',
  documents: [],
  agreeBusinessEmail: false,
  agreeBusinessSms: false,
  agreeMarketingEmail: false,
  agreeMarketingSms: false,
};

/**
 * What the form begins with.
 * @param typed what a tab has kept of it, in whatever shape
 */
export function initialValues(typed: unknown, social: SocialNewcomer | null): SignupValues {
  const kept = typedSchema.safeParse(typed);
  if (kept.success) return { ...EMPTY, ...kept.data };
  return social?.email == null ? EMPTY : { ...EMPTY, ...splitEmail(social.email) };
}

/** Without what rests on the optional consent, where that was refused at the step before. */
export function withoutOptional(values: SignupValues): SignupValues {
  return { ...values, sources: [], sourceEtc: '', agreeMarketingEmail: false, agreeMarketingSms: false };
}

/** What may be kept of it in the tab: no password, no file, no promise that a name is still free. */
export function typedOf(values: SignupValues): z.infer<typeof typedSchema> {
  return typedSchema.parse(values);
}
