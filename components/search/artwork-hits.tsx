import type { MouseEvent } from 'react';
import { ArtworkCard } from '@/components/artwork/artwork-card';
import { Hang, HangSkeleton } from '@/components/artwork/hang';
import { preloadViewer } from '@/components/artwork/lazy-viewer';
import type { ArtworkCard as ArtworkCardData } from '@/lib/contracts/artwork';
import type { ArtworkHit } from '@/lib/contracts/search';
import { artistName } from '@/lib/format/names';
import { ARTWORK_SIZES, pageAt } from '@/lib/search/sections';
import styles from './artwork-hits.module.css';
import { Highlighted } from './highlighted';

const LABEL = '작품 검색 결과';
const SIZES = '(max-width: 768px) 46vw, (max-width: 1023px) 30vw, (max-width: 1279px) 20vw, 200px';

interface ArtworkHitsProps {
  hits: readonly ArtworkHit[];
  onOpen: (event: MouseEvent, uuid: string) => void;
}

/** The found works with their artists' names; each opens in the viewing room. */
export function ArtworkHits({ hits, onOpen }: ArtworkHitsProps) {
  return (
    <Hang isDense label={LABEL}>
      {hits.map((hit) => (
        <Work key={hit.uuid} hit={hit} onOpen={onOpen} />
      ))}
    </Hang>
  );
}

interface FirstArtworkHitsProps {
  /** By position: the hits that windows of all widths show. */
  hits: readonly (readonly [number, ArtworkHit])[];
  from: number;
  onOpen: (event: MouseEvent, uuid: string) => void;
}

/** The same before the window's width is known: style sheets hide the hits that its page doesn't have. */
export function FirstArtworkHits({ hits, from, onOpen }: FirstArtworkHitsProps) {
  return (
    <Hang isDense label={LABEL}>
      {hits
        .toSorted(([left], [right]) => left - right)
        .map(([position, hit]) => (
          <Work key={hit.uuid} hit={hit} onOpen={onOpen} className={notAt(position, from)} />
        ))}
    </Hang>
  );
}

export function ArtworkHitPlaces({ count }: { count: number }) {
  return (
    <Hang isDense label={LABEL} isBusy>
      <HangSkeleton count={count} />
    </Hang>
  );
}

/** The classes that hide a work in windows whose page doesn't have it. */
function notAt(position: number, from: number): string {
  return ARTWORK_SIZES.filter((size) => pageAt(position, size) !== pageAt(from, size))
    .map((size) => styles[`not${size}`])
    .join(' ');
}

interface WorkProps {
  hit: ArtworkHit;
  className?: string;
  onOpen: (event: MouseEvent, uuid: string) => void;
}

function Work({ hit, className, onOpen }: WorkProps) {
  return (
    <ArtworkCard
      work={workOf(hit)}
      artist={artistName({ nameKo: hit.artistNameKo, nameEn: hit.artistNameEn })}
      isSigned
      sizes={SIZES}
      marked={markedLabel(hit)}
      onApproach={preloadViewer}
      onOpen={(event) => onOpen(event, hit.uuid)}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** The hit as a card of an artwork. */
export function workOf(hit: ArtworkHit): ArtworkCardData {
  return { ...hit, likeType: 'ART_WORK' };
}

function markedLabel({ highlight, title, artistNameKo }: ArtworkHit) {
  const marked = (name: string) => {
    const [html] = highlight[name] ?? [];
    return html === undefined ? undefined : <Highlighted html={html} />;
  };
  return {
    artist: marked(artistNameKo === null ? 'artistNameEn' : 'artistNameKo'),
    title: marked(title === null ? 'titleEn' : 'title'),
    material: marked('material'),
  };
}
