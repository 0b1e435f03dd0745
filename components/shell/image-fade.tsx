'use client';

import { useEffect } from 'react';

const FADE: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(.2,0,.1,1)' };

/**
 * Fades pictures in when they have loaded, and hides the browser's icon of a picture that failed. One pair of
 * listeners serves all pictures.
 */
export function ImageFade() {
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)');
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      target.removeAttribute('data-broken');
      if (target.dataset.instant !== undefined || target.closest('picture') === null || isStill.matches)
        return;
      target.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    };
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.setAttribute('data-broken', '');
    };
    // Pictures that failed before the listeners were there.
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
        image.setAttribute('data-broken', '');
    }
    document.addEventListener('load', onLoad, true);
    document.addEventListener('error', onError, true);
    return () => {
      document.removeEventListener('load', onLoad, true);
      document.removeEventListener('error', onError, true);
    };
  }, []);
  return null;
}
