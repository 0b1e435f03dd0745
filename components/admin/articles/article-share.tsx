import { ShareButtons } from '@/components/artwork/share-buttons';
import { buttonClasses } from '@/components/ui/action/button';
import { callApi } from '@/lib/browser/call-api';
import { formatZonedMoment } from '@/lib/format/moment';
import * as adminLimits from '@/lib/limits/admin';
import * as articlePaths from '@/lib/paths/article';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { useAction } from '@/components/admin/parts/use-action';
import { SendButton } from '@/components/ui/action/send-button';
import styles from './article-edit.module.css';
import type { useArticleForm } from './use-article-form';

/** The link that shows the article on its real page before it is published. */
export function ArticleShare({ editing }: { editing: ReturnType<typeof useArticleForm> }) {
  const { article, setPreview, showFaults } = editing;
  const { uuid, type, title, preview } = article;
  const params = { uuid };
  const resources = ['audit'] as const;
  const made = useAction({ resources, done: '미리보기 링크를 만들었습니다.' });
  const ended = useAction({ resources, done: '미리보기 링크를 없앴습니다.' });
  const isBusy = made.isBusy || ended.isBusy;

  const make = () =>
    made.run(async () => {
      try {
        setPreview((await callApi('put', '/v1/admin/articles/{uuid}/preview', { params })).preview);
      } catch (failure) {
        showFaults(failure);
        throw failure;
      }
    });
  const end = () =>
    ended.run(async () => {
      await callApi('delete', '/v1/admin/articles/{uuid}/preview', { params });
      setPreview(null);
    });

  if (preview === null) {
    return (
      <section className={styles.part} aria-labelledby="article-preview">
        <h2 id="article-preview">미리보기</h2>
        <p className="t-cap muted">
          링크를 아는 사람은 로그인하지 않아도 {adminLimits.previewDays}일 동안 저장한 글을 볼 수 있습니다.
        </p>
        <SendButton small isSending={isBusy} onSend={make}>
          미리보기 링크 만들기
        </SendButton>
      </section>
    );
  }
  const path = articlePaths.preview(type, uuid, preview.token);
  return (
    <section className={styles.part} aria-labelledby="article-preview">
      <h2 id="article-preview">미리보기</h2>
      <p className="t-cap muted num">{formatZonedMoment(new Date(preview.until))}까지 볼 수 있습니다.</p>
      <a className={buttonClasses({ small: true })} href={path} target="_blank" rel="noreferrer">
        미리보기 열기<span className="vh"> (새 창)</span>
      </a>
      <ShareButtons path={path} title={title} noun="미리보기" />
      <SendButton small isSending={isBusy} onSend={make}>
        새 링크로 바꾸기
      </SendButton>
      <ConfirmButton
        small
        look="danger"
        disabled={isBusy}
        question="미리보기 링크를 없앨까요?"
        hint="이 링크를 받은 사람은 더 볼 수 없습니다."
        onConfirm={() => void end()}
      >
        링크 없애기
      </ConfirmButton>
    </section>
  );
}
