import type { ReactNode } from 'react';
import { useCreatePath, useFieldValue, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

interface RowLinkProps {
  /** The field that names the row. */
  source: string;
  /** The screen that a press on the row opens, too. */
  opens: 'show' | 'edit';
  /** The resource of that screen, where it isn't the list's. */
  resource?: string;
  /** What stands there instead of the field's value. */
  children?: ReactNode;
}

/** The name of a row, as a link to its screen: rows themselves can't be reached by keyboard. */
export function RowLink({ source, opens, resource, children }: RowLinkProps) {
  const record = useRecordContext();
  const own = useResourceContext();
  const createPath = useCreatePath();
  const value: unknown = useFieldValue({ source });
  if (record === undefined) return null;
  const name = typeof value === 'string' && value !== '' ? value : '(이름 없음)';
  return (
    <Link
      to={createPath({ resource: resource ?? own ?? '', type: opens, id: record.id })}
      // The row would open the screen once more.
      onClick={(event) => event.stopPropagation()}
    >
      {children ?? name}
    </Link>
  );
}
