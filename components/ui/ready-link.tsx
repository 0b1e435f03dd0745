'use client';

import Link from 'next/link';
import { useState, type ComponentProps } from 'react';

/**
 * A link whose page is fetched when a hand comes near (pointer, touch or focus), so that it is there by the
 * time it is pressed; a list of them costs nothing before that.
 */
export function ReadyLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  return <Link {...props} prefetch={isNear} onPointerEnter={come} onTouchStart={come} onFocus={come} />;
}
