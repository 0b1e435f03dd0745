'use client';

import { useId, useRef, useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { drawImage } from '@/lib/browser/draw-image';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import styles from './crop-dialog.module.css';
import { widestCrop } from './judge-photo';

interface CropDialogProps {
  source: Blob;
  /** An object URL of the source, which lives as long as the dialog. */
  url: string;
  onCropped: (crop: Blob) => void;
  onClose: () => void;
  /** Where the focus goes when it closes. */
  findNextFocus: () => HTMLElement | null;
}

const BOX = { width: studioLimits.photoWidth, height: studioLimits.photoHeight };
const ZOOM_MAX = 5;
const ZOOM_STEP = 0.05;
/** Pixels that an arrow key moves the photo by. */
const KEY_STEP = 8;

/** Chooses the part of a photo that the artist's page shows: by drag, wheel, two fingers, or keys. */
export function CropDialog({ source, url, onCropped, onClose, findNextFocus }: CropDialogProps) {
  const hintId = useId();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [maxZoom, setMaxZoom] = useState(1);
  const [problem, setProblem] = useState<string | null>(null);
  const area = useRef<Area | null>(null);
  const drawing = useRef<AbortController | null>(null);
  const [isDrawing, setDrawing] = useState(false);

  const measure = ({ naturalWidth, naturalHeight }: MediaSize) => {
    // Nearer than this, the part would have fewer pixels than a photo needs.
    const nearest = widestCrop({ width: naturalWidth, height: naturalHeight }) / studioLimits.photoWidthMin;
    setMaxZoom(Math.max(1, Math.min(ZOOM_MAX, nearest)));
  };
  const close = () => {
    drawing.current?.abort();
    onClose();
  };
  const use = async () => {
    if (area.current === null || drawing.current !== null) return;
    const own = new AbortController();
    drawing.current = own;
    setDrawing(true);
    setProblem(null);
    try {
      const drawn = await drawImage({ source, area: area.current, box: BOX }, own.signal);
      if (drawn !== null) return onCropped(drawn.blob);
      setProblem(studioMessages.imageBroken);
    } catch {
      // It was closed meanwhile.
    } finally {
      drawing.current = null;
      setDrawing(false);
    }
  };

  return (
    <Dialog
      isOpen
      isFullOnPhones
      width={720}
      title="사진 자르기"
      onClose={close}
      findNextFocus={findNextFocus}
      footer={
        <>
          <Button small onClick={close}>
            취소
          </Button>
          <Button
            small
            look="primary"
            aria-disabled={isDrawing}
            aria-busy={isDrawing}
            onClick={() => void use()}
          >
            {isDrawing ? '자르는 중' : '이대로 자르기'}
          </Button>
        </>
      }
    >
      <p id={hintId} className="t-small pre">
        작가 페이지에 보일 부분을 맞춰 주세요. 끌거나 화살표 키로 옮기고, 휠이나 두 손가락으로 확대해요.
      </p>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          aspect={studioLimits.photoWidth / studioLimits.photoHeight}
          zoomSpeed={0.4}
          keyboardStep={KEY_STEP}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onMediaLoaded={measure}
          onCropAreaChange={(_share, pixels) => {
            area.current = pixels;
          }}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': '자를 부분',
            'aria-describedby': hintId,
          }}
          classes={{ cropAreaClassName: styles.area ?? '' }}
        />
      </div>
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>확대</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={ZOOM_STEP}
          value={zoom}
          disabled={maxZoom === 1}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </div>
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}
