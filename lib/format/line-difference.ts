export interface DifferentLine {
  kind: 'same' | 'before' | 'after';
  text: string;
}

/** Lines of which more are compared as wholes: the table below has a cell for each pair. */
const LINES_MAX = 600;

/** Two texts, line by line, as one: what both have, and where they differ first what was and then what is. */
export function lineDifference(before: readonly string[], after: readonly string[]): DifferentLine[] {
  const was = before.map((text): DifferentLine => ({ kind: 'before', text }));
  const is = after.map((text): DifferentLine => ({ kind: 'after', text }));
  if (before.length > LINES_MAX || after.length > LINES_MAX) return [...was, ...is];
  const common = commonLengths(before, after);
  const lengthAt = (row: number, column: number) => common[row]?.[column] ?? 0;
  const lines: DifferentLine[] = [];
  let [row, column] = [0, 0];
  for (;;) {
    const [one, other] = [was[row], is[column]];
    if (one === undefined && other === undefined) return lines;
    if (one !== undefined && other !== undefined && one.text === other.text) {
      lines.push({ kind: 'same', text: one.text });
      row += 1;
      column += 1;
    } else if (
      one !== undefined &&
      (other === undefined || lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    ) {
      lines.push(one);
      row += 1;
    } else if (other !== undefined) {
      lines.push(other);
      column += 1;
    }
  }
}

/** How many lines the rests of both texts have in common, from each pair of lines on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const rows = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [own, next] = [rows[row], rows[row + 1]];
      if (own === undefined || next === undefined) continue;
      own[column] =
        before[row] === after[column]
          ? (next[column + 1] ?? 0) + 1
          : Math.max(next[column] ?? 0, own[column + 1] ?? 0);
    }
  }
  return rows;
}
