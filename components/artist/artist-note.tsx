import { Printed } from '@/components/ui/printed';
import { paragraphsOf } from '@/lib/format/paragraphs';
import styles from './artist-note.module.css';

/** The artist's own text, in reading type and a reading measure. */
export function ArtistNote({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text);
  return (
    <Printed as="section" className={`wrap ${styles.note}`} aria-labelledby="artist-note">
      <h2 id="artist-note" className={`t-h3 ${styles.title}`}>
        작가 노트
      </h2>
      <div className={`t-read ${styles.text}`}>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="pre">
            {paragraph}
          </p>
        ))}
      </div>
    </Printed>
  );
}
