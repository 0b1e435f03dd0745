import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useRedirect } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { AdminArticle } from '@/lib/contracts/admin/article';
import type { RevisionRow } from '@/lib/contracts/admin/article-life';
import { formatMoment } from '@/lib/format/moment';
import * as adminLimits from '@/lib/limits/admin';
import * as adminPaths from '@/lib/paths/admin';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { useAction } from '@/components/admin/parts/use-action';
import styles from './article-history.module.css';
import { RevisionComparison } from './revision-comparison';
import { useWholeArticle } from './use-whole-article';

/** The texts of an article that were saved, each beside the present one, and the way back to one of them. */
export function ArticleHistory() {
  const { id: uuid = '' } = useParams();
  const article = useWholeArticle(uuid);
  const revisions = useQuery({
    queryKey: ['articles', 'revisions', uuid],
    queryFn: ({ signal }) =>
      callApi('get', '/v1/admin/articles/{uuid}/revisions', { params: { uuid }, signal }),
  });
  const error = article.error ?? revisions.error;
  if (error !== null) {
    return (
      <ErrorState
        title="저장 이력을 불러오지 못했습니다."
        hint={failureMessage(error)}
        onRetry={() => void Promise.all([article.refetch(), revisions.refetch()])}
      />
    );
  }
  if (article.data === undefined || revisions.data === undefined) return <Skeleton height="480px" />;
  return <History article={article.data} revisions={revisions.data.content} />;
}

function History({ article, revisions }: { article: AdminArticle; revisions: readonly RevisionRow[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { uuid, title } = article;
  return (
    <>
      <Title title={`저장 이력 · ${title}`} />
      <p className={styles.back}>
        <Link to={`${adminPaths.screen('articles')}/${uuid}`}>글로 돌아가기</Link>
      </p>
      {revisions.length === 0 ? (
        <EmptyState
          title="아직 저장 이력이 없습니다."
          hint={`운영자가 저장할 때마다 남고, 마지막 ${adminLimits.revisionsMax}번을 볼 수 있습니다.`}
        />
      ) : (
        <div className={styles.screen}>
          <ol className={styles.list} aria-label="저장한 때">
            {revisions.map(({ version, savedAt, savedBy }, index) => (
              <li key={version}>
                <button
                  type="button"
                  className={styles.revision}
                  aria-pressed={chosen === version}
                  onClick={() => setChosen(version)}
                >
                  <span className="num">{formatMoment(new Date(savedAt))}</span>
                  <span className={styles.who}>
                    {savedBy ?? '처음 내용'}
                    {index === 0 ? ' · 지금 글' : ''}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {chosen === null ? (
            <p className="muted">왼쪽에서 고르면 지금 글과 다른 점을 보여 줍니다.</p>
          ) : (
            <Chosen key={chosen} article={article} version={chosen} />
          )}
        </div>
      )}
    </>
  );
}

function Chosen({ article, version }: { article: AdminArticle; version: number }) {
  const { uuid } = article;
  const params = { uuid, version };
  const { data, error, refetch } = useQuery({
    queryKey: ['articles', 'revision', uuid, version],
    queryFn: ({ signal }) =>
      callApi('get', '/v1/admin/articles/{uuid}/revisions/{version}', { params, signal }),
  });
  const redirect = useRedirect();
  const [lost, setLost] = useState<string | null>(null);
  const restoring = useAction({ resources: ['articles', 'audit'], done: '이전 내용으로 되돌렸습니다.' });

  async function restore() {
    let words: string | null = null;
    const isDone = await restoring.run(async () => {
      const body = { version: article.version };
      const path = '/v1/admin/articles/{uuid}/revisions/{version}/restore';
      words = lostWords((await callApi('post', path, { params, body })).lost);
    });
    if (!isDone) return;
    // What is gone is read before the form is opened.
    if (words === null) redirect('edit', 'articles', uuid);
    else setLost(words);
  }

  if (error !== null) {
    return (
      <ErrorState
        title="이 내용을 불러오지 못했습니다."
        hint={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <Skeleton height="320px" />;
  return (
    <div className={styles.chosen}>
      {lost === null ? null : (
        <p role="status" className={styles.lost}>
          {lost} <Link to={`${adminPaths.screen('articles')}/${uuid}`}>글 확인하기</Link>
        </p>
      )}
      <RevisionComparison article={article} revision={data} />
      <ConfirmButton
        disabled={restoring.isBusy}
        question="이 내용으로 되돌릴까요?"
        hint={
          article.status === 'PUBLISHED'
            ? '발행한 글이므로 바로 사이트에 보입니다. 지금 내용도 이력에 남습니다.'
            : '지금 내용도 이력에 남습니다.'
        }
        onConfirm={() => void restore()}
      >
        이 내용으로 되돌리기
      </ConfirmButton>
    </div>
  );
}

function lostWords({ images, artists, artworks }: { images: number; artists: number; artworks: number }) {
  const parts = [
    images > 0 ? `사진 ${images}개` : null,
    artists > 0 ? `작가 ${artists}명` : null,
    artworks > 0 ? `작품 ${artworks}점` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `되돌렸습니다. 그 사이 없어져 빠진 항목: ${parts.join(', ')}`;
}
