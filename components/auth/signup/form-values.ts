import { z } from 'zod';
import { EMAIL_DOMAINS, type DOCUMENT_TYPE_LABELS } from '@/lib/options';
import type { SocialNewcomer } from '@/lib/contracts/social';

export type DocumentKind = keyof typeof DOCUMENT_TYPE_LABELS;

/** A file that was chosen, and by which of the three buttons. */
export interface SignupDocument {
  id: string;
  kind: DocumentKind;
  file: File;
}

/** Of the domain dropdown, for a domain that is typed. */
export const OWN_DOMAIN = 'OWN';

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

export interface DuplicateCheck {
  value: string;
  isTaken: boolean;
}
export const UNCHECKED: DuplicateCheck = { value: '', isTaken: false };

/** What the form of step 4 holds. */
export interface SignupValues extends z.infer<typeof typedSchema> {
  /** What the duplicate checks said last; forgotten with each edit. */
  idCheck: DuplicateCheck;
  emailCheck: DuplicateCheck;
  accountPwd: string;
  confirmation: string;
  documents: SignupDocument[];
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

/** What may be kept of it in the tab: no password, no file, no promise that a name is still free. */
export function typedOf(values: SignupValues): z.infer<typeof typedSchema> {
  return typedSchema.parse(values);
}

/** An address as the form's three fields have it. */
export function splitEmail(
  email: string,
): Pick<SignupValues, 'emailLocal' | 'emailDomain' | 'emailOwnDomain'> {
  const at = email.indexOf('@');
  const emailLocal = email.slice(0, at < 0 ? undefined : at).trim();
  const domain =
    at < 0
      ? ''
      : email
          .slice(at + 1)
          .trim()
          .toLowerCase();
  const isListed = EMAIL_DOMAINS.some((listed) => listed === domain);
  return isListed
    ? { emailLocal, emailDomain: domain, emailOwnDomain: '' }
    : { emailLocal, emailDomain: OWN_DOMAIN, emailOwnDomain: domain };
}

/** The address that the three fields make, or nothing while there is no local part. */
export function emailOf({
  emailLocal,
  emailDomain,
  emailOwnDomain,
}: Pick<SignupValues, 'emailLocal' | 'emailDomain' | 'emailOwnDomain'>): string {
  const local = emailLocal.trim();
  const domain = emailDomain === OWN_DOMAIN ? emailOwnDomain.trim() : emailDomain;
  return local === '' ? '' : `${local}@${domain}`;
}
