'use client';

import { useEffect, useEffectEvent } from 'react';
import { useSession } from '@/components/shell/use-session';
import { newSteps, toldPath, userTypeOf, type ScrollStep } from '@/lib/analytics/measured';
import { measure, startAnalytics, stopAnalytics } from '@/lib/browser/analytics';

/** How often the depth of a page is looked at while it is scrolled, in ms. */
const THROTTLE_MS = 250;

/** Reports views of pages and how far they are scrolled. */
export function Measuring({ tagId, pathname }: { tagId: string; pathname: string }) {
  const { user } = useSession();
  const path = toldPath(pathname);
  const isKnown = user !== undefined;
  const view = useEffectEvent(() => {
    // The title of a private page may name a person.
    measure({
      name: 'page_view',
      path,
      title: path === pathname ? document.title : path,
      user: userTypeOf(user?.roleType ?? null),
    });
  });

  // The first effect: what is measured before it is lost.
  useEffect(() => {
    startAnalytics(tagId);
    return () => stopAnalytics(tagId);
  }, [tagId]);

  // Who looks is known after the page: a view waits for it.
  useEffect(() => {
    if (isKnown) view();
  }, [pathname, isKnown]);

  useEffect(() => {
    const reported = new Set<ScrollStep>();
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      timer = null;
      const share = (scrollY + innerHeight) / document.documentElement.scrollHeight;
      for (const percent of newSteps(share + 0.001, reported)) {
        reported.add(percent);
        measure({ name: 'scroll', path, percent });
      }
    };
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      if (timer !== null) clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [path, pathname]);
  return null;
}
