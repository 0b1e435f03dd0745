import { EmptyState } from '@/components/ui/state/empty-state';
import { TextLink } from '@/components/ui/action/text-link';
import type { ArtistCard } from '@/lib/contracts/artist';
import { namedGenres } from '@/lib/format/genres';
import { artistName } from '@/lib/format/names';
import * as searchMessages from '@/lib/messages/search';
import * as artistPaths from '@/lib/paths/artist';
import { searchAddress } from '@/lib/search/sections';
import { NearLinks } from './near-links';
import styles from './search-screen.module.css';

/** Words that captions are written with. */
const WORDS = ['유화', '아크릴', '수묵', '판화', '사진', '조각', '100호', '초상'];

/** The search page without a text: searches and artists to begin with. */
export function SearchStarts({ artists }: { artists: readonly ArtistCard[] }) {
  return (
    <div className="sec tight">
      <EmptyState title={searchMessages.invite} hint={searchMessages.inviteHint}>
        <ul className={styles.ways} aria-label="추천 검색어">
          {WORDS.map((word) => (
            <li key={word}>
              <TextLink isReady={false} href={searchAddress({ q: word })}>
                {word}
              </TextLink>
            </li>
          ))}
        </ul>
      </EmptyState>
      <NearLinks
        id="start-artists"
        title="이달의 작가"
        links={artists.map((artist) => ({
          key: artist.uuid,
          path: artistPaths.page(artist.userAccountId),
          kind: namedGenres(artist)[0]?.name,
          name: artistName(artist),
          note: artist.introduction,
        }))}
      />
    </div>
  );
}
