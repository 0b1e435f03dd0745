import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cache } from 'react';
import '@/app/shared-styles';
import { SharedPortfolio } from '@/components/portfolio/shared-portfolio';
import { EmptyState } from '@/components/ui/state/empty-state';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { answerNotFound } from '@/server/bff/host-bridge';
import { findSharedPortfolio } from '@/server/pages/shared-portfolio';

interface Props {
  params: Promise<{ token: string }>;
}

/** The metadata and the page share one call. */
const findOnce = cache(async (token: string) => findSharedPortfolio({ headers: await headers() }, token));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shared = await findOnce((await params).token);
  return {
    title: shared === null ? portfolioMessages.linkClosed : `${shared.names.first} 포트폴리오`,
    robots: { index: false, follow: false },
    // The address is the key: it is sent to no other site.
    referrer: 'no-referrer',
  };
}

export default async function SharedPortfolioRoute({ params }: Props) {
  const { token } = await params;
  const shared = await findOnce(token);
  if (shared !== null) return <SharedPortfolio token={token} {...shared} />;
  answerNotFound();
  return (
    <div className="wrap sec">
      <h1 className="vh">{portfolioMessages.linkClosed}</h1>
      <EmptyState title={portfolioMessages.linkClosed} hint={portfolioMessages.linkClosedHint} />
    </div>
  );
}
