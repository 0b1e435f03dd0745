import { answerText } from '@/lib/contest/answer-text';
import type { FormField, FormFields } from '@/lib/contracts/contest-form';
import { momentInSeoul } from '@/lib/date/seoul';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import type { ExportRow } from './repository';

/** A cell: a text, a number, or a moment, which at midnight in Seoul is a day. */
export type Cell = string | number | Date | null;

/** A column of a table. */
export interface ExportColumn<Row> {
  title: string;
  cellOf: (row: Row) => Cell;
}

/** Titles of which no two are the same: the second of one name is its second. */
export function uniqueTitles(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    let unique = title;
    for (let number = 2; taken.has(unique); number += 1) unique = `${title} (${number})`;
    taken.add(unique);
    return unique;
  });
}

interface Column {
  title: string;
  cellOf: (row: ExportRow, fields: FormFields) => Cell;
}

/** A date as it is answered. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const OWN: readonly Column[] = [
  { title: '접수 번호', cellOf: ({ receipt }) => receipt },
  { title: '이름', cellOf: ({ name }) => name },
  { title: '영문 이름', cellOf: ({ nameEn }) => nameEn },
  { title: '제출 일시', cellOf: ({ sentAt }) => sentAt },
  { title: '상태', cellOf: ({ status }) => APPLICANT_STATUS_LABELS[status] },
  { title: '심사 차수', cellOf: ({ round }) => round },
  { title: '평균 점수', cellOf: ({ score, scores }) => (scores === 0 ? null : score) },
  { title: '채점 수', cellOf: ({ scores }) => scores },
];

/**
 * The columns of an export: what is known of every applicant, then a column for each question. A question that has another
 * label in a later form has the later one.
 */
export function columnsOf(forms: ReadonlyMap<number, FormFields>): Column[] {
  const asked = new Map<string, FormField>();
  for (const [, fields] of [...forms].sort(([one], [other]) => one - other))
    for (const field of fields) asked.set(field.name, field);
  const answers = [...asked.values()].map(({ name, label }): Column => ({
    title: label,
    cellOf: (row, fields) => {
      const field = fields.find((each) => each.name === name);
      if (field === undefined) return null;
      const text = answerText(field, row.answers ?? {});
      return field.type === 'date' && DAY.test(text) ? momentInSeoul(text) : text;
    },
  }));
  return [...OWN, ...answers];
}

/** The table row by row, its titles first. */
export async function* tableOf(
  forms: ReadonlyMap<number, FormFields>,
  rows: AsyncIterable<ExportRow>,
): AsyncGenerator<Cell[]> {
  const columns = columnsOf(forms);
  yield uniqueTitles(columns.map(({ title }) => title));
  for await (const row of rows) {
    const fields = forms.get(row.formVersion ?? 0) ?? [];
    yield columns.map(({ cellOf }) => cellOf(row, fields));
  }
}
