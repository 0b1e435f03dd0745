'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { BeginAtOnce } from './begin-at-once';

/** Replaces the page by the page at `to`. Without a script the page stays, so it says itself why it is shown. */
export function ClientRedirect({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => router.replace(to), [router, to]);
  return <BeginAtOnce />;
}
