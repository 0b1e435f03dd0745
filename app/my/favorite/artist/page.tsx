import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { LikedArtists } from '@/components/artist/liked-artists';
import { LikedNotLoaded } from '@/components/like/liked-notice';
import { MyPageHead } from '@/components/my/my-page-head';
import { refusalPath } from '@/lib/page-access';
import * as myPaths from '@/lib/paths/my';
import { guardPage } from '@/server/bff/guards';
import { getFavoriteArtists } from '@/server/pages/favorites';
import type { SearchParams } from '@/server/pages/search-params';

interface Props {
  searchParams: Promise<SearchParams>;
}

export const metadata: Metadata = { title: '좋아요한 작가' };

export default async function FavoriteArtistPage({ searchParams }: Props) {
  await guardPage(myPaths.favoriteArtists());
  const result = await getFavoriteArtists({ headers: await headers() }, await searchParams);
  if (result === null) notFound();
  if ('failure' in result && result.failure.isLoggedOut)
    redirect(refusalPath({ alert: 'login-required', to: 'home' }));
  return (
    <>
      <MyPageHead title="좋아요한 작가" />
      {'failure' in result ? (
        <LikedNotLoaded message={result.failure.message} retryHref={myPaths.favoriteArtists()} />
      ) : (
        <LikedArtists first={result.liked} />
      )}
    </>
  );
}
