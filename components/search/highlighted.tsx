import { parseHighlight } from '@/lib/search/highlight';
import styles from './highlighted.module.css';

/** A highlight of the API, with what was looked for marked. */
export function Highlighted({ html }: { html: string }) {
  return parseHighlight(html).map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
