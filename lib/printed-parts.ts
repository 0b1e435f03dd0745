/**
 * The parts of the document that is being rendered which the browser gets as HTML alone. The host keeps them with the
 * render (`server/bff/host-bridge.ts`); Next's two halves, which are bundled apart, meet here.
 */
const RENDER = Symbol.for('gyeol.render');

interface Render {
  getStore(): { parts: unknown[] | null } | undefined;
}

function findParts(): unknown[] | null {
  const { [RENDER]: render } = globalThis as { [RENDER]?: Render };
  return render?.getStore()?.parts ?? null;
}

/** Keeps a part of the document. @returns its number; null where the router asks for the page's data, and outside the host */
export function keepPart(part: unknown): number | null {
  const parts = findParts();
  return parts === null ? null : parts.push(part) - 1;
}

/** The part with this number. */
export function findPart(number: number): unknown {
  return findParts()?.[number];
}
