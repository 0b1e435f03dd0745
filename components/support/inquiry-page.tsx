import { ButtonLink } from '@/components/ui/action/button';
import linkStyles from '@/components/ui/action/text-link.module.css';
import type { Inquiry } from '@/lib/contracts/support';
import { formatBytes } from '@/lib/format/bytes';
import { formatMoment } from '@/lib/format/moment';
import * as supportMessages from '@/lib/messages/support';
import { INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import * as myPaths from '@/lib/paths/my';
import { InquiryStatus } from './inquiry-line';
import { MarkInquiryRead } from './mark-read';
import styles from './support-page.module.css';

/** An inquiry with its files and its answer (S-10). */
export function InquiryPage({ inquiry }: { inquiry: Inquiry }) {
  const { uuid, type, title, content, createdAt, isAnswered, isRead, answer, answeredAt } = inquiry;
  const { answerAdminAccountId } = inquiry;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={`t-cap ${styles.kind}`}>{INQUIRY_TYPE_LABELS[type]}</p>
        <h1 className="t-h2">{title}</h1>
        <p className={`t-small num ${styles.facts}`}>
          <InquiryStatus isAnswered={isAnswered} />
          <time dateTime={createdAt}>{formatMoment(new Date(createdAt))}</time>
        </p>
      </header>
      <p className={`pre ${styles.text}`}>{content}</p>
      <PrivateFiles
        label="첨부 파일"
        files={inquiry.files.map((file, index) => ({
          ...file,
          url: inquiry.privatePresignedUrls[index] ?? '',
        }))}
      />
      <section className={styles.answer} aria-labelledby="answer">
        <h2 id="answer" className="t-h4">
          답변
        </h2>
        {answer === null ? (
          <p className="muted">아직 답변을 준비하고 있어요. {supportMessages.answerTime}</p>
        ) : (
          <>
            <p className={`pre ${styles.text}`}>{answer}</p>
            <PrivateFiles label="답변의 첨부 파일" files={inquiry.answerFiles} />
            {answeredAt === null ? null : (
              <p className={`t-cap num ${styles.kind}`}>
                {answerAdminAccountId} <time dateTime={answeredAt}>{formatMoment(new Date(answeredAt))}</time>
              </p>
            )}
          </>
        )}
      </section>
      <nav className={`no-print ${styles.beside}`} aria-label="문의">
        <ButtonLink small href={myPaths.inquiries()}>
          목록으로
        </ButtonLink>
      </nav>
      <MarkInquiryRead uuid={uuid} isUnread={isAnswered && !isRead} />
    </article>
  );
}

interface PrivateFilesProps {
  label: string;
  files: Inquiry['answerFiles'];
}

/** Images as they are, and other files by name. Their addresses live for some minutes: a reload brings new ones. */
function PrivateFiles({ label, files }: PrivateFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map(({ name, mime, bytes, url }, index) => (
        <li key={`${index} ${name}`}>
          {mime.startsWith('image/') ? (
            <a className={styles.picture} href={url} target="_blank" rel="noopener">
              {/* A private file with an address of its own: there are no variants of it. */}
              {/* oxlint-disable-next-line nextjs/no-img-element */}
              <img src={url} alt={`첨부 이미지 ${index + 1}: ${name}`} loading="lazy" />
            </a>
          ) : (
            <a className={linkStyles.link} href={url}>
              {name} <span className="num">({formatBytes(bytes)})</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
