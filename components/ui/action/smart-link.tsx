import type { ReactNode } from 'react';
import { SoftLink } from './soft-link';

interface SmartLinkProps {
  /** A path of the site or an address elsewhere. Without one the content stands alone. */
  href: string | null;
  className?: string;
  children: ReactNode;
  /** A second link to the same page, hidden from the keyboard and from screen readers. */
  isEcho?: boolean;
}

/** Content whose link an operator has set: to a page of the site or to another site. */
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
