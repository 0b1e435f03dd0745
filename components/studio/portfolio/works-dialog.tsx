'use client';

import { useMemo, useState } from 'react';
import { INSIDE, OUTSIDE, WorkLists, type ListSide } from '@/components/studio/work-lists';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { NONE_CHOSEN, withChosen } from '@/lib/chosen';
import type { PortfolioArtwork } from '@/lib/contracts/portfolio';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import * as studioMessages from '@/lib/messages/studio';
import { portfolioWork } from './portfolio-work';
import styles from './works-dialog.module.css';

interface WorksDialogProps {
  artworks: readonly StudioArtwork[];
  /** Uuids of the portfolio's artworks, in their order. */
  taken: readonly string[];
  onTake: (works: readonly PortfolioArtwork[]) => void;
  onClose: () => void;
}

/** The artworks of the portfolio and their order. What it does can be undone in the editor. */
export function WorksDialog({ artworks, taken, onTake, onClose }: WorksDialogProps) {
  const [inside, setInside] = useState(taken);
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const byUuid = useMemo(() => new Map(artworks.map((artwork) => [artwork.uuid, artwork])), [artworks]);
  const columns = useMemo(() => {
    const held = new Set(inside);
    return {
      [OUTSIDE]: artworks.map(({ uuid }) => uuid).filter((uuid) => !held.has(uuid)),
      [INSIDE]: inside,
    };
  }, [artworks, inside]);

  const choose = (uuids: readonly string[], isChosen: boolean) =>
    setChosen(withChosen(chosen, uuids, isChosen));
  const arrange = (next: readonly string[]) => {
    if (next.length > portfolioLimits.artworksMax) return void showAlert(portfolioMessages.artworksFull);
    setInside(next);
    setChosen(NONE_CHOSEN);
  };
  const move = (from: ListSide) => {
    const moved = new Set(columns[from].filter((uuid) => chosen.has(uuid)));
    if (moved.size === 0) return void showAlert(studioMessages.artworkFirst);
    arrange(from === OUTSIDE ? [...inside, ...moved] : inside.filter((uuid) => !moved.has(uuid)));
  };
  const finish = () => {
    onTake(
      inside.flatMap((uuid) => {
        const artwork = byUuid.get(uuid);
        return artwork === undefined ? [] : [portfolioWork(artwork)];
      }),
    );
    onClose();
  };

  return (
    <Dialog
      isOpen
      isFullOnPhones
      hasFootInSight
      width={1040}
      title="작품 고르기"
      hasUnsaved={inside !== taken && inside.join() !== taken.join()}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button small look="primary" onClick={finish}>
            완료
          </Button>
        </>
      }
    >
      <p className={`t-small pre ${styles.help}`}>
        끌어 놓거나 선택해서 담아요. 담은 순서대로 한 쪽에 두 점씩 놓여요.
      </p>
      <WorkLists
        artworks={byUuid}
        columns={columns}
        names={{ [OUTSIDE]: '싣지 않은 작품', [INSIDE]: '포트폴리오' }}
        empty={{ [OUTSIDE]: ALL_TAKEN, [INSIDE]: NOTHING_TAKEN }}
        orderLabel="싣는 순서"
        chosen={chosen}
        onChoose={choose}
        onArrange={arrange}
        onMove={move}
        onRemove={(uuid) => arrange(inside.filter((other) => other !== uuid))}
      />
    </Dialog>
  );
}

const ALL_TAKEN = '모든 작품을 담았어요.';
const NOTHING_TAKEN = '아직 담은 작품이 없어요. 싣지 않은 작품에서 끌어 오거나 골라서 담아 보세요.';
