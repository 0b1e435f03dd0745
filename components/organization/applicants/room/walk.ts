import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { ApplicantListState } from '@/lib/lists/organization-lists';

/** Where an arrow leads from an applicant: to another, or to a page of the list and a position there. */
export type Step = { kind: 'applicant'; id: string } | { kind: 'page'; page: number; position: number };

type WalkedRow = Pick<ApplicantRow, 'id' | 'status' | 'round' | 'ownScore' | 'ownOpinion'>;

interface Place {
  /** The page of the list that is shown. */
  rows: readonly WalkedRow[];
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
  // Those who were changed have left a filtered list, and what follows has moved up by as many.
  const left = rows.filter((row) => hasLeft(row, filter)).length;
  return left === 0
    ? { kind: 'page', page: page + 1, position: 0 }
    : { kind: 'page', page, position: rows.length - left };
}

function hasLeft({ status, ownScore, ownOpinion }: WalkedRow, filter: Place['state']['filter']): boolean {
  switch (filter) {
    case 'ALL':
      return false;
    case 'UNSCORED':
      return ownScore !== null;
    case 'HELD':
      return ownOpinion !== 'HOLD';
    case 'PENDING':
    case 'REVIEWING':
    case 'SELECTED':
    case 'REJECTED':
      return status !== filter;
  }
}

/**
 * Finds the next applicant of the page and the round whom the juror hasn't scored: after the one that is open, then from the
 * first. @returns null where all are scored
 */
export function nextUnscored(rows: readonly WalkedRow[], id: string, round: number): string | null {
  const index = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index))];
  return others.find((row) => row.ownScore === null && row.round === round)?.id ?? null;
}
