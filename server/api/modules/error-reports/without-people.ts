/** What may stand for a person, and what stands in its place. */
const TRACES: readonly [RegExp, string][] = [
  // An address of a page keeps its path.
  [/(https?:\/\/[^\s?#]+)[?#]\S*/gi, '$1?…'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[메일]'],
  [/\b(?:Bearer\s+)?eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[토큰]'],
  [/\+?\d[\d\s().-]{7,}\d/g, '[번호]'],
];

/** A text without addresses, numbers and tokens of people, on one line. */
export function withoutPeople(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return TRACES.reduce((kept, [trace, mark]) => kept.replace(trace, mark), line);
}
