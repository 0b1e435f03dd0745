import { useEffect, useRef, useState } from 'react';
import { SEARCH_SECTIONS, type SearchSection } from '@/lib/search/sections';

type Key = SearchSection['key'];

/**
 * The section that is being read: the last one that begins above the lower edge of the window's upper third.
 * A section that the visitor jumped to counts too, where the end of the page keeps it further down.
 * @returns the section, and the function to call after a jump to another one
 */
export function useCurrentSection(): readonly [Key, (key: Key) => void] {
  const [current, setCurrent] = useState<Key>('artists');
  const ledTo = useRef<number | null>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (window.scrollY === ledTo.current) return;
      ledTo.current = null;
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

  const lead = (key: Key) => {
    ledTo.current = window.scrollY;
    setCurrent(key);
  };
  return [current, lead];
}
