'use client';

import { useLayoutEffect } from 'react';
import { askToLogIn } from '@/components/shell/ask-to-log-in';
import { showToast } from '@/components/ui/dialog/toast-store';
import { failureMessage, noResponse } from '@/lib/browser/api-failure';
import { onSessionChange } from '@/lib/browser/session-change';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import * as likeMessages from '@/lib/messages/like';
import type * as Painted from './painted-buttons';

/**
 * One listener for all like buttons of a page. The code behind it is loaded for members; a guest is asked to log in without it.
 */
export function LikeButtons() {
  // As early as React answers presses (`HydratedMark`).
  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let painting: Promise<typeof Painted> | null = null;
    const waiting = new Set<Element>();

    const paint = () => {
      painting ??= import('./painted-buttons').then((module) => {
        if (!signal.aborted) signal.addEventListener('abort', module.paintLikeButtons());
        return module;
      });
      // What couldn't be loaded is tried again with the next press.
      painting.catch(() => (painting = null));
      return painting;
    };
    const answer = (button: HTMLElement) =>
      hasSessionMarker()
        ? paint().then(
            ({ pressLikeButton }) => pressLikeButton(button),
            () => showToast(likeMessages.failed(failureMessage(noResponse()))),
          )
        : askToLogIn(likeMessages.loginRequired);
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-like]') : null;
      // While the code loads, the button doesn't show its first press yet.
      if (button === null || waiting.has(button)) return;
      waiting.add(button);
      void answer(button).finally(() => waiting.delete(button));
    };

    document.addEventListener('click', onClick, { signal });
    signal.addEventListener(
      'abort',
      onSessionChange(() => void paint().catch(() => undefined)),
    );
    if (hasSessionMarker()) paint().catch(() => undefined);
    return () => end.abort();
  }, []);
  return null;
}
