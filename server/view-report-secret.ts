import type { Config } from './config';
import { deriveSecret } from './secrets';

/** The key of reports of views. The site's hosts and the API derive it from the same setting. */
export function viewReportSecretOf({ secrets }: Config): string {
  return deriveSecret(secrets.token, 'page views');
}
