'use client';

import type { MouseEvent } from 'react';
import { TextLink } from '@/components/ui/action/text-link';
import { Pagination } from '@/components/ui/list/pagination';
import type { ArtworkHit } from '@/lib/contracts/search';
import * as artworkPaths from '@/lib/paths/artwork';
import { ARTWORK_SIZES, countText, pageAt, type SearchedText } from '@/lib/search/sections';
import { ArtworkHitPlaces, ArtworkHits, FirstArtworkHits } from './artwork-hits';
import styles from './artwork-hits.module.css';
import { SectionBody } from './section-body';
import { useHitViewer } from './use-hit-viewer';
import type { SectionState } from './use-section-pages';

interface ArtworkSectionProps {
  search: SearchedText;
  state: SectionState;
  from: number;
  /** The window's width is known, and `state` fits it. */
  isSized: boolean;
  hrefOf: (from: number) => string;
  onTurn: (from: number, event: MouseEvent) => void;
  /** Shows the page that holds a position, without an entry in the history. */
  onShow: (from: number) => void;
}

/** The found artworks, and the viewing room that walks through all of them. */
export function ArtworkSection({
  search,
  state,
  from,
  isSized,
  hrefOf,
  onTurn,
  onShow,
}: ArtworkSectionProps) {
  const { container, openFrom, viewer } = useHitViewer(search, state, onShow);
  const { first, section, count } = state;
  const isFirst = !isSized && !('failure' in first) && first.hits.length > 0;
  return (
    <div ref={container}>
      {isFirst ? (
        <>
          <FirstArtworkHits
            hits={first.hits as readonly (readonly [number, ArtworkHit])[]}
            from={from}
            onOpen={openFrom}
          />
          {ARTWORK_SIZES.map((size) => (
            <div key={size} className={otherThan(size)}>
              <Pagination
                label={`${section.title} 쪽 번호`}
                page={pageAt(from, size)}
                totalPages={Math.ceil((count?.total ?? 0) / size)}
                hrefOf={(page) => hrefOf(page * size)}
                isPersonal
              />
            </div>
          ))}
        </>
      ) : (
        <SectionBody
          state={state}
          hrefOf={hrefOf}
          onTurn={onTurn}
          hitsOf={(hits) => <ArtworkHits hits={hits as readonly ArtworkHit[]} onOpen={openFrom} />}
          placesOf={(places) => <ArtworkHitPlaces count={places} />}
        />
      )}
      {count === null || count.total <= Math.min(...ARTWORK_SIZES) ? null : (
        <TextLink href={artworkPaths.found({ q: search.q, literal: search.isLiteral })} isReady={false}>
          작품 {countText(count.total, count.isCapped)}점 모두 보기
        </TextLink>
      )}
      {viewer}
    </div>
  );
}

/** The classes that hide the page numbers of one size at the widths of the others. */
function otherThan(size: number): string {
  return ARTWORK_SIZES.filter((other) => other !== size)
    .map((other) => styles[`not${other}`])
    .join(' ');
}
