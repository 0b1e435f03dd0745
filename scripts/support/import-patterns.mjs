/** Regular expressions of paths and packages, which the rules of `.dependency-cruiser.mjs` are made of. */

export const npm = (...names) => `^node_modules/(${names.join('|')})/`;

/** What the browser's side is built from. Nothing of it may reach the server's code. */
const BROWSER_PACKAGES = [
  '(@types/)?react',
  '(@types/)?react-dom',
  'radix-ui',
  '@radix-ui',
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
/** What puts the parts of the server together. */
export const COMPOSITION =
  '^server/(main|api-main|api-listener|graceful-end|host|embedded-platform|demo-verification|demo-social|demo-accounts-guard|social-settings|view-report-secret|retention|upload-folder|startup-message|platform-figures)\\.ts$';
/** Small files beside the host that every part of the server may use. */
export const SERVER_BASE =
  '^server/(config|config-origins|environment|identity-settings|log|stderr-log|secrets|site-origins|data-dir|data-swap|encodings|maintenance-channel|maintenance-file|private-files|redis-connection|start-error|storage-settings|uncancelled-body|within-time|work-process|work-program|telemetry/[a-z-]+)\\.ts$';
/** A module of the API; the first group is its name. */
export const MODULE = '^server/api/modules/([^/]+)/';
