'use client';

import type { ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { preloadViewer } from './lazy-viewer';
import { useViewerAddress } from './use-viewer-address';

interface LeadCardLinkProps {
  uuid: string;
  /** Where the link leads without a script. */
  href: string;
  className: string | undefined;
  children: ReactNode;
}

/** A work outside of a wall. Its link opens the viewing room of the page. */
export function LeadCardLink({ uuid, href, className, children }: LeadCardLinkProps) {
  const { open } = useViewerAddress();
  return (
    <a
      className={className}
      href={href}
      data-lead={uuid}
      onPointerEnter={preloadViewer}
      onFocus={preloadViewer}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(uuid);
      }}
    >
      {children}
    </a>
  );
}
