import type { MetadataRoute } from 'next';
import * as sitePaths from '@/lib/paths/site';
import { brandImage, site, siteName } from '@/lib/site';

export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: siteName,
    short_name: site.nameKo,
    description: site.description,
    lang: 'ko',
    start_url: sitePaths.home(),
    display: 'standalone',
    background_color: '#fdfcf9',
    theme_color: '#fdfcf9',
    icons: [
      { src: brandImage('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: brandImage('icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: brandImage('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
