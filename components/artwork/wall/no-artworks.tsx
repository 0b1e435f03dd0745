import { SearchEverywhere } from '@/components/search/search-everywhere';
import { TextButton } from '@/components/ui/action/text-link';
import { SoftLink } from '@/components/ui/action/soft-link';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/state/empty-state';
import { onPlainClick } from '@/lib/browser/plain-click';
import { facetLabel, FACETS } from '@/lib/artwork/facets';
import type { WallFacets } from '@/lib/contracts/artwork-wall';
import { formatCount } from '@/lib/format/count';
import { artworkList, type ArtworkListState } from '@/lib/lists/artwork-list';
import * as artworkMessages from '@/lib/messages/artwork';
import * as searchMessages from '@/lib/messages/search';
import { FacetWord } from './facet-chips';
import { chosenValues, cleared, toggled } from './facet-links';
import styles from './no-artworks.module.css';

interface NoArtworksProps {
  state: ArtworkListState;
  /** Of the whole list: the page that was asked for may lie beyond the last one. */
  total: number;
  /** How many works the text finds, and how many there are without each chosen value; null if they were not counted. */
  facets: WallFacets | null;
  onGo: (href: string) => void;
}

/** Says why the wall is empty, with a way on. */
export function NoArtworks({ state, total, facets, onGo }: NoArtworksProps) {
  const without = facets?.without ?? [];
  const { q, literal } = state;
  const isNarrowed = chosenValues(state).length > 0;
  const step = (label: string, href: string) => <TextButton onClick={() => onGo(href)}>{label}</TextButton>;
  const changed = (change: Partial<ArtworkListState>) =>
    artworkList.address({ ...state, page: 0, ...change });
  if (total > 0)
    return (
      <EmptyState role="status" title={artworkMessages.pageEmpty} hint={artworkMessages.pageEmptyHint}>
        {step('첫 쪽 보기', changed({}))}
      </EmptyState>
    );
  if (without.length > 0)
    return (
      <EmptyState role="status" title={artworkMessages.noneChosen} hint={artworkMessages.noneChosenHint}>
        <ul className={styles.without}>
          {without.map(({ facet, value, count }) => {
            const chosen = { facet, value, label: facetLabel(facet, value) };
            return (
              <li key={`${facet} ${value}`}>
                <SoftLink
                  className={styles.value}
                  href={toggled(state, facet, value)}
                  onClick={onPlainClick(() => onGo(toggled(state, facet, value)))}
                >
                  <span>
                    <span className="vh">{FACETS[facet].label} </span>
                    <FacetWord {...chosen} />
                  </span>
                  <span className="muted">
                    빼면 <b className="num">{formatCount(count)}점</b>
                  </span>
                  <Icon name="close" size={14} />
                </SoftLink>
              </li>
            );
          })}
        </ul>
        {step('조건 모두 지우기', cleared(state))}
      </EmptyState>
    );
  if (isNarrowed && facets?.found !== 0)
    return (
      <EmptyState role="status" title={artworkMessages.noneChosen} hint={artworkMessages.noneLoosenedHint}>
        {step('조건 모두 지우기', cleared(state))}
        {q === '' ? null : step('검색어 지우기', changed({ q: '' }))}
      </EmptyState>
    );
  if (q !== '')
    return (
      <EmptyState
        role="status"
        title={artworkMessages.notFound(q)}
        hint={literal ? searchMessages.literalEmptyHint : artworkMessages.notFoundHint}
      >
        <SearchEverywhere q={q}>
          {literal
            ? step(searchMessages.lessLiterally, changed({ literal: false }))
            : step('검색어 지우기', changed({ q: '' }))}
        </SearchEverywhere>
      </EmptyState>
    );
  return <EmptyState title={artworkMessages.empty} hint={artworkMessages.emptyHint} />;
}
