import { ArtistCard, ArtistCardPlace } from '@/components/artist/artist-card';
import type { ArtistHit } from '@/lib/contracts/search';
import { artistName } from '@/lib/format/names';
import { Highlighted } from './highlighted';
import styles from './hits.module.css';

const SIZES = '(max-width: 768px) 46vw, (max-width: 1050px) 30vw, (max-width: 1440px) 12vw, 164px';

export function ArtistHits({ hits }: { hits: readonly ArtistHit[] }) {
  return (
    <ul className={styles.artists} aria-label="작가 검색 결과">
      {hits.map((hit) => (
        <ArtistCard key={hit.uuid} artist={hit} sizes={SIZES} marked={markedNames(hit)}>
          <Found hit={hit} />
        </ArtistCard>
      ))}
    </ul>
  );
}

/** The matching text of an artist whose name doesn't match. */
function Found({ hit: { highlight } }: { hit: ArtistHit }) {
  const [introduction] = highlight.introduction ?? [];
  if (introduction === undefined || highlight.nameKo !== undefined || highlight.nameEn !== undefined)
    return null;
  return (
    <p className={`t-cap ${styles.snippet}`}>
      <Highlighted html={introduction} />
    </p>
  );
}

function markedNames({ highlight, ...artist }: ArtistHit) {
  const [ko] = highlight.nameKo ?? [];
  const [en] = highlight.nameEn ?? [];
  const english = en === undefined ? undefined : <Highlighted html={en} />;
  // An artist without a Korean name is called by the English one.
  if (artist.nameKo === null) return { name: english ?? artistName(artist) };
  return {
    name: ko === undefined ? artist.nameKo : <Highlighted html={ko} />,
    ...(english === undefined ? {} : { english }),
  };
}

export function ArtistHitPlaces({ count }: { count: number }) {
  return (
    <ul className={styles.artists} aria-label="작가 검색 결과" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <ArtistCardPlace key={index} />
      ))}
    </ul>
  );
}
