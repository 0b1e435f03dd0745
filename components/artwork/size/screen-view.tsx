'use client';

import { useRef, useState, useSyncExternalStore, type CSSProperties, type PointerEvent } from 'react';
import { Button, IconButton } from '@/components/ui/action/button';
import { showToast } from '@/components/ui/dialog/toast-store';
import type { SizedArtwork, TrueSize } from '@/lib/contracts/true-size';
import * as artworkMessages from '@/lib/messages/artwork';
import { CARD, clampScale, keepScale, readScale, SCALE } from './card-scale';
import { LifeSize } from './life-size';
import styles from './screen-view.module.css';

/** The artwork in its own millimetres, once a card was held to the screen. */
export function ScreenView({ work, artist }: { work: SizedArtwork; artist: TrueSize['artist'] }) {
  const ratio = useSyncExternalStore(onResize, readRatio, () => null);
  const kept = ratio === null ? null : readScale(ratio);
  /** Pixels of the device in a millimetre, while the card is being matched. */
  const [own, setOwn] = useState<number | null>(null);
  const part = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const scale = own === null || ratio === null ? (kept?.scale ?? SCALE.min) : own / ratio;
  const change = (next: number) => setOwn(clampScale(next) * (ratio ?? 1));

  /** The corner follows the pointer. */
  const onDrag = ({ buttons, clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const box = card.current?.getBoundingClientRect();
    if (buttons !== 1 || box === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
    change((scale * (clientX - box.left)) / box.width);
  };
  const keep = () => {
    const isKept = keepScale(scale, ratio ?? 1);
    setOwn(null);
    showToast(isKept ? artworkMessages.screenMatched : artworkMessages.screenMatchedOnce);
    part.current?.focus();
    part.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className={styles.screen} style={{ '--mm': `${scale}px` } as CSSProperties}>
      <section className={styles.match} aria-labelledby="match-title">
        <div>
          <h2 id="match-title" className="t-h3">
            카드를 화면에 대고 맞춰요
          </h2>
          <p className="t-small muted">
            신용카드나 주민등록증을 아래 네모에 대고, 크기가 같아질 때까지 늘리거나 줄여 주세요.
          </p>
        </div>
        <div ref={card} className={styles.card}>
          <span className={`num ${styles.lying}`}>
            {CARD.width} × {CARD.height} mm
          </span>
          <span className={`num ${styles.upright}`}>
            {CARD.height} × {CARD.width} mm
          </span>
          <i
            className={styles.corner}
            aria-hidden="true"
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={onDrag}
          />
        </div>
        <div className={styles.slider}>
          <IconButton icon="minus" label="네모 줄이기" onClick={() => change(scale - SCALE.step)} />
          <input
            type="range"
            aria-label="네모 크기"
            aria-valuetext={`1 cm가 ${Math.round(scale * 100) / 10}픽셀`}
            {...SCALE}
            value={scale}
            onChange={(event) => change(event.target.valueAsNumber)}
          />
          <IconButton icon="plus" label="네모 늘리기" onClick={() => change(scale + SCALE.step)} />
        </div>
        <div className={styles.done}>
          <Button look="primary" onClick={keep}>
            이 크기로 보기
          </Button>
          <p className="t-cap">{kept?.isMatched === true ? MATCHED : NOT_MATCHED}</p>
        </div>
      </section>
      <LifeSize work={work} artist={artist} scale={scale} part={part} />
    </div>
  );
}

const MATCHED = '이 기기에 맞춰 둔 크기입니다.';
const NOT_MATCHED = '이 기기에만 기억합니다.';

/** Enlarging the page changes it. */
const readRatio = () => window.devicePixelRatio;
function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}
