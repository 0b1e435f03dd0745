import type { ReactNode } from 'react';
import { keepPart } from '@/lib/printed-parts';
import { PrintedPlace, type PrintedProps } from './printed-place';

/**
 * A part of a page that is never hydrated: a document has it as HTML and not once more as data. Nothing in it may be a
 * client component or use a hook. Where the router asks for the page's data the part is data as usual
 * ([ADR 28](../../docs/adr/0028-printed-parts.md)).
 */
export function Printed({ as: Element, children, ...attributes }: PrintedProps) {
  const number = numberOf(children);
  if (number === null) return <Element {...attributes}>{children}</Element>;
  return <PrintedPlace as={Element} number={number} {...attributes} />;
}

/** The number of a part that is printed; null where it has to be data. */
function numberOf(part: ReactNode): number | null {
  // In development React adds what its tools need to each half's elements: they stay in their half.
  // The build replaces this word, so it is no setting.
  // oxlint-disable-next-line no-restricted-properties
  if (process.env.NODE_ENV === 'development') return null;
  return keepPart(part);
}
