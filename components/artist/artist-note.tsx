import { TextSummary } from '@/components/ui/action/text-summary';
import { Printed } from '@/components/ui/printed';
import { paragraphsOf } from '@/lib/format/paragraphs';
import styles from './artist-note.module.css';

/** A remainder of so many letters is folded. */
const FOLDED_LETTERS = 200;

/** The artist's own text, in reading type and a reading measure: the first paragraph, and the others on demand. */
export function ArtistNote({ text }: { text: string }) {
  const [first = '', ...rest] = paragraphsOf(text);
  const paragraphs = (texts: readonly string[]) =>
    texts.map((paragraph, index) => (
      <p key={index} className="pre">
        {paragraph}
      </p>
    ));
  return (
    <Printed as="section" className={`wrap ${styles.note}`} aria-labelledby="artist-note">
      <h2 id="artist-note" className={`t-h3 ${styles.title}`}>
        작가 노트
      </h2>
      <div className={`t-read ${styles.text}`}>
        {paragraphs([first])}
        {rest.join('').length < FOLDED_LETTERS ? (
          paragraphs(rest)
        ) : (
          <details className={styles.rest}>
            <TextSummary>
              <span className={styles.more}>더 읽기</span>
              <span className={styles.less}>접기</span>
            </TextSummary>
            {paragraphs(rest)}
          </details>
        )}
      </div>
    </Printed>
  );
}
