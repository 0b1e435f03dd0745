import type { ComponentProps } from 'react';

interface SoftLinkProps extends ComponentProps<'a'> {
  /** A path of this site. */
  href: string;
  /** Fetch its page when a hand comes near (pointer, touch or focus): for pages that are the same for everybody. */
  isReady?: boolean;
}

/**
 * A link to a page of ours, of a page of ours: an anchor and nothing else, so that a wall of two hundred costs
 * the browser no more than its markup. `SoftNavigation` listens for all of them at once.
 */
export function SoftLink({ isReady = false, ...rest }: SoftLinkProps) {
  return <a data-soft={isReady ? 'ready' : ''} {...rest} />;
}
