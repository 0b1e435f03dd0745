'use client';

import { useId, useRef, useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormAlert } from '@/components/ui/field/form-alert';
import { drawImage } from '@/lib/browser/draw-image';
import * as studioMessages from '@/lib/messages/studio';
import styles from './crop-dialog.module.css';

interface CropDialogProps {
  source: Blob;
  /** An object URL of the source, which lives as long as the dialog. */
  url: string;
  /** The shape of the part, and the largest size that is drawn of it, in pixels. */
  box: { width: number; height: number };
  /** The narrowest part that may be taken, in pixels. */
  minWidth: number;
  /** Says where the part is shown. */
  hint: string;
  onCropped: (crop: Blob) => void;
  onClose: () => void;
  /** Where the focus goes when it closes. */
  findNextFocus: () => HTMLElement | null;
}

const ZOOM_MAX = 5;
const ZOOM_STEP = 0.05;
/** Pixels that an arrow key moves the photo by. */
const KEY_STEP = 8;

/** Chooses the part of a picture that a page shows: by drag, wheel, two fingers, or keys (A-30, O-92). */
export function CropDialog({
  source,
  url,
  box,
  minWidth,
  hint,
  onCropped,
  onClose,
  findNextFocus,
}: CropDialogProps) {
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
    // Nearer than this, the part would have fewer pixels than it needs.
    const nearest = Math.min(naturalWidth, (naturalHeight * box.width) / box.height) / minWidth;
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
      const drawn = await drawImage({ source, area: area.current, box }, own.signal);
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
        {hint} 끌거나 화살표 키로 옮기고, 휠이나 두 손가락으로 확대해요.
      </p>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          aspect={box.width / box.height}
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
