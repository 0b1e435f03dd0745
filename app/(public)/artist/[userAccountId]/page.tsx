import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { ArtistCareer } from '@/components/artist/artist-career';
import { ArtistHeader } from '@/components/artist/artist-header';
import { ArtistNote } from '@/components/artist/artist-note';
import { ArtistWorks } from '@/components/artist/artist-works';
import { LeadWorks } from '@/components/artist/lead-works';
import { SpecialBanner } from '@/components/artist/special-banner';
import { ArtworkWall } from '@/components/artwork/artwork-wall';
import { JsonLd } from '@/components/shell/json-ld';
import { allowAi, answerNotFound } from '@/server/bff/host-bridge';
import { findArtistPage } from '@/server/pages/artist';
import { firstOf, type SearchParams } from '@/server/pages/search-params';
import { PrivateArtist } from '@/components/artist/private-artist';
import { artistName } from '@/lib/format/names';
import { documentTitle } from '@/lib/seo/metadata';
import { artistJsonLd, artistMetadata, artistTitle } from './artist-seo';
import { NamedWork } from './named-work';

interface Props {
  params: Promise<{ userAccountId: string }>;
  searchParams: Promise<SearchParams>;
}

/** Works that hang right under the head of the page. */
const LEAD = 3;

/** The metadata and the page share one call. */
const findOnce = cache((userAccountId: string, artwork?: string, category?: string, page?: string) =>
  findArtistPage(userAccountId, { artwork, category, page }),
);

async function load({ params, searchParams }: Props) {
  const [{ userAccountId }, { artwork, category, page }] = await Promise.all([params, searchParams]);
  return findOnce(userAccountId, firstOf(artwork), firstOf(category), firstOf(page));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await load(props);
  if (page === null) return missingMetadata;
  if (page === 'private') return { title: '비공개 페이지', robots: { index: false } };
  return artistMetadata(page.artist, page.selected?.work ?? null);
}

export default async function ArtistRoute(props: Props) {
  const page = await load(props);
  if (page === null) return missingPage();
  if (page === 'private') {
    answerNotFound();
    return <PrivateArtist />;
  }
  const { artist, categories, wall, selected } = page;
  if (artist.allowsAi) allowAi();
  const { id, userAccountId, nameKo, nameEn, videoLink, interviews } = artist;
  return (
    <>
      <ArtistHeader artist={artist} />
      <LeadWorks works={wall.works.slice(0, LEAD)} total={wall.total} artist={artistName(artist)} />
      <ArtistCareer artist={artist} />
      {artist.artistNote ? <ArtistNote text={artist.artistNote} /> : null}
      {artist.artistArticleSpecial === null ? null : <SpecialBanner special={artist.artistArticleSpecial} />}
      <ArtistWorks total={artist.artworkCount}>
        {selected === null ? null : <NamedWork artist={artist} work={selected.work} />}
        <ArtworkWall
          artist={{ id, userAccountId, nameKo, nameEn, videoLink, interviews }}
          total={artist.artworkCount}
          categories={categories}
          start={wall}
          selected={selected === null ? null : selected.neighbours}
          title={documentTitle(artistTitle(artist))}
        />
      </ArtistWorks>
      <JsonLd data={artistJsonLd(artist, wall.works, selected?.work ?? null)} />
    </>
  );
}
