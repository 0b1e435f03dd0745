import { ArtImage } from '@/components/ui/image/art-image';
import { Printed } from '@/components/ui/printed';
import type { SpecialDetail } from '@/lib/contracts/article';
import { NamedArtist } from './named-artist';
import person from './person.module.css';
import styles from './special-credits.module.css';

/** The writer of a special and the artist whom it is about. */
export function SpecialCredits({ special }: { special: SpecialDetail }) {
  const { writer, writerTitle, writerMessage, writerImage, artist } = special;
  if (writer === null && artist === null) return null;
  return (
    <Printed as="footer" className={styles.credits}>
      {writer === null ? null : (
        <div className={person.person}>
          {writerImage === null ? null : (
            <span className={person.portrait}>
              <ArtImage image={writerImage} alt="" sizes="88px" fit="cover" maxWidth={320} />
            </span>
          )}
          <div className={person.words}>
            <p className="t-cap">{['글', writerTitle].filter(Boolean).join(' · ')}</p>
            <p className="t-h4">{writer}</p>
            {writerMessage === null ? null : <p className="t-cap pre">{writerMessage}</p>}
          </div>
        </div>
      )}
      {artist === null ? null : (
        <div className={writer === null ? undefined : styles.artist}>
          <NamedArtist artist={artist} label="이 글의 작가" />
        </div>
      )}
    </Printed>
  );
}
