import { answerText } from '@/lib/contest/answer-text';
import type { FormField, FormFields } from '@/lib/contracts/contest-form';
import { formatMoment } from '@/lib/format/moment';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import type { ExportRow } from './repository';

/** A cell: a text, or a number. */
export type Cell = string | number | null;

interface Column {
  title: string;
  cellOf: (row: ExportRow, fields: FormFields) => Cell;
}

const OWN: readonly Column[] = [
  { title: '접수 번호', cellOf: ({ receipt }) => receipt },
  { title: '이름', cellOf: ({ name }) => name },
  { title: '영문 이름', cellOf: ({ nameEn }) => nameEn },
  { title: '제출 일시', cellOf: ({ sentAt }) => (sentAt === null ? null : formatMoment(sentAt)) },
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
      return field === undefined ? null : answerText(field, row.answers ?? {});
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
  yield columns.map(({ title }) => title);
  for await (const row of rows) {
    const fields = forms.get(row.formVersion ?? 0) ?? [];
    yield columns.map(({ cellOf }) => cellOf(row, fields));
  }
}
