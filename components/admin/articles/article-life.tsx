import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { Link } from 'react-router-dom';
import { useUploads } from '@/components/form/uploads/upload-hold';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { TextField } from '@/components/ui/field/text-field';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { ArticleStatus } from '@/lib/contracts/admin/article';
import { inputOf, momentOf } from '@/lib/date/seoul-input';
import { formatMoment, formatZonedMoment } from '@/lib/format/moment';
import { ARTICLE_STATUS_LABELS } from '@/lib/options/admin';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { useAction } from '@/components/admin/parts/use-action';
import { SendButton } from '@/components/ui/action/send-button';
import styles from './article-edit.module.css';
import { wholeArticle } from './use-whole-article';
import type { useArticleForm } from './use-article-form';

type Editing = ReturnType<typeof useArticleForm>;

const DONE: Record<ArticleStatus, string> = {
  PUBLISHED: '발행했습니다.',
  SCHEDULED: '예약했습니다.',
  DRAFT: '초안으로 되돌렸습니다.',
};

/** Where the article stands, and its ways from there. They concern what is saved, so unsaved text comes first. */
export function ArticleLife({ editing }: { editing: Editing }) {
  const { article, hasUnsaved } = editing;
  const { status, publishAt, createdAt, updatedAt, savedBy } = article;
  return (
    <section className={styles.part} aria-labelledby="article-life">
      <h2 id="article-life">{ARTICLE_STATUS_LABELS[status]}</h2>
      {status === 'PUBLISHED' ? (
        <p className="t-cap num">{formatMoment(new Date(createdAt))}에 발행했습니다.</p>
      ) : null}
      {publishAt === null ? null : (
        <p className="t-cap num">{formatZonedMoment(new Date(publishAt))}에 발행됩니다.</p>
      )}
      <p className="t-cap muted num">
        마지막 저장 {formatMoment(new Date(updatedAt))}
        {savedBy === null ? '' : ` · ${savedBy}`}
      </p>
      <Ways editing={editing} />
      {/* Below them: the first letter and a save don't move the buttons under the pointer. */}
      {hasUnsaved ? <p className="t-cap">저장한 뒤에 발행하거나 되돌릴 수 있습니다.</p> : null}
      <div className={styles.ways}>
        {status === 'PUBLISHED' ? (
          <a href={articlePaths.page(article.type, article.uuid)} target="_blank" rel="noreferrer">
            사이트에서 보기<span className="vh"> (새 창)</span>
          </a>
        ) : null}
        <Link to={`${adminPaths.screen('articles')}/${article.uuid}/history`}>저장 이력</Link>
      </div>
    </section>
  );
}

function Ways({ editing }: { editing: Editing }) {
  const { article, hasUnsaved, adopt, catchUp, showFaults, form, release } = editing;
  const { uuid, version, status, publishAt } = article;
  const [moment, setMoment] = useState(publishAt);
  const [isMomentTyped, setMomentTyped] = useState(false);
  useUnsavedGuard(isMomentTyped);
  const redirect = useRedirect();
  const client = useQueryClient();
  const resources = ['articles', 'audit', 'today'] as const;
  const published = useAction({ resources, done: DONE.PUBLISHED });
  const scheduled = useAction({ resources, done: DONE.SCHEDULED });
  const takenBack = useAction({ resources, done: DONE.DRAFT });
  const removed = useAction({ resources, done: '글을 지웠습니다.' });
  const isBusy = [published, scheduled, takenBack, removed].some((action) => action.isBusy);
  const { isPending } = useUploads();
  const isHeld = hasUnsaved || isBusy || isPending;

  const change = (action: typeof published, next: ArticleStatus) =>
    action.run(() =>
      mending(async () => {
        const sent = structuredClone(form.getValues());
        const body = { version, status: next, publishAt: next === 'SCHEDULED' ? moment : null };
        const latest = await callApi('put', '/v1/admin/articles/{uuid}/status', { params: { uuid }, body });
        form.clearErrors();
        setMomentTyped(false);
        adopt(latest, sent);
      }),
    );

  const remove = () =>
    removed.run(() =>
      mending(async () => {
        await callApi('delete', '/v1/admin/articles/{uuid}', { params: { uuid }, body: { version } });
        release();
        // The screen stays mounted until the list is shown, and would load the article again.
        client.removeQueries({ queryKey: wholeArticle(uuid).queryKey });
        redirect('list', 'articles');
      }),
    );

  /** Shows what is missing at its fields, and what another operator saved first. */
  async function mending(work: () => Promise<void>) {
    try {
      await work();
    } catch (failure) {
      showFaults(failure);
      if (failure instanceof ApiFailure && failure.code === 'CONTENT_STALE') await catchUp();
      throw failure;
    }
  }

  if (status === 'PUBLISHED') {
    return (
      <ConfirmButton
        small
        look="danger"
        disabled={isHeld}
        question="발행을 취소할까요?"
        hint="방문자에게 보이지 않게 되고, 받은 좋아요는 남습니다. 다시 발행하면 원래 자리에 보입니다."
        onConfirm={() => void change(takenBack, 'DRAFT')}
      >
        발행 취소
      </ConfirmButton>
    );
  }
  return (
    <>
      <ConfirmButton
        small
        look="primary"
        disabled={isHeld}
        question="지금 발행할까요?"
        hint="바로 사이트에 보입니다."
        onConfirm={() => void change(published, 'PUBLISHED')}
      >
        지금 발행
      </ConfirmButton>
      <div className={styles.schedule}>
        <TextField
          type="datetime-local"
          label="발행할 시각"
          hint="한국 시간입니다."
          value={inputOf(moment)}
          error={scheduled.faults.publishAt}
          onChange={({ target }) => {
            setMoment(momentOf(target.value));
            setMomentTyped(true);
          }}
        />
        <SendButton small aria-disabled={isHeld} onSend={() => change(scheduled, 'SCHEDULED')}>
          {status === 'SCHEDULED' ? '시각 바꾸기' : '예약'}
        </SendButton>
      </div>
      {status === 'SCHEDULED' ? (
        <SendButton small aria-disabled={isHeld} onSend={() => change(takenBack, 'DRAFT')}>
          예약 취소
        </SendButton>
      ) : (
        <ConfirmButton
          small
          look="danger"
          disabled={isHeld}
          question="이 글을 지울까요?"
          hint="저장 이력과 함께 지워지고, 되돌릴 수 없습니다."
          onConfirm={() => void remove()}
        >
          글 지우기
        </ConfirmButton>
      )}
    </>
  );
}
