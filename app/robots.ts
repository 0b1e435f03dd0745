import type { MetadataRoute } from 'next';
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

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: PRIVATE }, sitemap: absoluteUrl('/sitemap.xml') };
}
