import type { ReactNode } from 'react';
import { ArtistVisibility } from '@/components/artist/artist-visibility';
import { loadArtist } from './load-artist';

interface Props {
  params: Promise<{ userAccountId: string }>;
  children: ReactNode;
}

/** Knows why there may be nothing to show, and tells the 404. */
export default async function ArtistLayout({ params, children }: Props) {
  const { userAccountId } = await params;
  const { kind } = await loadArtist(userAccountId);
  return <ArtistVisibility value={kind}>{children}</ArtistVisibility>;
}
