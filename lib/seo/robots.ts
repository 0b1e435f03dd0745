import { AI_AGENT_NAMES } from '@/lib/ai/ai-agents';
import * as myPaths from '@/lib/paths/my';
import * as sitePaths from '@/lib/paths/site';
import { absoluteUrl } from './metadata';

/** Personal pages and calls, which search engines have no use for. */
const PRIVATE = [
  '/v1/',
  '/v2/',
  '/session',
  '/my/',
  '/auth/',
  '/oauth/',
  '/oauth2/',
  '/organization/',
  '/contest/',
  '/admin/',
];

/** Support pages among the personal ones, which are public. The longer path counts. */
const PUBLIC = ['/', myPaths.notices(), myPaths.faq()];

/** What AI agents may read anyway. */
const OPEN_TO_AI = [
  sitePaths.tdmRules(),
  sitePaths.terms(),
  sitePaths.privacy(),
  sitePaths.privacyOptional(),
];

/** The pattern of a path in robots.txt and tdmrep.json: one that ends with `/` is the start of others. */
const patternOf = (path: string) => (path.endsWith('/') ? path : `${path}$`);

/**
 * The text of robots.txt (RFC 9309) with the signals of contentsignals.org.
 * @param allowed the paths that artists allow to AI (`aiPermissionsSchema`)
 */
export function robotsText(allowed: readonly string[]): string {
  return [
    '# The works belong to their artists. Search engines and previews of links are welcome. Agents that gather for AI are not,',
    `# except where an artist allows it. Terms: ${absoluteUrl(sitePaths.terms())}`,
    'User-Agent: *',
    'Content-Signal: search=yes, ai-input=no, ai-train=no',
    ...PUBLIC.map((path) => `Allow: ${path}`),
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    ...AI_AGENT_NAMES.map((name) => `User-Agent: ${name}`),
    ...[...OPEN_TO_AI, ...allowed].map((path) => `Allow: ${patternOf(path)}`),
    'Disallow: /',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}

/** The rules of tdmrep.json (W3C TDMRep, section 5): what artists allow, then the reservation of everything else. */
export function tdmRules(allowed: readonly string[]): object[] {
  return [
    ...allowed.map((path) => ({ location: patternOf(path), 'tdm-reservation': 0 })),
    { location: '/', 'tdm-reservation': 1, 'tdm-policy': absoluteUrl(sitePaths.terms()) },
  ];
}
