import type { ReactNode } from 'react';
import { SiteHeader } from './site-header';
import { FloatingButtons } from './floating-buttons';
import { SiteFooter } from './site-footer';
import { SoftNavigation } from './soft-navigation';

interface SiteFrameProps {
  children: ReactNode;
  /** P-7. */
  hasFloatingButtons?: boolean;
}

/** The header, the footer and the floating buttons around a page. */
export function SiteFrame({ children, hasFloatingButtons = true }: SiteFrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        본문 바로가기
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      {hasFloatingButtons ? <FloatingButtons /> : null}
      <SoftNavigation />
    </>
  );
}
