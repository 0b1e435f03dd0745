import type { IncomingHttpHeaders } from 'node:http';

/** The header with the current page of Next's client. Next answers with the differences to that page. */
const HEADER = 'next-router-state-tree';
const MAX_LENGTH = 20_000;
/** Much deeper than a path of the site. Next renders by each level. */
const MAX_DEPTH = 40;

/**
 * Removes an unreadable router state from a request. Next would answer 500 to it; without the state it answers with the
 * data of the whole page.
 */
export function dropUnreadableRouterState(headers: IncomingHttpHeaders): void {
  const state = headers[HEADER];
  if (state !== undefined && !isReadable(state)) delete headers[HEADER];
}

function isReadable(state: string | string[]): boolean {
  if (typeof state !== 'string' || state.length > MAX_LENGTH) return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(state)));
  } catch {
    return false;
  }
}

/** Checks Next's `flightRouterStateSchema`: a segment, its children by name, and four optional values. */
function isTree(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH || !Array.isArray(value) || value.length < 2 || value.length > 6) return false;
  const [segment, children, refresh, marker, prefetch, extra]: unknown[] = value;
  return (
    isSegment(segment) &&
    typeof children === 'object' &&
    children !== null &&
    !Array.isArray(children) &&
    Object.values(children).every((child) => isTree(child, depth + 1)) &&
    (refresh == null || isTexts(refresh, 2)) &&
    (marker == null || (typeof marker === 'string' && MARKERS.has(marker))) &&
    (prefetch == null || typeof prefetch === 'number') &&
    (extra === undefined || typeof extra === 'string')
  );
}

const MARKERS = new Set(['refetch', 'inside-shared-layout', 'metadata-only']);

/** A segment is a name, or a parameter with its name, value, kind and siblings. */
function isSegment(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [name, key, kind, siblings]: unknown[] = value;
  return (
    typeof name === 'string' &&
    typeof key === 'string' &&
    typeof kind === 'string' &&
    KIND.test(kind) &&
    (siblings === null || isTexts(siblings))
  );
}

const KIND = /^(?:c|oc|d)$|^(?:ci|di)\((?:\.{1,3}|\.\.\)\(\.\.)\)$/;

function isTexts(value: unknown, length?: number): boolean {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return false;
  return value.every((text) => typeof text === 'string');
}
