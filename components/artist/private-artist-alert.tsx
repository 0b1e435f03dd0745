'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import * as artistMessages from '@/lib/messages/artist';
import * as artistPaths from '@/lib/paths/artist';

/** Tells the visitor that the page is private, and leads to the artist list (P-66). */
export function PrivateArtistAlert() {
  const router = useRouter();

  useEffect(() => {
    let isGone = false;
    void showAlert(artistMessages.privatePage).then(() => {
      if (!isGone) router.replace(artistPaths.list());
    });
    return () => {
      isGone = true;
    };
  }, [router]);

  return null;
}
