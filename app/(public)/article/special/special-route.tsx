import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata } from '@/app/missing-page';
import { ArticleListFrame } from '@/components/article/article-list-frame';
import { SpecialArticle } from '@/components/article/special-article';
import { SpecialsInstead } from '@/components/article/specials-instead';
import { ClientRedirect } from '@/components/shell/client-redirect';
import { JsonLd } from '@/components/shell/json-ld';
import * as articleMessages from '@/lib/messages/article';
import * as articlePaths from '@/lib/paths/article';
import { specialJsonLd } from '@/lib/seo/article-json-ld';
import { specialMetadata } from '@/lib/seo/article-metadata';
import { answerNotFound } from '@/server/bff/host-bridge';
import { findSpecial, getArticleListPage } from '@/server/pages/articles';

interface Props {
  params: Promise<{ uuid: string }>;
}

/** The metadata and the page share one call. */
const loadSpecial = cache(findSpecial);

/** A special has two addresses, its own and the shared one. Its own is the canonical one. */
export async function specialRouteMetadata({ params }: Props): Promise<Metadata> {
  const special = await loadSpecial((await params).uuid);
  return special === null ? missingMetadata : specialMetadata(special);
}

/** The page of a special, whatever subtitle a shared address ends with. */
export async function SpecialRoute({ params }: Props) {
  const special = await loadSpecial((await params).uuid);
  if (special === null) return missingSpecial();
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
