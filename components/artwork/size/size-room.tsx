'use client';

import { useSearchParams } from 'next/navigation';
import { ShareButtons } from '@/components/artwork/share-buttons';
import { IconLink } from '@/components/ui/action/button';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { TrueSize } from '@/lib/contracts/true-size';
import { onPlainClick } from '@/lib/browser/plain-click';
import { artworkTitle } from '@/lib/format/names';
import * as artworkPaths from '@/lib/paths/artwork';
import { besideOf, type SizePlace } from './beside';
import { ScreenView } from './screen-view';
import { SizePicks } from './size-picks';
import { SizeWall } from './size-wall';
import styles from './size-room.module.css';

/** The page's address alone says which works hang and where they are looked at; what changes it is no step of the history. */
const go = (href: string) => window.history.replaceState(null, '', href);

/** The artwork at its true size: on a wall beside a person, with others of its artist, or on the screen. */
export function SizeRoom({ page: { artwork, artist, others } }: { page: TrueSize }) {
  const search = useSearchParams();
  const isOnScreen = search.get(artworkPaths.PLACE_PARAMETER) === 'screen';
  const beside = besideOf(search.get(artworkPaths.BESIDE_PARAMETER), others);
  const addressOf = (place: Partial<SizePlace>) =>
    artworkPaths.trueSize(artwork.uuid, { beside: beside.map(({ uuid }) => uuid), isOnScreen, ...place });
  const views = [
    { label: '벽에서', isCurrent: !isOnScreen, href: addressOf({ isOnScreen: false }) },
    {
      label: '화면에서',
      note: '카드로 맞추기',
      isCurrent: isOnScreen,
      href: addressOf({ isOnScreen: true }),
    },
  ];
  const title = artworkTitle(artwork);
  return (
    <>
      <div className={styles.bar}>
        <IconLink isReady icon="close" label="작품으로 돌아가기" href={artworkPaths.page(artwork.uuid)} />
        <nav className={styles.views} aria-label="보는 자리">
          {views.map(({ label, note, isCurrent, href }) => (
            <SoftLink
              key={label}
              href={href}
              rel="nofollow"
              className={note === undefined ? undefined : 'needs-script'}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onPlainClick(() => go(href))}
            >
              {label}
              {note === undefined ? null : <span> {note}</span>}
            </SoftLink>
          ))}
        </nav>
        <div className={styles.end}>
          <h1 className="t-small">
            <span className="vh">{`${title}, `}</span>실제 크기
          </h1>
          <div className={styles.share}>
            <ShareButtons isBare noun="이 벽" title={`${title}, 실제 크기`} path={addressOf({})} />
          </div>
        </div>
      </div>
      {isOnScreen ? (
        <ScreenView work={artwork} artist={artist} />
      ) : (
        <>
          <SizeWall works={[artwork, ...beside]} artist={artist} />
          {others.length === 0 ? null : (
            <SizePicks
              artist={artist}
              artwork={artwork}
              others={others}
              hung={beside}
              addressOf={(uuids) => addressOf({ beside: uuids })}
              onGo={go}
            />
          )}
        </>
      )}
    </>
  );
}
