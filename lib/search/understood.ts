import type { Understood } from '@/lib/contracts/understood';
import { formatPeriod } from '@/lib/format/day';
import { shortened } from '@/lib/format/shortened';
import * as searchMessages from '@/lib/messages/search';

/** Words that are named, at the most; the rest are counted. */
const NAMED = 3;

/** Says in Korean what a search took a text for, one sentence a string; none where it took it for its words alone. */
export function understoodSentences(answers: readonly Understood[]): string[] {
  const known = answers.filter((answer) => answer !== null);
  const read = known.find(({ reading }) => reading !== null);
  const period = known.find((answer) => answer.period !== null)?.period ?? null;
  const others = new Set(known.flatMap((answer) => (hasNames(answer) ? [] : answer.others)));
  return [
    ...(read?.reading ? [searchMessages.readAs[read.reading](named(readWords(read)))] : []),
    ...(others.size === 0 ? [] : [searchMessages.widened(named(inOrder(others)))]),
    ...(period === null ? [] : [periodSentence(period)]),
  ];
}

type Answer = NonNullable<Understood>;

/** Initials, or a name without its end, may match several names. */
const hasNames = ({ reading }: Answer) => reading === 'INITIALS' || reading === 'UNFINISHED';
const readWords = (answer: Answer) => (hasNames(answer) ? [answer.text, ...answer.others] : [answer.text]);

function periodSentence({ status, from, to }: NonNullable<Answer['period']>): string {
  if (status !== null) return searchMessages.during[status];
  return searchMessages.during.days(formatPeriod(from, to) ?? '');
}

/** `유채, oil, 목판 외 4개`. */
function named(words: readonly string[]): { words: string; more: number } {
  const shown = words.slice(0, NAMED).map(shortened);
  return { words: shown.join(', '), more: words.length - shown.length };
}

/** Korean words first; what is only the plural of another word is left out. */
function inOrder(words: ReadonlySet<string>): string[] {
  const kept = [...words].filter((word) => !word.endsWith('s') || !words.has(word.slice(0, -1)));
  const isKorean = (word: string) => /[가-힣]/.test(word);
  return [...kept.filter(isKorean), ...kept.filter((word) => !isKorean(word))];
}
