import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import '@/app/shared-styles';
import { AnalyticsHost } from '@/components/analytics/analytics-host';
import { LoginHost } from '@/components/auth/login-host';
import { SearchHost } from '@/components/search/search-host';
import { EarlyPress } from '@/components/shell/early-press';
import { FontRules } from '@/components/shell/font-rules';
import { HydratedMark } from '@/components/shell/hydrated-mark';
import { MemberHint } from '@/components/shell/member-hint';
import { Providers } from '@/components/shell/providers';
import { SupportHost } from '@/components/support/support-host';
import { rootMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { findRenderContext, getSettings, socialProviders } from '@/server/bff/host-bridge';
import './globals.css';

/** What the site is called comes from the environment of the running server, so nothing is built ahead. */
export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return rootMetadata();
}

export const viewport: Viewport = { themeColor: '#fdfcf9', colorScheme: 'light' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('content-security-policy')?.match(/'nonce-([^']+)'/)?.[1];
  return (
    // The hint adds an attribute before React compares.
    <html lang="ko" suppressHydrationWarning>
      <head>
        <MemberHint nonce={nonce} />
        <EarlyPress nonce={nonce} />
        <FontRules hasOwnFonts={findRenderContext()?.hasOwnFonts ?? false} nonce={nonce} />
      </head>
      <body>
        <Providers>{children}</Providers>
        <SearchHost />
        <LoginHost offer={{ isDemo: getSettings().isDemo, providers: socialProviders() }} />
        <SupportHost hours={site.company.hours} />
        {site.analytics.tagId === '' ? null : <AnalyticsHost {...site.analytics} />}
        <HydratedMark />
      </body>
    </html>
  );
}
