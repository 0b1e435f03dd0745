interface NameRules {
  /** Endings that the name may have. Another one is replaced by the first. */
  endings: readonly [string, ...string[]];
  /** Characters, the ending included. */
  max: number;
}

/** The name of a file that has none of its own. */
const NAMELESS = '이미지';

/**
 * A sender's name of a file without folders and without characters that file names can't have, cut to its length, with an
 * ending of its format.
 */
export function cleanFileName(name: string, { endings, max }: NameRules): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  const given = dot < 0 ? '' : last.slice(dot + 1).toLowerCase();
  const ending = endings.find((each) => each === given) ?? endings[0];
  const stem = (dot < 0 ? last : last.slice(0, dot))
    .replace(/[\p{C}:*?"<>|]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  // Signs of two halves are never cut in the middle.
  const letters = [...stem].slice(0, max - ending.length - 1).join('');
  return `${letters === '' ? NAMELESS : letters}.${ending}`;
}
