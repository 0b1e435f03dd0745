export interface PolicySection {
  /** The anchor: `article-7` of `제7조`, `section-3` of `3.`, else `part-` and its place. */
  id: string;
  title: string;
  /** Markdown. */
  body: string;
}

export interface Policy {
  title: string;
  /** The line below the title: since when it is in force. */
  inForce: string;
  /** What stands before the first section, as Markdown. */
  lead: string;
  sections: PolicySection[];
}

/**
 * Takes a policy in Markdown apart: a title, the line of its day, a lead, sections below `##`.
 * @throws where the title or its day is missing: a policy without them is none
 */
export function parsePolicy(markdown: string): Policy {
  const [head = '', ...parts] = markdown.split(/^## +/m);
  const found = /^# +(?<title>.+)\n+(?<inForce>시행일 .+)\n(?<lead>[^]*)$/.exec(head.trimStart());
  const { title, inForce, lead } = found?.groups ?? {};
  if (title === undefined || inForce === undefined || lead === undefined) {
    throw new Error('a policy begins with its title and the day that it is in force since');
  }
  return { title: title.trim(), inForce: inForce.trim(), lead: lead.trim(), sections: parts.map(sectionOf) };
}

function sectionOf(part: string, index: number): PolicySection {
  const [title = '', ...lines] = part.split('\n');
  return { id: anchorOf(title, index + 1), title: title.trim(), body: lines.join('\n').trim() };
}

function anchorOf(title: string, place: number): string {
  const article = /^제(\d+)조/.exec(title)?.[1];
  if (article !== undefined) return `article-${article}`;
  const section = /^(\d+)\./.exec(title)?.[1];
  return section === undefined ? `part-${String(place)}` : `section-${section}`;
}
