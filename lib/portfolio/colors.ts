import type { ColorRole } from './boxes';

/** Colours of the boxes: those of the site's text (app/globals.css). A picture's place is drawn in the faint one. */
export const COLORS = { ink: '#171511', soft: '#57524a', faint: '#6e685e' } as const satisfies Record<
  ColorRole,
  string
>;
