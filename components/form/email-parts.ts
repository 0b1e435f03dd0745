import { EMAIL_DOMAINS } from '@/lib/options/signup';
import { isBlank } from '@/lib/text/clean';
import { cleanEmail } from '@/lib/text/email';

/** Choice of the domain dropdown for a domain that is typed. */
export const OWN_DOMAIN = 'OWN';

/** An address as its three inputs hold it. */
export interface EmailParts {
  local: string;
  /** One of the dropdown's domains, or `OWN_DOMAIN`. */
  domain: string;
  ownDomain: string;
}

/** Takes an address apart; no address begins with the first domain of the dropdown. */
export function splitEmail(email: string): EmailParts {
  if (email === '') return { local: '', domain: EMAIL_DOMAINS[0], ownDomain: '' };
  const [local = '', ...rest] = cleanEmail(email).split('@');
  const domain = rest.join('@').toLowerCase();
  const isListed = EMAIL_DOMAINS.some((listed) => listed === domain);
  return { local, domain: isListed ? domain : OWN_DOMAIN, ownDomain: isListed ? '' : domain };
}

/** The address that the parts make; empty while there is no local part. */
export function joinEmail({ local, domain, ownDomain }: EmailParts): string {
  return isBlank(local)
    ? ''
    : cleanEmail(`${local.trim()}@${domain === OWN_DOMAIN ? ownDomain.trim() : domain}`);
}
