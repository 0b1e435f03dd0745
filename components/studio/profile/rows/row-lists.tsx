'use client';

import { useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FieldError } from '@/components/ui/field/field-error';
import { RowGroupList } from './row-group';
import styles from './rows.module.css';
import type { RowList } from '@/lib/profile/rows';
import type { RowGroup, RowValues } from './row-kinds';
import { useRows } from './use-rows';

interface RowListsProps {
  list: RowList;
  groups: readonly RowGroup[];
  /** Counts up whenever a save was refused: the first failing row of each group opens. */
  failures: number;
  /** False where the section's title says it already. */
  isTitled?: boolean;
}

/** The rows of a list, a group for each type, and what is wrong with the list as a whole. */
export function RowLists({ list, groups, failures, isTitled = true }: RowListsProps) {
  const id = useId();
  const { control } = useFormContext<RowValues>();
  const { errors } = useFormState({ control, name: list });
  const { actions, placesOf } = useRows(list, groups);
  const message = errors[list]?.root?.message ?? errors[list]?.message;
  return (
    <div className={styles.lists}>
      <FieldError id={id}>{message}</FieldError>
      {groups.map((group, index) => (
        <RowGroupList
          key={group.label}
          group={group}
          places={placesOf(group)}
          actions={actions}
          failures={failures}
          isTitled={isTitled}
          faultId={message !== undefined && index === 0 ? id : undefined}
        />
      ))}
    </div>
  );
}
