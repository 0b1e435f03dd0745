import type { Environment } from './environment';

/** The service that verifies people by their phone. */
export type IdentitySettings =
  | { kind: 'none' }
  | { kind: 'demo' }
  | {
      kind: 'nice';
      /** The address that the popup's form is posted to. */
      formUrl: string;
      /** Null in a process without the API, which doesn't call NICE. */
      access: { clientId: string; clientSecret: string; productId: string; apiUrl: string } | null;
    };

/**
 * The service that verifies people. Only the process with the API calls NICE, so a site apart from its API needs none of
 * NICE's secrets.
 * @param problems gets what is wrong with the settings
 */
export function identityOf(values: Environment, isDemo: boolean, problems: string[]): IdentitySettings {
  const kind = values.IDENTITY_PROVIDER ?? (isDemo ? 'demo' : 'none');
  if (kind === 'none') return { kind };
  if (kind === 'demo') {
    if (!isDemo) problems.push('IDENTITY_PROVIDER=demo verifies no identity: it is for demo mode, use nice');
    return { kind };
  }
  const formUrl = values.NICE_FORM_URL;
  if (values.PLATFORM_API_URL !== undefined) return { kind, formUrl, access: null };
  const of = (name: 'NICE_CLIENT_ID' | 'NICE_CLIENT_SECRET' | 'NICE_PRODUCT_ID') => {
    const value = values[name];
    if (value === undefined) problems.push(`${name} is missing: NICE gives it with the contract`);
    return value ?? '';
  };
  return {
    kind,
    formUrl,
    access: {
      clientId: of('NICE_CLIENT_ID'),
      clientSecret: of('NICE_CLIENT_SECRET'),
      productId: of('NICE_PRODUCT_ID'),
      apiUrl: values.NICE_API_URL.replace(/\/+$/, ''),
    },
  };
}
