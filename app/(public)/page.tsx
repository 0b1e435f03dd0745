import type { Metadata } from 'next';
import '@/app/shared-styles';
import { ArticleSpread } from '@/components/home/article-spread';
import { ArtistsOfTheMonth } from '@/components/home/artists-of-the-month';
import { BottomArticles } from '@/components/home/bottom-articles';
import { FirstHanging } from '@/components/home/first-hanging';
import { Hero } from '@/components/home/hero';
import { SubBanners } from '@/components/home/sub-banners';
import { JsonLd } from '@/components/shell/json-ld';
import type { Home } from '@/lib/contracts/home';
import * as sitePaths from '@/lib/paths/site';
import { organizationJsonLd, webSiteJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { site, siteName } from '@/lib/site';
import { getHomePage } from '@/server/pages/home';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: sitePaths.home() });
}

export default async function HomePage() {
  const home = await getHomePage();
  const now = new Date();
  return (
    <>
      <h1 className="vh">
        {siteName}, {site.tagline}
      </h1>
      <Hero banners={home.homeMainBanners} />
      <ArtistsOfTheMonth artists={home.artists} />
      <SubBanners banners={home.homeSubBanners} />
      {home.articleSpecial === null ? null : <ArticleSpread special={home.articleSpecial} now={now} />}
      <BottomArticles articles={home.articles} now={now} hasSpread={home.articleSpecial !== null} />
      {isEmpty(home) ? <FirstHanging /> : null}
      <JsonLd data={[organizationJsonLd(), webSiteJsonLd()]} />
    </>
  );
}

function isEmpty(home: Home): boolean {
  const { homeMainBanners, homeSubBanners, artists, articleSpecial, articles } = home;
  return (
    articleSpecial === null &&
    [homeMainBanners, homeSubBanners, artists, articles].every(({ length }) => length === 0)
  );
}
