'use client';

import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { Combobox } from '@/components/ui/field/combobox';
import { TextButton } from '@/components/ui/action/text-link';
import { TextField } from '@/components/ui/field/text-field';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { readArtworkSize } from '@/lib/format/canvas-size';
import { imageVariantUrl } from '@/lib/media/image-variants';
import * as studioMessages from '@/lib/messages/studio';
import type { ArtworkValues } from './artwork-values';
import { SizeDrawing } from './size-drawing';
import styles from './size-field.module.css';
import {
  CANVAS_TYPE_LABELS,
  canvasLengths,
  canvasOf,
  canvasText,
  findCanvases,
  looksTurned,
  sizeWords,
  turnedText,
  type Canvas,
} from './size-words';

interface SizeFieldProps {
  artwork: StudioArtwork | null;
  /** The address of an image that was chosen; null for the artwork's own. */
  chosenUrl: string | null;
}

/** Pixels of an image that isn't known yet: as high as it is wide. */
const UNKNOWN = { width: 1, height: 1 };

/** The size of an artwork: a free text, read back in words and drawn to scale, or written by a canvas number. */
export function SizeField({ artwork, chosenUrl }: SizeFieldProps) {
  const { field, fieldState } = useController<ArtworkValues, 'size'>({ name: 'size' });
  const text = field.value ?? '';
  const chosenPixels = usePixels(chosenUrl);
  const image = chosenUrl === null ? (artwork?.image ?? null) : chosenPixels;
  const imageUrl = chosenUrl ?? (artwork === null ? null : imageVariantUrl(artwork.image, 320));
  const dimensions = text.trim() === '' ? null : readArtworkSize(text, image ?? UNKNOWN);
  const isTurned = dimensions !== null && image !== null && looksTurned(dimensions, image);
  const hint =
    dimensions !== null ? sizeWords(dimensions) : text.trim() === '' ? SIZE_HINT : studioMessages.sizeUnread;

  return (
    <div className={styles.size}>
      <div className={styles.fields}>
        <TextField
          label="크기"
          required
          placeholder="72.7 × 60.6 cm"
          autoComplete="off"
          hint={hint}
          error={fieldState.error?.message}
          name={field.name}
          value={text}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
        {isTurned ? (
          <p className={`t-cap ${styles.turned}`} role="status">
            {studioMessages.sizeTurned}{' '}
            <TextButton onClick={() => field.onChange(turnedText(text, dimensions))}>바꿔 적기</TextButton>
          </p>
        ) : null}
        <CanvasField
          canvas={canvasOf(text)}
          isWide={image !== null && image.width > image.height}
          onChoose={(canvas) => field.onChange(canvasText(canvas))}
        />
      </div>
      <SizeDrawing dimensions={dimensions} imageUrl={imageUrl} />
    </div>
  );
}

const SIZE_HINT = '높이 × 너비 × 깊이 순서로 적어 주세요. 지름이나 가변 크기처럼 글로 적어도 됩니다.';

interface CanvasFieldProps {
  /** The canvas that the size names now. */
  canvas: Canvas | null;
  /** How a canvas lies that is chosen now. */
  isWide: boolean;
  onChoose: (canvas: Canvas) => void;
}

/** Canvas numbers (호) as they are sold in Korea. */
function CanvasField({ canvas, isWide, onChoose }: CanvasFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const options = findCanvases(typed ?? '').map((found) => ({
    value: `${found.number}${found.type}`,
    label: `${found.number}호 ${found.type}`,
    note: canvasLengths({ ...found, isWide }),
    canvas: { ...found, isWide },
  }));
  return (
    <>
      <Combobox
        label="캔버스 호수로 적기"
        placeholder="100 F"
        value={typed ?? (canvas === null ? '' : `${canvas.number}호 ${canvas.type}`)}
        current={canvas === null ? undefined : `${canvas.number}${canvas.type}`}
        options={options}
        onText={setTyped}
        onPick={({ value }) => {
          setTyped(null);
          const picked = options.find((option) => option.value === value);
          if (picked !== undefined) onChoose(picked.canvas);
        }}
        onBlur={() => setTyped(null)}
      />
      {canvas === null ? null : (
        <div className={styles.canvas}>
          <ChoiceChips
            legend="캔버스의 형"
            isLegendHidden
            options={CANVAS_TYPE_LABELS}
            chosen={canvas.type}
            onChoose={(type) => onChoose({ ...canvas, type })}
          />
          {canvas.type === 'S' ? null : (
            <TextButton onClick={() => onChoose({ ...canvas, isWide: !canvas.isWide })}>
              {canvas.isWide ? '세로로' : '가로로'}
            </TextButton>
          )}
        </div>
      )}
    </>
  );
}

/** The pixels of an image in the browser's memory; null until they are known. */
function usePixels(url: string | null): { width: number; height: number } | null {
  const [known, setKnown] = useState<{ url: string; width: number; height: number } | null>(null);
  useEffect(() => {
    if (url === null) return;
    let isGone = false;
    const image = new Image();
    image.onload = () => {
      if (!isGone) setKnown({ url, width: image.naturalWidth, height: image.naturalHeight });
    };
    image.src = url;
    return () => {
      isGone = true;
    };
  }, [url]);
  // While the small copy takes the place of the original, the shape is known already.
  return url === null ? null : known;
}
