import type { FoundIn } from '@/lib/contracts/understood';
import { escapeHtml } from '@/lib/format/escape-html';
import { escapeRegex } from '@/lib/format/escape-regex';
import { startsWithNumber, type SearchQuery, type SearchTerm } from '@/lib/search/query';
import { folded, titleKey } from '@/lib/search/typed-words';
import { highlight } from './highlight';

/** A field of an item and its text. */
export interface FoundField {
  field: NonNullable<FoundIn>['field'];
  text: string | null;
}

/** Returns the field that matches the most terms, the first of several; `other` if none of these matches. */
export function foundIn({ terms }: SearchQuery, fields: readonly FoundField[]): NonNullable<FoundIn> {
  const written = fields.flatMap(({ field, text }) =>
    text === null || text === '' ? [] : [{ field, text }],
  );
  const ways = terms.map(waysOf);
  const counted = written.map((one) => {
    const known = folded(one.text).toLowerCase();
    const key = titleKey(known);
    return { ...one, count: ways.filter((isSaid) => isSaid(known, key)).length };
  });
  const [best] = counted.toSorted((left, right) => right.count - left.count);
  if (best === undefined || best.count === 0) return { field: 'other', text: '' };
  return { field: best.field, text: marked(terms, best.text) };
}

/** A work that matches, by its title. */
export function foundInWork({ terms }: SearchQuery, title: string): NonNullable<FoundIn> {
  return { field: 'artwork', text: marked(terms, title) };
}

function marked(terms: readonly SearchTerm[], text: string): string {
  const words = terms.map((term) => term.text).join(' ');
  const others = terms.flatMap((term) => term.others.map((other) => other.text));
  return highlight({ text: words, others }, [{ name: 'text', text }]).text?.[0] ?? escapeHtml(text);
}

/** Whether a text says a term, by the folded text and its key. What doesn't depend on the text is made once. */
function waysOf({ text, others, letter }: SearchTerm): (known: string, key: string) => boolean {
  const ways = [{ text, isWhole: letter !== undefined }, ...others].map(({ text: way, isWhole }) => {
    const word = way.toLowerCase();
    if (startsWithNumber(word)) {
      const pattern = new RegExp(String.raw`(?<!\d|\d\.)${escapeRegex(word)}(?!\d)`);
      return (known: string) => pattern.test(known);
    }
    if (isWhole) {
      const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escapeRegex(word)}`, 'u');
      return (known: string) => pattern.test(known);
    }
    const wanted = titleKey(word);
    return (_: string, key: string) => key.includes(wanted);
  });
  return (known, key) => ways.some((isSaid) => isSaid(known, key));
}
