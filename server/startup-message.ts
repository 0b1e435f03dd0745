import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/lib/demo-accounts';
import { siteName } from '@/lib/site';
import type { Config } from './settings/config';

/** The message after the start: the site's address and, in demo mode, the accounts that can log in. */
export function startupMessage(config: Config): string {
  const lines = ['', `  ${siteName}`, `  ${config.siteUrl}`];
  if (config.isDemo) {
    lines.push(
      '',
      '  Demo mode: everything is on this machine, and these accounts are public.',
      `  Their password is ${DEMO_PASSWORD}`,
      ...DEMO_ACCOUNTS.map(({ id, en }) => `    ${id.padEnd(10)} ${en}`),
    );
  }
  if (config.databaseUrl === null && config.platformApiUrl === null) {
    lines.push('', `  Data folder: ${config.dataDir}`);
  }
  return [...lines, ''].join('\n');
}
