import { keysOf } from '@/lib/keys-of';
import { cleanIdentifier } from '@/lib/text/clean';
import type { FileContent } from './file-content';

interface KindFacts {
  /** The kind's common name. */
  label: string;
  /** Endings of names. A stored file gets the first. */
  endings: readonly [string, ...string[]];
  /** Content types. We serve the first; browsers and systems report the others for the same files. */
  types: readonly [string, ...string[]];
  /** The contents that the first bytes may show; null for text, which has no signature. */
  contents: readonly (FileContent | null)[];
}

const tableOf = <Kind extends string>(table: Readonly<Record<Kind, KindFacts>>) => table;

/** A document of an office program, under the types that Hancom Office and WPS register too. */
const office = (ending: string, type: string, ...contents: FileContent[]): KindFacts => ({
  label: ending.toUpperCase(),
  endings: [ending],
  types: [type, `application/haansoft${ending}`, `application/wps-office.${ending}`],
  contents,
});
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

/**
 * The kinds of files that the product accepts. The extension of a name decides the kind, and the first bytes have to match it.
 * The browser's content type decides nothing: it differs between computers, and is empty if no program is registered.
 */
export const FILE_KINDS = tableOf({
  jpeg: {
    label: 'JPG',
    endings: ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp'],
    types: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    contents: ['jpeg'],
  },
  png: { label: 'PNG', endings: ['png'], types: ['image/png', 'image/x-png'], contents: ['png'] },
  webp: { label: 'WEBP', endings: ['webp'], types: ['image/webp'], contents: ['webp'] },
  avif: { label: 'AVIF', endings: ['avif'], types: ['image/avif'], contents: ['avif'] },
  heic: {
    label: 'HEIC',
    endings: ['heic', 'heif', 'hif'],
    types: ['image/heic', 'image/heif'],
    contents: ['heic'],
  },
  pdf: {
    label: 'PDF',
    endings: ['pdf'],
    types: ['application/pdf', 'application/x-pdf', 'application/haansoftpdf'],
    contents: ['pdf'],
  },
  doc: office('doc', 'application/msword', 'ole', 'rtf'),
  docx: office('docx', `${OPEN_XML}.wordprocessingml.document`, 'zip'),
  xls: office('xls', 'application/vnd.ms-excel', 'ole'),
  xlsx: office('xlsx', `${OPEN_XML}.spreadsheetml.sheet`, 'zip'),
  ppt: office('ppt', 'application/vnd.ms-powerpoint', 'ole'),
  pptx: office('pptx', `${OPEN_XML}.presentationml.presentation`, 'zip'),
  hwp: {
    label: 'HWP',
    endings: ['hwp'],
    types: ['application/x-hwp', 'application/haansofthwp', 'application/vnd.hancom.hwp', 'application/hwp'],
    contents: ['ole', 'hwp3'],
  },
  hwpx: {
    label: 'HWPX',
    endings: ['hwpx'],
    types: ['application/hwp+zip', 'application/haansofthwpx', 'application/vnd.hancom.hwpx'],
    contents: ['zip'],
  },
  zip: {
    label: 'ZIP',
    endings: ['zip'],
    types: [
      'application/zip',
      'application/x-zip-compressed',
      'application/x-zip',
      'application/x-compressed',
      'multipart/x-zip',
    ],
    contents: ['zip'],
  },
  mp4: { label: 'MP4', endings: ['mp4', 'm4v'], types: ['video/mp4', 'video/x-m4v'], contents: ['mp4'] },
  // Spreadsheets save “유니코드 텍스트” as .txt.
  csv: {
    label: 'CSV',
    endings: ['csv', 'tsv', 'txt'],
    types: ['text/csv', 'text/tab-separated-values', 'text/plain'],
    contents: [null],
  },
});
export type FileKind = keyof typeof FILE_KINDS;
const KINDS = keysOf(FILE_KINDS);

const PICTURES: ReadonlySet<FileKind> = new Set(['jpeg', 'png', 'webp', 'avif', 'heic']);
export const isPicture = (kind: FileKind): boolean => PICTURES.has(kind);

/** Windows drops dots and spaces at the end of a name; other systems show them, also as private characters. */
const ENDING = /\.([a-z]\w{0,9}|7z|3gpp?|3gp?2|3d[ms]|3mf)[\s.\p{C}]*$/iu;

/**
 * The ending of a name in lower case; null for a name without one. A number behind a dot is none (`v1.2`, `v1.2b`), so that endings
 * that begin with a digit are known by their names (`7z`).
 */
export function endingOf(name: string): string | null {
  return ENDING.exec(cleanIdentifier(name))?.[1]?.toLowerCase() ?? null;
}

/** The kind that the ending of a name says; null for another ending, and for none. */
export function kindOfName(name: string): FileKind | null {
  const ending = endingOf(name);
  return ending === null ? null : (KINDS.find((kind) => FILE_KINDS[kind].endings.includes(ending)) ?? null);
}

/** The content type that we give files of the kind. */
export const mimeOf = (kind: FileKind): string => FILE_KINDS[kind].types[0];

/** Whether files of the kind may begin like that. */
export const isContentOf = (kind: FileKind, content: FileContent | null): boolean =>
  FILE_KINDS[kind].contents.includes(content);

/** The content types that systems report for an unknown file. */
const ANY_TYPES = ['application/octet-stream', 'binary/octet-stream'];

/** Types that browsers run or show as pages. No system reports them for the kinds that are taken. */
const RUN = /(?:html|xml|script|wasm|svg)/;
const OF_PROGRAMS = /^application\/[\w.+-]+$/;
const OF_PICTURES = /^image\/[\w.+-]+$/;

/**
 * Whether a system may report this content type for a file of the kind, in any case and with any parameters. Programs give files types of
 * their own (`application/x-hwp-v5`), and archives' files those of archives, so that any type of a program is one.
 */
export function isTypeOf(kind: FileKind, type: string): boolean {
  const reported = type.trim().toLowerCase();
  const [bare = ''] = reported.split(';', 1).map((part) => part.trim());
  if (reported === '' || [...ANY_TYPES, ...FILE_KINDS[kind].types].includes(bare)) return true;
  return !RUN.test(bare) && (isPicture(kind) ? OF_PICTURES : OF_PROGRAMS).test(bare);
}

/** The `accept` of a file input. It begins with endings, because a system greys out files of a type that it doesn't know. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  [
    ...kinds.flatMap((kind) => FILE_KINDS[kind].endings.map((ending) => `.${ending}`)),
    ...kinds.flatMap((kind) => FILE_KINDS[kind].types),
  ].join(',');

/** The kinds as people call them: `JPG, PNG`. */
export const labelsOf = (kinds: readonly FileKind[]): string =>
  kinds.map((kind) => FILE_KINDS[kind].label).join(', ');
