import Panzoom, { type PanzoomEventDetail, type PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Which part of a work is seen, and how large. */
interface Zoom {
  /** 1 for the whole work. */
  scale: number;
  /** The part that is seen, as parts of the work's width and height (0 to 1). */
  view: { left: number; top: number; width: number; height: number };
  /** Pixels of the screen that the work's whole width takes. */
  width: number;
  /** The largest scale. */
  most: number;
}

export interface ZoomControl {
  /** The ref of what is zoomed. Its parent is the window that it is seen through. */
  frame: (content: HTMLDivElement | null) => void;
  zoom: Zoom;
  canZoomIn: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  /** Moves the window by parts of itself. */
  move: (across: number, down: number) => void;
  /** Moves the window's middle to a place of the work (0 to 1). */
  moveTo: (left: number, top: number) => void;
}

/** The largest scale of a work whose pixels are all seen when it is whole. */
const LEAST_MAX = 2;

const WHOLE: Zoom = { scale: 1, view: { left: 0, top: 0, width: 1, height: 1 }, width: 0, most: LEAST_MAX };

/** A step of a button or a key: four of them are a factor of 4. */
const STEP = Math.SQRT2;
/** What a double press leads to. */
const DOUBLE_PRESS = 2;
/** A wheel scrolls the room where it is longer than the screen. */
const SCROLLED = '(max-width: 768px)';

/**
 * Zooms a work within its window: by pinching, the wheel, a double press, and what it returns.
 * @param uuid the work; another one is seen whole at first
 * @param pixels of the work's largest picture, across
 */
export function useZoom(uuid: string | undefined, pixels: number): ZoomControl {
  // The dialog brings its content some time after its owner.
  const [content, frame] = useState<HTMLDivElement | null>(null);
  const panzoom = useRef<PanzoomObject>(null);
  const [seen, setSeen] = useState<{ uuid: string | undefined; zoom: Zoom }>({ uuid, zoom: WHOLE });
  const zoom = seen.uuid === uuid ? seen.zoom : WHOLE;

  const onChange = useEffectEvent(({ x, y, scale }: PanzoomEventDetail) => {
    const { current: control } = panzoom;
    const holder = content?.parentElement;
    if (content === null || !holder || control === null) return;
    const { offsetWidth: width, offsetHeight: height } = content;
    // Nothing but the work is seen, where it is larger than its window.
    const reach = {
      x: Math.max(0, width * scale - holder.clientWidth) / 2 / scale,
      y: Math.max(0, height * scale - holder.clientHeight) / 2 / scale,
    };
    const at = { x: clamp(x, reach.x), y: clamp(y, reach.y) };
    if (Math.abs(at.x - x) + Math.abs(at.y - y) > 0.5)
      control.pan(at.x, at.y, { silent: true, animate: false, force: true });
    control.setOptions({ touchAction: scale > 1 ? 'none' : 'pan-y' });
    const part = {
      width: Math.min(1, holder.clientWidth / (width * scale)),
      height: Math.min(1, holder.clientHeight / (height * scale)),
    };
    const view = {
      ...part,
      left: 0.5 - at.x / width - part.width / 2,
      top: 0.5 - at.y / height - part.height / 2,
    };
    setSeen({ uuid, zoom: { scale, view, width: width * scale, most: mostOf(content, pixels) } });
  });

  useEffect(() => {
    const holder = content?.parentElement;
    // The element of the work before may be gone already.
    if (content === null || !holder?.isConnected || uuid === undefined) return;
    const most = mostOf(content, pixels);
    const control = Panzoom(content, {
      ...{ canvas: true, minScale: 1, maxScale: most, step: 0.4, panOnlyWhenZoomed: true },
      ...{ cursor: '', touchAction: 'pan-y', handleStartEvent: () => undefined },
      ...{ animate: !matchMedia('(prefers-reduced-motion: reduce)').matches },
    });
    panzoom.current = control;
    const end = new AbortController();
    const { signal } = end;
    content.addEventListener(
      'panzoomchange',
      (event) => onChange((event as CustomEvent<PanzoomEventDetail>).detail),
      { signal },
    );
    holder.addEventListener(
      'wheel',
      (event) => {
        const isZoomed = control.getScale() > 1;
        if (!isZoomed && (event.deltaY > 0 || (matchMedia(SCROLLED).matches && !event.ctrlKey))) return;
        control.zoomWithWheel(event, { animate: false });
      },
      { signal, passive: false },
    );
    holder.addEventListener(
      'dblclick',
      (event) => {
        if (control.getScale() > 1) control.reset();
        else control.zoomToPoint(Math.min(DOUBLE_PRESS, most), event, { animate: true });
      },
      { signal },
    );
    holder.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      end.abort();
      control.resetStyle();
      control.destroy();
      panzoom.current = null;
    };
  }, [content, uuid, pixels]);

  const pan = (x: number, y: number) => panzoom.current?.pan(x, y);
  return {
    frame,
    zoom,
    canZoomIn: zoom.scale < zoom.most - 0.01,
    zoomIn: () => panzoom.current?.zoom(zoom.scale * STEP),
    zoomOut: () => panzoom.current?.zoom(zoom.scale / STEP),
    reset: () => panzoom.current?.reset(),
    move(across, down) {
      const { x, y } = panzoom.current?.getPan() ?? { x: 0, y: 0 };
      const { offsetWidth = 0, offsetHeight = 0 } = content ?? {};
      pan(x - across * zoom.view.width * offsetWidth, y - down * zoom.view.height * offsetHeight);
    },
    moveTo(left, top) {
      const { offsetWidth = 0, offsetHeight = 0 } = content ?? {};
      pan((0.5 - left) * offsetWidth, (0.5 - top) * offsetHeight);
    },
  };
}

/** The scale at which each pixel of the largest picture is one of the screen. */
const mostOf = ({ offsetWidth }: HTMLElement, pixels: number) =>
  Math.max(LEAST_MAX, pixels / (offsetWidth || pixels));

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));
