import { POINTS } from '@/lib/contest/review/reckon';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import * as reviewMessages from '@/lib/messages/contest-review';
import { OPINION_LABELS } from '@/lib/options/contest-review';
import type { ExportReview } from './repository';
import { uniqueTitles, type Cell, type ExportColumn } from './table';

const before: readonly ExportColumn<ExportReview>[] = [
  { title: '접수 번호', cellOf: ({ receipt }) => receipt },
  { title: '이름', cellOf: ({ name }) => name },
  { title: '심사 차수', cellOf: ({ round }) => round },
  { title: '심사 규칙', cellOf: ({ edition }) => reviewMessages.edition(edition) },
  { title: '심사위원', cellOf: ({ reviewer }) => reviewer },
];
const after: readonly ExportColumn<ExportReview>[] = [
  { title: '점수', cellOf: ({ points }) => (points === null ? null : points / POINTS) },
  { title: '집계', cellOf: ({ isCounted }) => (isCounted ? '들어감' : '들어가지 않음') },
  { title: '추천 의견', cellOf: ({ opinion }) => (opinion === null ? null : OPINION_LABELS[opinion]) },
  { title: '심사평', cellOf: ({ comment }) => comment },
  { title: '공유 메모', cellOf: ({ note, isNoteShared }) => (isNoteShared ? note : null) },
  { title: '저장 일시', cellOf: ({ updatedAt }) => updatedAt },
];

/**
 * The reviews row by row, their titles first. A criterion that has another name in a later edition has the later one.
 * @param rules by edition
 */
export async function* reviewTable(
  rules: ReadonlyMap<number, ReviewRule>,
  reviews: AsyncIterable<ExportReview>,
): AsyncGenerator<Cell[]> {
  const names = new Map<string, string>();
  for (const [, { criteria }] of [...rules].sort(([one], [other]) => one - other))
    for (const { id, name } of criteria) names.set(id, name);
  const criteria = [...names].map(([id, title]): ExportColumn<ExportReview> => ({
    title,
    cellOf: ({ marks }) => marks[id] ?? null,
  }));
  const columns = [...before, ...criteria, ...after];
  yield uniqueTitles(columns.map(({ title }) => title));
  for await (const review of reviews) yield columns.map(({ cellOf }) => cellOf(review));
}
