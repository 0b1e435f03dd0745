import type { ReactNode } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { MattedImage } from '@/components/ui/image/matted-image';
import { Skeleton } from '@/components/ui/state/skeleton';
import { NewMark, StatusMark } from '@/components/ui/state/status-mark';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { ArticleCard as ArticleCardData, ArticleType } from '@/lib/contracts/article';
import { isWithinDays, periodStatus } from '@/lib/date/period';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatArticlePeriod } from '@/lib/format/article-period';
import * as contestStopMessages from '@/lib/messages/contest-stop';
import * as articleLimits from '@/lib/limits/article';
import * as articlePaths from '@/lib/paths/article';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleCardData;
  /** The moment that `진행 중` and `NEW` refer to. */
  now: Date;
  sizes: string;
  /** In two columns on a phone: the terms of the facts are left to the ear. */
  isDense?: boolean;
  headingLevel?: 2 | 3;
  /** Its picture is what the page opens with. The others wait for the layout: on a phone they are below the first view. */
  isFirst?: boolean;
  /** Shows the status of the period, which exhibitions always show. */
  hasStatus?: boolean;
  /** The title with the searched text marked in it. */
  marked?: ReactNode;
}

/** An article of any type: its picture on the mat, what it is, its name, when and where. */
export function ArticleCard({
  article,
  now,
  sizes,
  isDense = false,
  headingLevel = 3,
  isFirst = false,
  hasStatus = false,
  marked,
}: ArticleCardProps) {
  const href = articlePaths.page(article.type, article.uuid);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${styles.card} ${isDense ? styles.dense : ''}`}>
      <SoftLink href={href} tabIndex={-1} aria-hidden="true">
        <MattedImage
          image={article.previewImage}
          alt=""
          sizes={sizes}
          ratio={3 / 2}
          maxWidth={960}
          priority={isFirst}
        />
      </SoftLink>
      <div>
        <div className={styles.top}>
          <Marks article={article} now={now} hasStatus={hasStatus} />
          <LikeButton
            type={article.likeType}
            uuid={article.uuid}
            name={article.title}
            isLiked={article.isLike}
          />
        </div>
        <Heading className={`t-h4 bal ${styles.title}`}>
          <SoftLink href={href}>{marked ?? article.title}</SoftLink>
        </Heading>
        <Facts article={article} />
        {article.contestStop === null ? null : (
          <p className={`t-cap pre ${styles.stop}`}>{contestStopMessages.stopped(article.contestStop)}</p>
        )}
      </div>
    </article>
  );
}

/** The placeholder of a card, as high as a card with a title of one line and its facts. */
export function ArticleCardPlace({ type }: { type: ArticleType }) {
  return (
    <div className={styles.card}>
      <Skeleton ratio={3 / 2} />
      <div>
        <div className={styles.top}>
          <Skeleton width="64px" height="13px" />
        </div>
        <div className={`t-h4 ${styles.title}`}>
          <Skeleton className={styles.bar} width="70%" height="0.8em" />
        </div>
        {type === 'SPECIAL' ? (
          <p className="t-cap">
            <Skeleton className={styles.bar} width="60%" height="0.8em" />
          </p>
        ) : (
          <div className={`${styles.facts} ${styles.placeFacts}`}>
            <div>
              <Skeleton className={styles.bar} width="60%" height="0.8em" />
            </div>
            <div>
              <Skeleton className={styles.bar} width="45%" height="0.8em" />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** What it is, where its period stands, and that a special is new for a week. */
function Marks({ article, now, hasStatus }: { article: ArticleCardData; now: Date; hasStatus: boolean }) {
  const { type, periodFrom, periodTo, closesAt } = article;
  const isSpecial = type === 'SPECIAL';
  const hasPeriod = !isSpecial && (hasStatus || type === 'EXHIBITION');
  const status = periodStatus(periodFrom, periodTo, dayInSeoul(now));
  // A contest may end before the period of its news article, by which lists are filtered.
  const isOverBefore = status === 'ongoing' && closesAt !== null && new Date(closesAt) <= now;
  const isNew = isSpecial && isWithinDays(article.createdAt, articleLimits.newBadgeDays, now);
  return (
    <p className={styles.marks}>
      <span className="t-over num">
        {type}
        {article.number === null ? '' : ` No. ${article.number}`}
      </span>
      {hasPeriod && !isOverBefore ? <StatusMark status={status} /> : null}
      {isNew ? <NewMark /> : null}
    </p>
  );
}

function Facts({ article }: { article: ArticleCardData }) {
  const period = formatArticlePeriod(article);
  if (
    article.type === 'SPECIAL' ||
    (period === null && article.location === null && article.organizer === null)
  ) {
    return article.subTitle === null ? null : <p className={`t-cap ${styles.sub}`}>{article.subTitle}</p>;
  }
  // News names its organizer, the others their place.
  const hasOrganizer = article.type === 'NEWS' && article.organizer !== null;
  const where = hasOrganizer ? article.organizer : article.location;
  return (
    <dl className={styles.facts}>
      {period === null ? null : (
        <>
          <dt>기간</dt>
          <dd className="num">{period}</dd>
        </>
      )}
      {where === null ? null : (
        <>
          <dt>{hasOrganizer ? '주최' : '장소'}</dt>
          <dd>{where}</dd>
        </>
      )}
    </dl>
  );
}
