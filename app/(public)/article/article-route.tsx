import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { ArticlePage } from '@/components/article/article-page';
import { PreviewBar } from '@/components/article/preview-bar';
import { OrganizationMark } from '@/components/contest/organization-mark';
import { ApplyButton } from '@/components/contest/apply-button';
import { ResultCard } from '@/components/contest/result-card';
import { TermsCard } from '@/components/contest/terms-card';
import { TermsHistory } from '@/components/contest/terms-history';
import { JsonLd } from '@/components/shell/json-ld';
import { TextLink } from '@/components/ui/action/text-link';
import type { ArticleDetail, ArticlePreview, ArticleType } from '@/lib/contracts/article';
import { formatZonedEnd } from '@/lib/format/deadline';
import * as termsMessages from '@/lib/messages/contest-terms';
import * as contestStopMessages from '@/lib/messages/contest-stop';
import * as articlePaths from '@/lib/paths/article';
import { articleJsonLd } from '@/lib/seo/article-json-ld';
import { articleMetadata, previewMetadata } from '@/lib/seo/article-metadata';
import { findArticle, findArticlePreview } from '@/server/pages/articles';
import { firstOf, type SearchParams } from '@/server/pages/search-params';

interface Props {
  params: Promise<{ uuid: string }>;
  searchParams: Promise<SearchParams>;
}

type PeriodType = Exclude<ArticleType, 'SPECIAL'>;

/** The metadata and the page share one call. With the secret of a preview's link it is what the link shows. */
const loadArticle = cache(
  async (
    type: PeriodType,
    uuid: string,
    preview: string | undefined,
  ): Promise<ArticleDetail | ArticlePreview | null> =>
    preview === undefined ? findArticle(type, uuid) : findArticlePreview(type, uuid, preview),
);

const load = async (type: PeriodType, { params, searchParams }: Props) =>
  loadArticle(type, (await params).uuid, firstOf((await searchParams)[articlePaths.PREVIEW_KEY]));

export function articleRouteMetadata(type: PeriodType) {
  return async (props: Props): Promise<Metadata> => {
    const article = await load(type, props);
    if (article === null) return missingMetadata;
    return 'previewUntil' in article ? previewMetadata(article) : articleMetadata(article);
  };
}

/** The page of an exhibition, an event or a piece of news. */
export function articleRoute(type: PeriodType) {
  return async function ArticleRoute(props: Props) {
    const article = await load(type, props);
    if (article === null) return missingPage();
    if ('previewUntil' in article) {
      return (
        <>
          <PreviewBar until={article.previewUntil} />
          <ArticlePage article={{ ...article, type }} now={new Date()} isPreview />
        </>
      );
    }
    return (
      <>
        <ArticlePage
          article={{ ...article, type }}
          now={new Date()}
          action={<ContestAction article={article} />}
          after={<ContestCards article={article} />}
        />
        <JsonLd data={articleJsonLd(article)} />
      </>
    );
  };
}

/** Where the terms and the result are on the page. */
const TERMS = 'contest-terms';
const RESULT = 'contest-result';

function ContestCards({
  article: { contestTerms, contestTermsHistory, contestResult },
}: {
  article: ArticleDetail;
}) {
  return (
    <>
      {contestResult === null ? null : <ResultCard id={RESULT} result={contestResult} />}
      {contestTerms === null ? null : <TermsCard id={TERMS} edition={contestTerms} />}
      {contestTermsHistory.length === 0 ? null : (
        <TermsHistory id={articlePaths.TERMS_HISTORY} revisions={contestTermsHistory} />
      )}
    </>
  );
}

/** The button of the contest that a piece of news tells of (C-1, C-14), and the links to its result and its terms. */
function ContestAction({
  article: {
    uuid,
    contestUuid,
    verifiedOrganization,
    contestStop,
    contestTerms,
    contestTermsHistory,
    contestResult,
    opensAt,
    closesAt,
    extendedFrom,
  },
}: {
  article: ArticleDetail;
}) {
  if (contestUuid === null) return null;
  return (
    <>
      {verifiedOrganization === null ? null : <OrganizationMark organization={verifiedOrganization} />}
      {contestStop === null ? null : (
        <p className="t-small pre">{contestStopMessages.stopped(contestStop)}</p>
      )}
      <ApplyButton articleUuid={uuid} {...{ contestUuid, opensAt, closesAt }} />
      {extendedFrom === null || closesAt === null || closesAt <= extendedFrom ? null : (
        <p className="t-cap num">{termsMessages.extendedFrom(formatZonedEnd(extendedFrom))}</p>
      )}
      {contestResult === null ? null : <TextLink href={`#${RESULT}`}>심사 결과 보기</TextLink>}
      {contestTerms === null ? null : <TextLink href={`#${TERMS}`}>공모 조건 보기</TextLink>}
      {contestTermsHistory.length === 0 ? null : (
        <TextLink href={`#${articlePaths.TERMS_HISTORY}`}>{termsMessages.history}</TextLink>
      )}
    </>
  );
}
