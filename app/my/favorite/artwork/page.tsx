import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { LikedArtworks } from '@/components/artwork/liked-artworks';
import { LikedNotLoaded } from '@/components/like/liked-notice';
import { MyPageHead } from '@/components/my/my-page-head';
import { refusalPath } from '@/lib/page-access';
import * as myPaths from '@/lib/paths/my';
import { guardPage } from '@/server/bff/guards';
import { getFavoriteArtworks } from '@/server/pages/favorites';
import type { SearchParams } from '@/server/pages/search-params';

interface Props {
  searchParams: Promise<SearchParams>;
}

export const metadata: Metadata = { title: '좋아요한 작품' };

export default async function FavoriteArtworkPage({ searchParams }: Props) {
  await guardPage(myPaths.favoriteArtworks());
  const result = await getFavoriteArtworks({ headers: await headers() }, await searchParams);
  if (result === null) notFound();
  if ('failure' in result && result.failure.isLoggedOut)
    redirect(refusalPath({ alert: 'login-required', to: 'home' }));
  return (
    <>
      <MyPageHead title="좋아요한 작품" />
      {'failure' in result ? (
        <LikedNotLoaded message={result.failure.message} retryHref={myPaths.favoriteArtworks()} />
      ) : (
        <LikedArtworks first={result.liked} />
      )}
    </>
  );
}
