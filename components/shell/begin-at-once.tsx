import { AT_ONCE } from '@/lib/signs-of-use';

/** Says that the page's scripts don't wait for a sign of use, because something happens by itself. */
export function BeginAtOnce() {
  return <span hidden {...{ [AT_ONCE]: '' }} />;
}
