import type { NextConfig } from 'next';

/** Each person or test run that builds beside others has a folder of its own. */
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

const nextConfig: NextConfig = {
  distDir,
  poweredByHeader: false,
  reactStrictMode: true,
  // Pages that the host stores are compressed by it once; documents of one visitor by the host as well; calls and React's data by Next.
  compress: true,
  // The host makes an ETag for what it stores, and the rest is personal.
  generateEtags: false,
  // Nothing is streamed out of a page cache, so every reader gets the head complete, as a crawler does.
  htmlLimitedBots: /.*/,
  // Variants are made and served by the API (`/media`), with their sizes known from the database.
  images: { unoptimized: true },
  serverExternalPackages: ['@electric-sql/pglite', '@react-pdf/renderer', 'sharp'],
  typescript: {
    // `npm run check` has looked already.
    ignoreBuildErrors: true,
    // Next writes into this file: it is one made for it, not the repository's (`scripts/support/dist-dir.mjs`).
    tsconfigPath: `tsconfig${distDir}.json`,
  },
  experimental: {
    // Routes load when first asked for: it halves the memory after start.
    preloadEntriesOnStart: false,
    // Style sheets are cut so that a page loads what all share and its own, instead of everything (docs/adr/0030). A
    // further file is worth it where it spares the pages this many bytes in all, uncompressed: below 40,000 the beginning
    // that they share is cut in two, because some members' pages need only a part of it.
    cssChunking: { type: 'graph', requestCost: 40_000 },
  },
};

export default nextConfig;
