import type { Understood } from '@/lib/contracts/search';
import { formatPeriod } from '@/lib/format/day';
import * as searchMessages from '@/lib/messages/search';

/** Words that are named, at the most; the rest are counted. */
const NAMED = 3;
/** The longest that a named word is shown, in characters. */
const LONGEST = 24;

/** Says in Korean what a search took a text for, one sentence a string; none where it took it for its words alone. */
export function understoodSentences(answers: readonly Understood[]): string[] {
  const known = answers.filter((answer) => answer !== null);
  const read = known.find(({ reading }) => reading !== null);
  const period = known.find((answer) => answer.period !== null)?.period ?? null;
  const others = new Set(known.flatMap((answer) => (answer.reading === 'INITIALS' ? [] : answer.others)));
  return [
    ...(read?.reading ? [searchMessages.readAs[read.reading](named(readWords(read)))] : []),
    ...(others.size === 0 ? [] : [searchMessages.widened(named([...others]))]),
    ...(period === null ? [] : [periodSentence(period)]),
  ];
}

type Answer = NonNullable<Understood>;

/** Initials may stand for several names. */
const readWords = ({ reading, text, others }: Answer) =>
  reading === 'INITIALS' ? [text, ...others] : [text];

function periodSentence({ status, from, to }: NonNullable<Answer['period']>): string {
  if (status !== null) return searchMessages.during[status];
  return searchMessages.during.days(formatPeriod(from, to) ?? '');
}

/** `유채, oil, 목판 외 4개`. */
function named(words: readonly string[]): { words: string; more: number } {
  const shown = words.slice(0, NAMED).map(shortened);
  return { words: shown.join(', '), more: words.length - shown.length };
}

function shortened(word: string): string {
  const letters = [...word];
  return letters.length <= LONGEST ? word : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
