'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { messages } from '@/lib/messages/messages';
import { paths } from '@/lib/paths';

/** Tells the visitor and leads to the list (member document, section 8). */
export function PrivateArtistAlert() {
  const router = useRouter();

  useEffect(() => {
    let isGone = false;
    void showAlert(messages.artist.private).then(() => {
      if (!isGone) router.replace(paths.artists());
    });
    return () => {
      isGone = true;
    };
  }, [router]);

  return null;
}
