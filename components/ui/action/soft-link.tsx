import type { ComponentProps } from 'react';

interface SoftLinkProps extends ComponentProps<'a'> {
  /** A path of this site. */
  href: string;
  /** Prefetches the page at pointer, touch or focus: for pages that are the same for every visitor. */
  isReady?: boolean;
}

/**
 * An internal link rendered as a plain anchor; `SoftNavigation` handles its click. A page with two hundred of
 * them pays for their markup alone.
 */
export function SoftLink({ isReady = false, ...rest }: SoftLinkProps) {
  return <a data-soft={isReady ? 'ready' : ''} {...rest} />;
}
