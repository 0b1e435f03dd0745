import { ArticleCard, ArticleCardPlace } from '@/components/article/article-card';
import type { ArticleType } from '@/lib/contracts/article';
import type { ArticleHit } from '@/lib/contracts/search';
import { Highlighted } from './highlighted';
import styles from './hits.module.css';

const SIZES = '(max-width: 768px) 92vw, (max-width: 1050px) 30vw, (max-width: 1440px) 25vw, 344px';

/** Fields that the card shows anyway. */
const SHOWN: ReadonlySet<string> = new Set(['subTitle', 'organizer', 'location']);

interface ArticleHitsProps {
  label: string;
  hits: readonly ArticleHit[];
  now: Date;
}

export function ArticleHits({ label, hits, now }: ArticleHitsProps) {
  return (
    <ul className={styles.articles} aria-label={label}>
      {hits.map((hit) => (
        <li key={hit.uuid} className={styles.article}>
          <ArticleCard article={hit} now={now} sizes={SIZES} {...markedTitle(hit)} />
          <Found hit={hit} />
        </li>
      ))}
    </ul>
  );
}

function markedTitle({ highlight }: ArticleHit) {
  const [title] = highlight.title ?? [];
  return title === undefined ? {} : { marked: <Highlighted html={title} /> };
}

/** The matching text of an article whose title doesn't match. */
function Found({ hit: { highlight } }: { hit: ArticleHit }) {
  if (highlight.title !== undefined) return null;
  const hidden = Object.entries(highlight).find(([name]) => !SHOWN.has(name));
  const [snippet] = hidden?.[1] ?? [];
  if (snippet === undefined) return null;
  return (
    <p className={`t-cap ${styles.snippet}`}>
      <Highlighted html={snippet} />
    </p>
  );
}

interface ArticleHitPlacesProps {
  label: string;
  count: number;
  type: ArticleType;
}

export function ArticleHitPlaces({ label, count, type }: ArticleHitPlacesProps) {
  return (
    <ul className={styles.articles} aria-label={label} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.article} aria-hidden="true">
          <ArticleCardPlace type={type} />
        </li>
      ))}
    </ul>
  );
}
