import type { Config } from '@/server/settings/config';
import { deriveSecret } from '@/server/settings/secrets';

/** The key of reports of views. The site's hosts and the API derive it from the same setting. */
export function viewReportSecretOf({ secrets }: Config): string {
  return deriveSecret(secrets.token, 'page views');
}
