import { localAddressSearchOrigin } from '@/lib/address-search';
import type { Environment } from './environment';

/** The site's further origins. @param problems gets what is wrong with the setting */
export function furtherOriginsOf(values: Environment, siteUrl: string, problems: string[]): string[] {
  const { protocol } = new URL(siteUrl);
  return values.SITE_FURTHER_ORIGINS.map((given) => {
    const { origin } = new URL(given);
    if (origin !== given.replace(/\/$/, ''))
      problems.push(`SITE_FURTHER_ORIGINS has to list origins, such as ${origin}`);
    // Cookies have one name for https and another for http.
    if (!origin.startsWith(protocol))
      problems.push('SITE_FURTHER_ORIGINS have to begin as SITE_URL does, with http: or https:');
    return origin;
  });
}

/** The origin of the address search. @param problems gets what is wrong with the setting */
export function addressSearchOriginOf(
  values: Environment,
  siteUrl: string,
  problems: string[],
): string | null {
  const given = values.ADDRESS_SEARCH_ORIGIN?.replace(/\/+$/, '');
  if (given === undefined) return localAddressSearchOrigin(siteUrl);
  const { origin, hostname, protocol } = new URL(given);
  const site = new URL(siteUrl);
  if (origin !== given) problems.push(`ADDRESS_SEARCH_ORIGIN has to be an origin, such as ${origin}`);
  // Cookies ignore ports, so another port of the same name would get the site's cookies.
  if ([siteUrl, ...values.SITE_FURTHER_ORIGINS].some((each) => new URL(each).hostname === hostname))
    problems.push(
      'ADDRESS_SEARCH_ORIGIN has to have another name than SITE_URL: the search must not be the site',
    );
  if (protocol !== site.protocol)
    problems.push('ADDRESS_SEARCH_ORIGIN has to begin as SITE_URL does, with http: or https:');
  return origin;
}
