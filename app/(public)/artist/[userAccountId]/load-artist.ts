import { cache } from 'react';
import { notFound } from 'next/navigation';
import { getArtist, getArtistWorks } from '@/server/pages/artist';

/** One question a request: the layout, the metadata and the page all need the answer. */
export const loadArtist = cache(getArtist);

/** The artist and the works that an address asks for; the 404 where there is no such artist. */
export const loadArtistPage = cache(
  async (
    userAccountId: string,
    artwork: string | undefined,
    category: string | undefined,
    page: string | undefined,
  ) => {
    const found = await loadArtist(userAccountId);
    if (found.kind !== 'public') notFound();
    const { artist } = found;
    return { artist, ...(await getArtistWorks(artist, { artwork, category, page })) };
  },
);
