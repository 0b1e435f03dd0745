'use client';

import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import { showAlert } from '@/components/ui/alert-store';
import { messages } from '@/lib/messages/messages';
import { paths } from '@/lib/paths';

export type Visibility = 'public' | 'private' | 'unknown';

const VisibilityContext = createContext<Visibility>('unknown');

/** Tells the 404 below it why there is nothing: a `not-found` file is given no properties. */
export function ArtistVisibility({ value, children }: { value: Visibility; children: ReactNode }) {
  return <VisibilityContext.Provider value={value}>{children}</VisibilityContext.Provider>;
}

/**
 * A private artist's address: the visitor is told and led to the list (member document, section 8).
 * Everything else below the provider is shown where there is no such artist.
 */
export function PrivateArtistGate({
  privatePage,
  children,
}: {
  privatePage: ReactNode;
  children: ReactNode;
}) {
  const isPrivate = useContext(VisibilityContext) === 'private';
  const router = useRouter();

  useEffect(() => {
    if (!isPrivate) return;
    let isGone = false;
    void showAlert(messages.artist.private).then(() => {
      if (!isGone) router.replace(paths.artists());
    });
    return () => {
      isGone = true;
    };
  }, [isPrivate, router]);

  return isPrivate ? privatePage : children;
}
