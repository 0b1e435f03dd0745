/** Patterns of personal data, and what replaces each. */
const TRACES: readonly [RegExp, string][] = [
  // An address of a page keeps its path.
  [/(https?:\/\/[^\s?#]+)[?#]\S*/gi, '$1?…'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[메일]'],
  [/\b(?:Bearer\s+)?eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[토큰]'],
];
const NUMBER = /\+?\d[\d\s().-]{7,}\d/g;
/** It has figures too, and says what failed: a contest, a file. */
const UUID = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i;

/** A text without addresses, numbers and tokens of people, on one line. */
export function withoutPeople(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const kept = TRACES.reduce((rest, [trace, mark]) => rest.replace(trace, mark), line);
  return kept
    .split(UUID)
    .map((part) => (UUID.test(part) ? part : part.replace(NUMBER, '[번호]')))
    .join('');
}
