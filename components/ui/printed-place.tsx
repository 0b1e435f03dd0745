'use client';

import type { CSSProperties, ReactNode } from 'react';
import { findPart } from '@/lib/printed-parts';

export interface PrintedProps {
  /** The element around the part. */
  as: 'div' | 'section' | 'article' | 'ol' | 'ul' | 'figure' | 'footer' | 'span';
  id?: string;
  className?: string | undefined;
  style?: CSSProperties;
  hidden?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

interface PrintedPlaceProps extends Omit<PrintedProps, 'children'> {
  number: number;
}

/** The HTML of the document's parts, for when the router shows that page again. */
const printed = new Map<number, string>();

/** The place of a printed part. The server fills it; the browser takes over the HTML that stands there. */
export function PrintedPlace({ as: Element, number, ...attributes }: PrintedPlaceProps) {
  if (typeof window === 'undefined') {
    return (
      <Element {...attributes} data-printed={number}>
        {findPart(number) as ReactNode}
      </Element>
    );
  }
  return (
    <Element
      {...attributes}
      data-printed={number}
      // oxlint-disable-next-line react/no-danger -- The HTML is what the server has rendered, read back from the document.
      dangerouslySetInnerHTML={{ __html: htmlOf(number) }}
      suppressHydrationWarning
    />
  );
}

function htmlOf(number: number): string {
  let html = printed.get(number);
  if (html === undefined) {
    html = document.querySelector(`[data-printed="${number}"]`)?.innerHTML ?? '';
    printed.set(number, html);
  }
  return html;
}
