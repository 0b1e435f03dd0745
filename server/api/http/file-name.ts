import { cleanLine } from '@/lib/text/clean';
import { fileStem } from '@/lib/text/file-name';

interface NameRules {
  /** Endings that the name may have. Another one is replaced by the first. */
  endings: readonly [string, ...string[]];
  /** Letters, the ending included. */
  max: number;
  /** The name of a file that has none of its own. */
  nameless?: string;
}

/**
 * A sender's name of a file without folders and without signs that file names can't have, cut to its length, with an ending of
 * its format.
 */
export function cleanFileName(name: string, { endings, max, nameless = '이미지' }: NameRules): string {
  const last =
    cleanLine(name.replace(/\p{Cc}/gu, ''))
      .split(/[/\\]/)
      .at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  const given = dot < 0 ? '' : last.slice(dot + 1).toLowerCase();
  const ending = endings.find((each) => each === given) ?? endings[0];
  // The name that leaves the site is cut to its bytes then. Here it stays, because lists of works name their images by it.
  const bounds = { letters: max - ending.length - 1, bytes: Infinity, units: Infinity };
  return `${fileStem(dot < 0 ? last : last.slice(0, dot), bounds) || nameless}.${ending}`;
}
