import { EMAIL_DOMAINS } from '@/lib/options';
import type { DuplicateAnswer } from './use-duplicate-check';

/** Of the domain dropdown, for a domain that is typed. */
export const OWN_DOMAIN = 'OWN';

interface EmailParts {
  emailLocal: string;
  /** One of the dropdown's, or `OWN_DOMAIN`. */
  emailDomain: string;
  emailOwnDomain: string;
}

/** What a form with an address holds for it. */
export interface EmailValues extends EmailParts {
  emailCheck: DuplicateAnswer;
}

/** An address as the form's three fields have it. */
export function splitEmail(email: string): EmailParts {
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
export function emailOf({ emailLocal, emailDomain, emailOwnDomain }: EmailParts): string {
  const local = emailLocal.trim();
  const domain = emailDomain === OWN_DOMAIN ? emailOwnDomain.trim() : emailDomain;
  return local === '' ? '' : `${local}@${domain}`;
}
