'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Replaces the page by the page at `to`. Without a script the page stays, so it says itself why it is shown. */
export function ClientRedirect({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => router.replace(to), [router, to]);
  return null;
}
