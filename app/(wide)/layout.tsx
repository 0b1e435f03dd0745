import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { robots: { index: false } };

/** Portfolios take the whole width: the menu of the member's area would leave their pages too little room. */
export default function WideLayout({ children }: { children: ReactNode }) {
  return children;
}
