import { Title, useGetIdentity } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { ContractForm } from '@/components/form/contract-form';
import { KeptNote } from '@/components/form/kept-note';
import { SaveBar } from '@/components/form/save-bar';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { failureMessage } from '@/lib/browser/api-failure';
import type { AdminArticle } from '@/lib/contracts/admin/article';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { KnownPictures } from '@/components/admin/parts/picture-field';
import styles from './article-edit.module.css';
import { ArticleFields } from './article-fields';
import { ArticleLife } from './article-life';
import { ArticleShare } from './article-share';
import { useArticleForm } from './use-article-form';
import { useWholeArticle } from './use-whole-article';

/** The form of an article, and beside it its publication, preview and history. */
export function ArticleEdit() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useWholeArticle(id);
  const { identity } = useGetIdentity();
  if (error !== null) {
    return (
      <ErrorState
        title="글을 불러오지 못했습니다."
        hint={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined || identity === undefined) return <Skeleton height="480px" />;
  return <ArticleForm key={data.uuid} initial={data} operatorId={String(identity.id)} />;
}

function ArticleForm({ initial, operatorId }: { initial: AdminArticle; operatorId: string }) {
  const editing = useArticleForm(initial, operatorId);
  const { form, article, conflict, hasUnsaved } = editing;
  return (
    <ContractForm form={form} className={styles.screen} aria-label="글">
      <Title title={`${ARTICLE_TYPE_LABELS[article.type]} · ${article.title}`} />
      <div className={styles.fields}>
        <KeptNote kept={editing.kept} />
        <KnownPictures images={article.images}>
          <ConflictNote conflict={conflict} />
          <ArticleFields type={article.type} />
        </KnownPictures>
        <SaveBar alert={form.alert} isDirty={hasUnsaved} draftAt={null} isSending={form.isSending} />
      </div>
      <aside className={styles.side} aria-label="발행과 미리보기">
        <ArticleLife editing={editing} />
        <ArticleShare editing={editing} />
      </aside>
    </ContractForm>
  );
}
