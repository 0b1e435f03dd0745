'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { useKeptScroll } from '@/components/ui/navigation/use-kept-scroll';
import type { ArticleHit, ArtistHit } from '@/lib/contracts/search';
import * as searchMessages from '@/lib/messages/search';
import {
  countText,
  type FirstSections,
  type SearchedText,
  type SearchSectionKey,
} from '@/lib/search/sections';
import { ArticleHitPlaces, ArticleHits } from './article-hits';
import { ArtistHitPlaces, ArtistHits } from './artist-hits';
import { ArtworkSection } from './artwork-section';
import { foldedSections } from './folded-sections';
import { isSearchAway } from './search-health';
import { SearchMenu } from './search-menu';
import styles from './search-results.module.css';
import { SectionBody } from './section-body';
import { SectionFrame } from './section-frame';
import { useArtworkSize } from './use-artwork-size';
import { useCurrentSection } from './use-current-section';
import { useSearchPlaces } from './use-search-places';
import { useSectionPages, type SectionState } from './use-section-pages';

interface SearchResultsProps {
  search: SearchedText;
  first: FirstSections;
  /** The moment that `진행 중` refers to, in ISO 8601. */
  now: string;
}

/** All sections of a search, each with its count, its pages and its fold. */
export function SearchResults({ search, first, now }: SearchResultsProps) {
  const { places, address, hrefOf, turn, show } = useSearchPlaces(search);
  const artworkSize = useArtworkSize();
  const states = useSectionPages(search, first, places, artworkSize);
  const [folded, setFolded] = useState<ReadonlySet<SearchSectionKey>>(() => foldedSections.of(search));
  const sections = useRef(new Map<SearchSectionKey, HTMLElement>());
  const [current, lead] = useCurrentSection();
  useKeptScroll(address);

  const isAway = states.some(({ error }) => isSearchAway(error));
  useEffect(() => {
    if (isAway) void showAlert(searchMessages.unavailable);
  }, [isAway]);

  const fold = (key: SearchSectionKey, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(key);
    else next.delete(key);
    foldedSections.keep(search, next);
    setFolded(next);
  };

  /** Shows a turned page from its top. */
  const onTurn = (key: SearchSectionKey) => (from: number, event: MouseEvent) => {
    event.preventDefault();
    turn(key, from);
    const section = sections.current.get(key);
    section?.focus({ preventScroll: true });
    if ((section?.getBoundingClientRect().top ?? 0) < 0) section?.scrollIntoView({ behavior: 'instant' });
  };

  const goTo = (key: SearchSectionKey) => {
    if (folded.has(key)) fold(key, false);
    const section = sections.current.get(key);
    section?.scrollIntoView({ behavior: 'instant' });
    section?.focus({ preventScroll: true });
    lead(key);
  };

  const counts = states.flatMap(({ count }) => count ?? []);
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  // A section that failed may have more.
  const isCapped = counts.length < states.length || counts.some((count) => count.isCapped);
  return (
    <>
      <p className={`t-body muted ${styles.total}`} role="status">
        <b>‘{search.q}’</b>에 대한 결과{' '}
        {total === 0 && isCapped ? (
          searchMessages.uncounted
        ) : (
          <>
            <b className="num">{countText(total, isCapped)}</b>건
          </>
        )}
      </p>
      <div className={styles.layout}>
        <SearchMenu states={states} current={current} onGo={goTo} />
        <div className={styles.sections}>
          {states.map((state) => {
            const { key } = state.section;
            return (
              <SectionFrame
                key={key}
                section={state.section}
                count={state.count}
                isOpen={!folded.has(key)}
                onToggle={() => fold(key, !folded.has(key))}
                ref={(element) => {
                  if (element !== null) sections.current.set(key, element);
                }}
              >
                {bodyOf(state)}
              </SectionFrame>
            );
          })}
        </div>
      </div>
    </>
  );

  function bodyOf(state: SectionState) {
    const { key, noun, title } = state.section;
    const moves = { hrefOf: (from: number) => hrefOf(key, from), onTurn: onTurn(key) };
    switch (key) {
      case 'artists':
        return (
          <SectionBody
            state={state}
            {...moves}
            hitsOf={(hits) => <ArtistHits hits={hits as readonly ArtistHit[]} />}
            placesOf={(count) => <ArtistHitPlaces count={count} />}
          />
        );
      case 'artworks':
        return (
          <ArtworkSection
            search={search}
            state={state}
            from={places.artworks}
            isSized={artworkSize !== null}
            onShow={(from) => show('artworks', from)}
            {...moves}
          />
        );
      case 'specials':
      case 'exhibitions':
      case 'events':
      case 'news':
        return (
          <SectionBody
            state={state}
            {...moves}
            hitsOf={(hits) => (
              <ArticleHits
                label={`${noun} 검색 결과`}
                hits={hits as readonly ArticleHit[]}
                now={new Date(now)}
              />
            )}
            placesOf={(count) => <ArticleHitPlaces label={`${noun} 검색 결과`} count={count} type={title} />}
          />
        );
    }
  }
}
