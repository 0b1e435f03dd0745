/**
 * The parts of the document that is being rendered which the browser gets as HTML alone. The host keeps them with the
 * render (`server/bff/host-bridge.ts`); Next's two halves, which are bundled apart, meet here.
 */
const RENDER = Symbol.for('gyeol.render');

/** The header of a request for a page's data instead of its document. The page cache sets it; Next hides its own. */
export const DATA_REQUEST = 'x-page-data';

interface Render {
  getStore(): { parts: unknown[] } | undefined;
}

function findParts(): unknown[] | null {
  const { [RENDER]: render } = globalThis as { [RENDER]?: Render };
  return render?.getStore()?.parts ?? null;
}

/** Keeps a part of the document. @returns its number; null outside a render for the page cache */
export function keepPart(part: unknown): number | null {
  const parts = findParts();
  return parts === null ? null : parts.push(part) - 1;
}

/** The part with this number. */
export function findPart(number: number): unknown {
  return findParts()?.[number];
}
