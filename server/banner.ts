import { siteName } from '@/lib/site';
import type { Config } from './config';

/** `spec/README.md`: the accounts of the demo content. */
const DEMO_ACCOUNTS = [
  ['member01', 'member'],
  ['artist01', 'artist with profile, artworks and a portfolio'],
  ['pending01', 'artist who waits for approval'],
  ['retry01', 'artist who was asked for other documents'],
  ['fresh01', 'approved artist without a profile yet'],
  ['gallery01', 'gallery with contests'],
  ['admin01', 'operator'],
] as const;
const DEMO_PASSWORD = 'gyeol!2026';

/** Where the site is and, in demo mode, that it is a demonstration and who can log in. */
export function bannerOf(config: Config): string {
  const lines = ['', `  ${siteName}`, `  ${config.siteUrl}`];
  if (config.isDemo) {
    lines.push(
      '',
      '  Demo mode: everything is on this machine, and everybody knows these accounts.',
      `  Their password is ${DEMO_PASSWORD}`,
      ...DEMO_ACCOUNTS.map(([id, who]) => `    ${id.padEnd(10)} ${who}`),
    );
  }
  if (config.databaseUrl === null && config.platformApiUrl === null) {
    lines.push('', `  Data folder: ${config.dataDir}`);
  }
  return [...lines, ''].join('\n');
}
