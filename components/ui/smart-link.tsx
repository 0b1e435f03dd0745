import type { ReactNode } from 'react';
import { SoftLink } from './soft-link';

interface SmartLinkProps {
  /** A path of the site, an address elsewhere, or nothing: then its content stands without a link. */
  href: string | null;
  className?: string;
  children: ReactNode;
  /** A second link to the same place, for the eye and the mouse alone. */
  isEcho?: boolean;
}

/** Content that an operator may have linked to anywhere. */
export function SmartLink({ href, className, children, isEcho = false }: SmartLinkProps) {
  const echo = isEcho ? ({ tabIndex: -1, 'aria-hidden': true } as const) : {};
  if (href === null) return <span className={className}>{children}</span>;
  if (href.startsWith('/')) {
    return (
      <SoftLink href={href} className={className} {...echo}>
        {children}
      </SoftLink>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className} {...echo}>
      {children}
      {isEcho ? null : <span className="vh"> (새 창)</span>}
    </a>
  );
}
