import { useEffect, useState } from 'react';
import { SEARCH_SECTIONS, type SearchSection } from '@/lib/search/sections';

type Key = SearchSection['key'];

/** The section that is read: the last one whose beginning has come into the upper third of the window. */
export function useCurrentSection(): Key {
  const [current, setCurrent] = useState<Key>('artists');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const begun = SEARCH_SECTIONS.filter(({ key }) => {
        const section = document.getElementById(key);
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      setCurrent(begun.at(-1)?.key ?? 'artists');
    };
    const onScroll = () => {
      frame = frame === 0 ? requestAnimationFrame(look) : frame;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);

  return current;
}
