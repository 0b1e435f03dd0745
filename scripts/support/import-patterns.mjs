/** Regular expressions of paths and packages, which the rules of `.dependency-cruiser.mjs` are made of. */

export const npm = (...names) => `^node_modules/(${names.join('|')})/`;

/** What the browser's side is built from. Nothing of it may reach the server's code. */
const BROWSER_PACKAGES = [
  '(@types/)?react',
  '(@types/)?react-dom',
  'radix-ui',
  '@radix-ui',
  '@panzoom',
  'swiper',
  'clsx',
  '@tanstack',
  'react-hook-form',
  'react-markdown',
  'remark-gfm',
  '@hookform',
  '@dnd-kit',
  'react-easy-crop',
  'client-zip',
  '(@types/)?papaparse',
  'pretendard',
  '@fontsource',
];
/** What the back office alone is built from; no other page may load a byte of it. */
const BACK_OFFICE = ['react-admin', 'ra-[^/]+', '@mui', '@emotion', '@tiptap', 'react-router(-dom)?'];
export const BACK_OFFICE_PACKAGES = npm(...BACK_OFFICE);
export const NO_BROWSER_PACKAGE = `^node_modules/(?!(${[...BROWSER_PACKAGES, ...BACK_OFFICE].join('|')}|next|@next)/)`;
export const UI_PACKAGES = npm(...BROWSER_PACKAGES, 'next', 'zod');

/**
 * A provider's interface lies in the file that is named like its folder, or in `types.ts`; what every implementation
 * of a storage has in common, its content types and signed addresses, belongs to it.
 */
export const PROVIDER_INTERFACE =
  '^server/providers/(?<provider>[^/]+)/(\\k<provider>|types|content-types|signed-url)\\.ts$';
/** Cards, buttons and the pages of a PDF are made for reuse; the rest of a feature's components stays inside the feature. */
export const REUSABLE_PIECE =
  '^components/([^/]+/[^/]*(card|button|badge|image|like)[^/]*\\.tsx?|pdf/pdf-pages\\.tsx)$';
/** What lists with a search box show of the search: what the text was taken for, where cards say it, the way to the unified search. */
export const SEARCH_OF_LISTS = '^components/search/(list-note|named-first|search-everywhere)\\.tsx$';

/** The wall of artworks and the viewing room that they open in. */
export const VIEWING_ROOM = '^components/artwork/(hang|lazy-viewer|viewer-source|use-viewing-room)\\.tsx?$';

/** Forms: the hook, its element, and the fields that signup and My Page share. */
export const FORMS = '^components/form/';
/** The verification that a new phone number needs, as signup does. */
export const VERIFICATION = '^components/auth/(use-identity|identity-ways)\\.tsx?$';

/** `lib/browser` needs a browser: neither the pure half nor the server may touch it. */
export const PURE_LIB = '^lib/(?!browser/)';
/** What puts the parts of the server together: the programs, `server/platform`, and what demo mode adds. */
export const COMPOSITION =
  '^server/((main|api-main|api-listener|graceful-end|host|startup-message)\\.ts$|platform/|demo/[a-z-]+\\.ts$)';
/** What every part of the server may use: settings, logging, files, work processes, telemetry, and small files beside the host. */
export const SERVER_BASE =
  '^server/((encodings|redis-connection|start-error|uncancelled-body|within-time)\\.ts$|(settings|logging|files|processes|telemetry)/[a-z-]+\\.ts$)';
/** A module of the API; the first group is its name. */
export const MODULE = '^server/api/modules/([^/]+)/';
/** Columns, conditions and statements of a module's tables that other repositories use too. */
export const SHARED_ROWS = `${MODULE}shared-rows\\.ts$`.replace('(', '(?:');
/** Rules and refusals of a module that other modules use too; without the database. */
export const SHARED_RULES = `${MODULE}shared-rules\\.ts$`.replace('(', '(?:');
