/** A part of a highlighted text; `isHit`: what was looked for. */
export interface HighlightPart {
  text: string;
  isHit: boolean;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/**
 * Reads a highlight (`highlightSchema`): text that is escaped, with `<em>` around what matched. Anything else that
 * looks like markup is text, so whatever comes in, nothing but text and emphasis comes out.
 */
export function parseHighlight(html: string): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let isHit = false;
  for (const piece of html.split(/(<\/?em>)/)) {
    if (piece === '<em>' || piece === '</em>') isHit = piece === '<em>';
    else if (piece !== '') add(parts, { text: unescape(piece), isHit });
  }
  return parts;
}

function add(parts: HighlightPart[], part: HighlightPart): void {
  const last = parts.at(-1);
  if (last?.isHit === part.isHit) last.text += part.text;
  else parts.push(part);
}

/** Once: `&amp;lt;` is the text `&lt;`. */
function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => CHARACTERS[name] ?? entity);
}
