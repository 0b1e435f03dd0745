import type { ReactNode } from 'react';
import type { ArticleDetail } from '@/lib/contracts/article';
import { formatPeriod } from '@/lib/format/day';
import { formatApplicationPeriod } from '@/lib/format/deadline';
import * as outsidePaths from '@/lib/paths/outside';
import styles from './article-facts.module.css';

/** The known facts of an article: period, time, place, organizer, contact (P-123). */
export function ArticleFacts({ article }: { article: ArticleDetail }) {
  const { periodMemo, timeMemo, organizer, location, locationDetail, contactPhoneNum, contactEmail } =
    article;
  // The days of a contest's news follow from the contest's times, which are exact.
  const applications = formatApplicationPeriod(article.opensAt, article.closesAt);
  const period = applications === null ? formatPeriod(article.periodFrom, article.periodTo) : null;
  const hours = hoursOf(article);
  const contacts = contactPhoneNum !== null || contactEmail !== null;
  return (
    <dl className={styles.facts}>
      <Fact term="접수" value={applications} isNumeric />
      <Fact term="기간" value={period} memo={periodMemo} isNumeric />
      <Fact term="시간" value={hours} memo={timeMemo} isNumeric />
      <Fact term="장소" value={location} memo={locationDetail}>
        {location === null && locationDetail === null ? null : (
          <a
            className={styles.link}
            href={outsidePaths.mapSearch(placeOf(location, locationDetail))}
            target="_blank"
            rel="noopener noreferrer"
          >
            지도에서 보기
            <span className="vh"> (새 창)</span>
          </a>
        )}
      </Fact>
      <Fact term="주최" value={organizer} />
      {contacts ? (
        <Fact term="문의">
          {contactPhoneNum === null ? null : (
            <a className={`num ${styles.contact}`} href={`tel:${contactPhoneNum.replace(/[^\d+]/g, '')}`}>
              {contactPhoneNum}
            </a>
          )}
          {contactEmail === null ? null : (
            <a className={styles.contact} href={outsidePaths.mail(contactEmail)}>
              {contactEmail}
            </a>
          )}
        </Fact>
      ) : null}
    </dl>
  );
}

interface FactProps {
  term: string;
  value?: string | null;
  memo?: string | null;
  isNumeric?: boolean;
  children?: ReactNode;
}

/** A fact with its term; renders nothing without a value. */
function Fact({ term, value = null, memo = null, isNumeric = false, children = null }: FactProps) {
  if (value === null && memo === null && children === null) return null;
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>
        {value === null ? null : <p className={isNumeric ? 'num' : undefined}>{value}</p>}
        {memo === null ? null : <p className={styles.memo}>{memo}</p>}
        {children}
      </dd>
    </div>
  );
}

function hoursOf({ timeFrom, timeTo }: ArticleDetail): string | null {
  const [from, to] = [timeFrom, timeTo].map((text) => text?.slice(0, 5) ?? '');
  if (from && to) return `${from} – ${to}`;
  if (from) return `${from}부터`;
  return to ? `${to}까지` : null;
}

/** The text for a map search: the address rather than the name, without what follows a comma (a floor). */
function placeOf(location: string | null, locationDetail: string | null): string {
  return (locationDetail ?? location ?? '').replace(/,.*$/, '').trim();
}
