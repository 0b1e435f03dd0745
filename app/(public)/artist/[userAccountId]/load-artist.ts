import { cache } from 'react';
import { notFound } from 'next/navigation';
import { answerNotFound } from '@/server/bff/host-bridge';
import { getArtist, getArtistWorks } from '@/server/pages/artist';

/**
 * The artist and the works that an address asks for: one question a request, for the metadata and the page.
 * @returns null for an artist whose page is private; the answer is a 404 then too. There is no such artist: 404.
 */
export const loadArtistPage = cache(
  async (
    userAccountId: string,
    artwork: string | undefined,
    category: string | undefined,
    page: string | undefined,
  ) => {
    const found = await getArtist(userAccountId);
    switch (found.kind) {
      case 'unknown':
        return notFound();
      case 'private':
        answerNotFound();
        return null;
      case 'public':
        return { artist: found.artist, ...(await getArtistWorks(found.artist, { artwork, category, page })) };
    }
  },
);
