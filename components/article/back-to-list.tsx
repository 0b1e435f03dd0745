'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { buttonClasses } from '@/components/ui/action/button';
import { wayBackTo } from '@/components/ui/navigation/use-kept-scroll';
import { isPlainClick } from '@/lib/browser/plain-click';

interface BackToListProps {
  /** The path of the list. */
  href: string;
  label: string;
}

/** A link to the article's list, at the address and scroll position that the visitor left it at. */
export function BackToList({ href, label }: BackToListProps) {
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const address = wayBackTo(href);
    router.push(address ?? href, { scroll: address === null });
  };
  return (
    <a className={buttonClasses({})} href={href} onClick={goBack}>
      {label}
    </a>
  );
}
