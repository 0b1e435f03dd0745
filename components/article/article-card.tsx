import { LikeButton } from '@/components/like/like-button';
import { MattedImage } from '@/components/ui/matted-image';
import { NewMark, StatusMark } from '@/components/ui/status-mark';
import { SoftLink } from '@/components/ui/soft-link';
import type { ArticleCard as ArticleCardData } from '@/lib/contracts/article';
import { isWithinDays, periodStatus } from '@/lib/date/period';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatPeriod } from '@/lib/format/day';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleCardData;
  /** The moment that `진행 중` and `NEW` are said of. */
  now: Date;
  sizes: string;
  /** In two columns on a phone: the terms of the facts are left to the ear. */
  isDense?: boolean;
  headingLevel?: 2 | 3;
}

/** An article of any type: its picture on the mat, what it is, its name, when and where. */
export function ArticleCard({ article, now, sizes, isDense = false, headingLevel = 3 }: ArticleCardProps) {
  const href = paths.article(article.type, article.uuid);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${styles.card} ${isDense ? styles.dense : ''}`}>
      <SoftLink href={href} tabIndex={-1} aria-hidden="true">
        <MattedImage image={article.previewImage} alt="" sizes={sizes} ratio={3 / 2} maxWidth={960} />
      </SoftLink>
      <div>
        <div className={styles.top}>
          <Marks article={article} now={now} />
          <LikeButton
            type={article.likeType}
            uuid={article.uuid}
            name={article.title}
            isLiked={article.isLike}
          />
        </div>
        <Heading className={`t-h4 bal ${styles.title}`}>
          <SoftLink href={href}>{article.title}</SoftLink>
        </Heading>
        <Facts article={article} />
      </div>
    </article>
  );
}

/** An exhibition says where it stands, the others what they are; a special is new for a week. */
function Marks({ article, now }: { article: ArticleCardData; now: Date }) {
  const status =
    article.type === 'EXHIBITION'
      ? periodStatus(article.periodFrom, article.periodTo, dayInSeoul(now))
      : null;
  const isNew = article.type === 'SPECIAL' && isWithinDays(article.createdAt, LIMITS.newBadgeDays, now);
  return (
    <p className={styles.marks}>
      {status === null ? (
        <span className="t-over num">
          {article.type}
          {article.number === null ? '' : ` No. ${article.number}`}
        </span>
      ) : (
        <StatusMark status={status} />
      )}
      {isNew ? <NewMark /> : null}
    </p>
  );
}

function Facts({ article }: { article: ArticleCardData }) {
  const period = formatPeriod(article.periodFrom, article.periodTo, article.timeFrom);
  if (article.type === 'SPECIAL' || (period === null && article.location === null)) {
    return article.subTitle === null ? null : <p className={`t-cap ${styles.sub}`}>{article.subTitle}</p>;
  }
  return (
    <dl className={styles.facts}>
      {period === null ? null : (
        <>
          <dt>기간</dt>
          <dd className="num">{period}</dd>
        </>
      )}
      {article.location === null ? null : (
        <>
          <dt>장소</dt>
          <dd>{article.location}</dd>
        </>
      )}
    </dl>
  );
}
