import { EmptyState } from '@/components/ui/state/empty-state';
import { TextLink } from '@/components/ui/action/text-link';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as searchMessages from '@/lib/messages/search';
import {
  SEARCH_SECTIONS,
  searchAddress,
  type NothingFound as Found,
  type SearchedText,
} from '@/lib/search/sections';
import { NearLinks } from './near-links';
import styles from './search-screen.module.css';

interface NothingFoundProps {
  search: SearchedText;
  found: Found;
}

/** No section has anything: what may have been meant, what comes near, and other ways on. */
export function NothingFound({ search, found: { meant, suggestions } }: NothingFoundProps) {
  const { q, isLiteral } = search;
  return (
    <>
      <div className={styles.note}>
        <EmptyState role="status" title={searchMessages.empty(q)} hint={hint()}>
          <div className={styles.ways}>
            {isLiteral ? (
              <TextLink isReady={false} href={searchAddress({ q })}>
                {searchMessages.lessLiterally}
              </TextLink>
            ) : null}
            {meant === null ? null : (
              <TextLink className={styles.meant} isReady={false} href={searchAddress({ q: meant })}>
                ‘{meant}’ 검색하기
              </TextLink>
            )}
            <TextLink href={artistPaths.list()}>작가 둘러보기</TextLink>
            <TextLink href={articlePaths.list()}>아티클 둘러보기</TextLink>
          </div>
        </EmptyState>
      </div>
      <NearLinks
        id="near"
        title="비슷한 이름"
        links={suggestions.map(({ uuid, index, text, note, path }) => ({
          ...{ key: uuid, path, name: text, note },
          kind: SEARCH_SECTIONS.find((section) => section.index === index)?.title,
        }))}
      />
    </>
  );

  function hint(): string {
    if (isLiteral) return searchMessages.literalEmptyHint;
    return meant === null ? searchMessages.emptyHint : searchMessages.meant(meant);
  }
}
