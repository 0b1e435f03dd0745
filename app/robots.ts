import type { MetadataRoute } from 'next';
import * as myPaths from '@/lib/paths/my';
import { absoluteUrl } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

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

/** Support pages among the personal ones, which everybody reads. The longer path counts. */
const PUBLIC = ['/', myPaths.notices(), myPaths.faq()];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: PUBLIC, disallow: PRIVATE },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
