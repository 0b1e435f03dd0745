'use client';

import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import styles from './sent-fields.module.css';

interface SentFieldsProps extends Omit<ComponentProps<'div'>, 'inert' | 'ref'> {
  isSending: boolean;
}

/**
 * The fields of a form that is closed or reset after it was sent. They are inert meanwhile, because text typed then would be
 * lost. The field that had the focus gets it back afterwards. `sent-forms.server.test.ts` fails for a form without it.
 */
export function SentFields({ isSending, className, ...rest }: SentFieldsProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isSending || !(focused instanceof HTMLElement) || element.current?.contains(focused) !== true)
      return;
    return () => {
      // The focus stays where the user has moved it.
      if (document.activeElement === document.body || document.activeElement === focused)
        focused.focus({ preventScroll: true });
    };
  }, [isSending]);
  return <div ref={element} className={className ?? styles.fields} inert={isSending} {...rest} />;
}
