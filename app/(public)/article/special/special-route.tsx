import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { ArticleListFrame } from '@/components/article/article-list-frame';
import { PreviewBar } from '@/components/article/preview-bar';
import { SpecialArticle } from '@/components/article/special-article';
import { SpecialsInstead } from '@/components/article/specials-instead';
import { ClientRedirect } from '@/components/shell/client-redirect';
import { JsonLd } from '@/components/shell/json-ld';
import type { SpecialDetail, SpecialPreview } from '@/lib/contracts/article';
import * as articleMessages from '@/lib/messages/article';
import * as articlePaths from '@/lib/paths/article';
import { specialJsonLd } from '@/lib/seo/article-json-ld';
import { previewMetadata, specialMetadata } from '@/lib/seo/article-metadata';
import { answerNotFound } from '@/server/bff/host-bridge';
import { findSpecial, findSpecialPreview, getArticleListPage } from '@/server/pages/articles';
import { firstOf, type SearchParams } from '@/server/pages/search-params';

interface Props {
  params: Promise<{ uuid: string }>;
  searchParams: Promise<SearchParams>;
}

/** The metadata and the page share one call. With the secret of a preview's link it is what the link shows. */
const loadSpecial = cache(
  async (uuid: string, preview: string | undefined): Promise<SpecialDetail | SpecialPreview | null> =>
    preview === undefined ? findSpecial(uuid) : findSpecialPreview(uuid, preview),
);

const previewOf = async ({ searchParams }: Props) => firstOf((await searchParams)[articlePaths.PREVIEW_KEY]);

const load = async (props: Props) => loadSpecial((await props.params).uuid, await previewOf(props));

/** A special has two addresses, its own and the shared one. Its own is the canonical one. */
export async function specialRouteMetadata(props: Props): Promise<Metadata> {
  const special = await load(props);
  if (special === null) return missingMetadata;
  return 'previewUntil' in special ? previewMetadata(special) : specialMetadata(special);
}

/** The page of a special, whatever subtitle a shared address ends with. */
export async function SpecialRoute(props: Props) {
  const special = await load(props);
  // A link that doesn't work says so, instead of leading to what is published.
  if (special === null) return (await previewOf(props)) === undefined ? missingSpecial() : missingPage();
  if ('previewUntil' in special) {
    return (
      <>
        <PreviewBar until={special.previewUntil} />
        <SpecialArticle special={special} now={new Date()} isPreview />
      </>
    );
  }
  return (
    <>
      <SpecialArticle special={special} now={new Date()} />
      <JsonLd data={specialJsonLd(special)} />
    </>
  );
}

/** A 404 that says why and shows the newest specials. With a script the visitor is then on their list. */
async function missingSpecial() {
  answerNotFound();
  const list = await getArticleListPage('SPECIAL', {});
  return (
    <>
      <p className="wrap t-body" role="status" style={{ paddingTop: 24 }}>
        {articleMessages.specialMissing}
      </p>
      {list === null ? null : (
        <ArticleListFrame type="SPECIAL">
          <SpecialsInstead state={list.state} specials={list.articles} now={new Date()} />
        </ArticleListFrame>
      )}
      <ClientRedirect to={articlePaths.specialsWithAlert('special-missing')} />
    </>
  );
}
