import { EmptyState } from '@/components/ui/state/empty-state';
import { SoftLink } from '@/components/ui/action/soft-link';
import { TextLink } from '@/components/ui/action/text-link';
import type { ArtistCard } from '@/lib/contracts/artist';
import { namedGenres } from '@/lib/format/genres';
import { artistName } from '@/lib/format/names';
import * as searchMessages from '@/lib/messages/search';
import * as artistPaths from '@/lib/paths/artist';
import { searchAddress } from '@/lib/search/sections';
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
      {artists.length === 0 ? null : (
        <section className={styles.near} aria-labelledby="start-artists">
          <h2 id="start-artists" className="t-h4">
            이달의 작가
          </h2>
          <ul>
            {artists.map((artist) => (
              <li key={artist.uuid}>
                <SoftLink className={styles.nearLink} href={artistPaths.page(artist.userAccountId)}>
                  <span className="t-over">{namedGenres(artist)[0]?.name}</span>
                  <span className={styles.name}>{artistName(artist)}</span>
                  {artist.introduction === null ? null : <span className="t-cap">{artist.introduction}</span>}
                </SoftLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
