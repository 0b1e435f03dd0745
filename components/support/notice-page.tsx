import { RichContent } from '@/components/ui/rich-content';
import { SoftLink } from '@/components/ui/action/soft-link';
import { ButtonLink } from '@/components/ui/action/button';
import type { Notice } from '@/lib/contracts/support';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import * as myPaths from '@/lib/paths/my';
import { MarkNoticeRead } from './mark-read';
import styles from './support-page.module.css';

/** A notice, and the ones before and after it. */
export function NoticePage({ notice }: { notice: Notice }) {
  const { uuid, title, content, createdBy, createdAt, isPinned, newer, older } = notice;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={`t-cap ${styles.kind}`}>{isPinned ? '중요' : '일반'}</p>
        <h1 className="t-h2">{title}</h1>
        <p className={`t-small num ${styles.facts}`}>
          <span>{createdBy}</span>
          <time dateTime={createdAt}>{formatDay(dayInSeoul(new Date(createdAt)))}</time>
        </p>
      </header>
      <RichContent html={content} />
      <nav className={`no-print ${styles.beside}`} aria-label="다른 공지사항">
        <ul className={styles.neighbours}>
          {(
            [
              ['다음 글', newer],
              ['이전 글', older],
            ] as const
          ).map(([label, neighbour]) =>
            neighbour === null ? null : (
              <li key={label} className={styles.neighbour}>
                <span className={`t-cap ${styles.kind}`}>{label}</span>
                <SoftLink className={styles.link} href={myPaths.notice(neighbour.uuid)}>
                  {neighbour.title}
                </SoftLink>
              </li>
            ),
          )}
        </ul>
        <ButtonLink small href={myPaths.notices()}>
          목록으로
        </ButtonLink>
      </nav>
      <MarkNoticeRead uuid={uuid} />
    </article>
  );
}
