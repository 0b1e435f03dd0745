'use client';

import { useEffect, type RefObject } from 'react';

const THRESHOLD = 6;

/** Lets a mouse pull a scrolling row as a finger does. A pull isn't a click on what it started on. */
export function useDragScroll(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = viewport.current;
    if (box === null) return;
    let start: { x: number; scrolled: number } | null = null;
    let hasMoved = false;

    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      start = { x: event.clientX, scrolled: box.scrollLeft };
      hasMoved = false;
    };
    const onMove = (event: PointerEvent) => {
      if (start === null) return;
      const moved = event.clientX - start.x;
      if (!hasMoved && Math.abs(moved) < THRESHOLD) return;
      hasMoved = true;
      box.dataset.dragged = '';
      box.scrollLeft = start.scrolled - moved;
    };
    const onUp = () => {
      start = null;
      delete box.dataset.dragged;
      // The click that ends the pull comes before this; any later one is meant.
      window.setTimeout(() => {
        hasMoved = false;
      });
    };
    const onClick = (event: MouseEvent) => {
      if (!hasMoved) return;
      event.preventDefault();
      event.stopPropagation();
      hasMoved = false;
    };
    const onDragStart = (event: DragEvent) => event.preventDefault();

    box.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    box.addEventListener('click', onClick, true);
    box.addEventListener('dragstart', onDragStart);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      box.removeEventListener('click', onClick, true);
      box.removeEventListener('dragstart', onDragStart);
    };
  }, [viewport]);
}
