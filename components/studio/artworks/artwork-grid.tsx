'use client';

import { useState, type ReactNode } from 'react';
import { MoreItems } from '@/components/ui/list/more-items';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import * as studioLimits from '@/lib/limits/studio';
import styles from './artwork-grid.module.css';
import { StudioArtworkPlace } from './studio-artwork-card';

interface ArtworkGridProps {
  artworks: readonly StudioArtwork[];
  /** The first place: the tile to register by. */
  first: ReactNode;
  renderWork: (artwork: StudioArtwork) => ReactNode;
}

/** Works in four, three or two columns. All of them are loaded; those far below are added as the reader comes near. */
export function ArtworkGrid({ artworks, first, renderWork }: ArtworkGridProps) {
  const [limit, setLimit] = useState<number>(studioLimits.gridPage);
  const shown = artworks.slice(0, limit);
  const coming = Math.min(studioLimits.gridPage, artworks.length - shown.length);
  return (
    <>
      <ul className={styles.grid} aria-label="내 작품">
        {first}
        {shown.map(renderWork)}
      </ul>
      {artworks.length <= studioLimits.gridPage ? null : (
        <MoreItems
          className={styles.more}
          noun="작품"
          counter="점"
          pageSize={studioLimits.gridPage}
          shown={shown.length}
          total={artworks.length}
          coming={coming}
          hasMore={coming > 0}
          isFetching={false}
          onMore={() => setLimit(limit + studioLimits.gridPage)}
        >
          <div className={styles.grid}>
            {Array.from({ length: coming }, (_, index) => (
              <StudioArtworkPlace key={index} />
            ))}
          </div>
        </MoreItems>
      )}
    </>
  );
}
