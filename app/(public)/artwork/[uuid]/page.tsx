import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { SpecialBanner } from '@/components/artist/special-banner';
import { AdjacentWorks } from '@/components/artwork/page/adjacent-works';
import { ShownIn } from '@/components/artwork/page/shown-in';
import { SimilarWorks } from '@/components/artwork/page/similar-works';
import { WorkArtist } from '@/components/artwork/page/work-artist';
import { WorkRoom } from '@/components/artwork/page/work-room';
import { WorkStage } from '@/components/artwork/page/work-stage';
import { WorkText } from '@/components/artwork/page/work-text';
import { JsonLd } from '@/components/shell/json-ld';
import type { ArticleCard } from '@/lib/contracts/article';
import { artworkPageMetadata } from '@/lib/seo/artwork-metadata';
import { allowAi } from '@/server/bff/host-bridge';
import { findArtworkPage } from '@/server/pages/artwork';
import { artworkJsonLd } from './artwork-seo';

interface Props {
  params: Promise<{ uuid: string }>;
}

/** The metadata and the page share one call. */
const findOnce = cache(findArtworkPage);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findOnce((await params).uuid);
  return page === null ? missingMetadata : artworkPageMetadata(page.artwork, page.artist, page.allowsAi);
}

export default async function ArtworkRoute({ params }: Props) {
  const page = await findOnce((await params).uuid);
  if (page === null) return missingPage();
  if (page.allowsAi) allowAi();
  const { artwork, artist, position } = page;
  const { id, userAccountId, nameKo, nameEn, videoLink, interviews } = artist;
  const special = page.shownIn.find(({ type }) => type === 'SPECIAL');
  return (
    <>
      <article>
        <WorkStage page={page} />
        <WorkText page={page}>
          <ShownIn articles={page.shownIn.filter((article) => article !== special)} />
        </WorkText>
        {special === undefined ? null : (
          <SpecialBanner special={bannerOf(special)} label="이 작품이 실린 스페셜" />
        )}
        <WorkArtist artist={artist} others={page.others} />
      </article>
      <SimilarWorks works={page.similar} />
      <AdjacentWorks artist={artist} previous={page.previous} next={page.next} />
      <WorkRoom
        work={artwork}
        artist={{ id, userAccountId, nameKo, nameEn, videoLink, interviews }}
        position={position}
        total={artist.artworkCount}
      />
      <JsonLd data={artworkJsonLd(page)} />
    </>
  );
}

const bannerOf = (special: ArticleCard) => ({
  articleSpecialUuid: special.uuid,
  number: special.number,
  title: special.title,
  message: special.subTitle ?? special.homeContent,
  image: special.previewImage,
});
