import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { ApplicantListState } from '@/lib/lists/organization-lists';

/** Where an arrow leads from an applicant: to another, or to a page of the list and a position there. */
export type Step = { kind: 'applicant'; id: string } | { kind: 'page'; page: number; position: number };

interface Place {
  /** The page of the list that is shown. */
  rows: readonly Pick<ApplicantRow, 'id' | 'status'>[];
  /** The applicant that is read. */
  id: string;
  state: Pick<ApplicantListState, 'page' | 'filter'>;
  pageSize: number;
  /** The applicants of the whole list when its page was loaded. */
  total: number;
}

/** @returns null at the end of the list, and where the applicant isn't on the page */
export function stepFrom({ rows, id, state, pageSize, total }: Place, by: -1 | 1): Step | null {
  const index = rows.findIndex((row) => row.id === id);
  if (index === -1) return null;
  const next = rows[index + by];
  if (next !== undefined) return { kind: 'applicant', id: next.id };
  const { page, filter } = state;
  if (by === -1) return page === 0 ? null : { kind: 'page', page: page - 1, position: pageSize - 1 };
  if ((page + 1) * pageSize >= total) return null;
  // Those whose status was changed have left a filtered list, and what follows has moved up by as many.
  const left = filter === 'ALL' ? 0 : rows.filter(({ status }) => status !== filter).length;
  return left === 0
    ? { kind: 'page', page: page + 1, position: 0 }
    : { kind: 'page', page, position: rows.length - left };
}
