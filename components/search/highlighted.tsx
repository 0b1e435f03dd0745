import { parseHighlight } from '@/lib/search/highlight';
import styles from './highlighted.module.css';

/** A text with the marks that the API put around what was searched for. */
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
