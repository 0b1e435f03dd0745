import { ArtistCard } from '@/components/artist/artist-card';
import { ArtworkCard } from '@/components/artwork/artwork-card';
import { Hang } from '@/components/artwork/hang';
import { Printed } from '@/components/ui/printed';
import type { ArticleDetail } from '@/lib/contracts/article';
import { artistName } from '@/lib/format/names';
import styles from './related.module.css';

interface RelatedProps {
  related: Pick<ArticleDetail, 'relatedArtists' | 'relatedArtworks'>;
}

/** The artists and the works that the operator chose for an article, below its text. */
export function Related({ related: { relatedArtists, relatedArtworks } }: RelatedProps) {
  return (
    <>
      {relatedArtists.length === 0 ? null : (
        <Printed as="section" className={styles.related} aria-labelledby="related-artists">
          <h2 id="related-artists" className={`t-h3 ${styles.title}`}>
            함께 보는 작가
          </h2>
          <ul className={styles.artists}>
            {relatedArtists.map((artist) => (
              <ArtistCard key={artist.uuid} artist={artist} />
            ))}
          </ul>
        </Printed>
      )}
      {relatedArtworks.length === 0 ? null : (
        <Printed as="section" className={styles.related} aria-labelledby="related-artworks">
          <h2 id="related-artworks" className={`t-h3 ${styles.title}`}>
            함께 보는 작품
          </h2>
          <Hang label="함께 보는 작품">
            {relatedArtworks.map((work) => (
              <ArtworkCard key={work.uuid} work={work} artist={artistName(work.artist)} isSigned />
            ))}
          </Hang>
        </Printed>
      )}
    </>
  );
}
