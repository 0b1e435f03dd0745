import type { ComponentProps } from 'react';

interface SoftLinkProps extends ComponentProps<'a'> {
  /** A path of this site. */
  href: string;
  /** The page is fetched as soon as a pointer, a touch or the focus reaches the link. For public pages only. */
  isReady?: boolean;
}

/**
 * An internal link rendered as a plain anchor: two hundred of them cost the browser no more than their markup.
 * `SoftNavigation` handles the click of every soft link in one listener.
 */
export function SoftLink({ isReady = false, ...rest }: SoftLinkProps) {
  return <a data-soft={isReady ? 'ready' : ''} {...rest} />;
}
