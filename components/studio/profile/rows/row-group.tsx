'use client';

import { useId, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { SortableList } from '@/components/ui/sortable/sortable-list';
import { TextButton } from '@/components/ui/action/text-link';
import type { PlacedRow } from './row-changes';
import { RowEditor } from './row-editor';
import { rowFault } from './row-faults';
import { fieldsOf } from '@/lib/profile/rows';
import type { RowGroup, RowValues } from './row-kinds';
import { RowLine } from './row-line';
import { RowTools } from './row-tools';
import styles from './rows.module.css';
import { useRowGroup } from './use-row-group';
import type { RowActions } from './use-rows';

interface RowGroupListProps {
  group: RowGroup;
  places: readonly PlacedRow[];
  actions: RowActions;
  failures: number;
  /** Whether its title is seen; it is always read out. */
  isTitled: boolean;
  /** The id of the message about the whole list, where this is its first group. */
  faultId: string | undefined;
}

/** The rows of one type: lines that open for typing, in an order that is changed by hand or by year. */
export function RowGroupList({ group, places, actions, failures, isTitled, faultId }: RowGroupListProps) {
  const id = useId();
  const { control } = useFormContext<RowValues>();
  const { errors } = useFormState({ control, name: group.list });
  const faultOf = ({ index }: PlacedRow) => rowFault(errors[group.list], index);
  const isFailing = (place: PlacedRow) => faultOf(place) !== undefined;
  const root = useRef<HTMLDivElement>(null);
  const rows = useRowGroup({ root, group, places, actions, failures, isFailing });
  const canSort = places.length > 1 && fieldsOf(group.list)[0]?.[1].kind === 'year';

  return (
    <div ref={root} role="group" aria-labelledby={id} className={styles.group}>
      {isTitled || canSort ? (
        <div className={styles.head}>
          <h3 id={id} className={isTitled ? styles.title : 'vh'}>
            {group.label}
            {places.length === 0 ? null : <span className={`num ${styles.count}`}>{places.length}</span>}
          </h3>
          {canSort ? (
            <TextButton onClick={() => actions.sort(group)}>
              <span className="vh">{group.label} </span>최신 연도순
            </TextButton>
          ) : null}
        </div>
      ) : (
        <h3 id={id} className="vh">
          {group.label}
        </h3>
      )}
      {places.length === 0 ? null : (
        <SortableList
          ids={places.map((place) => place.id)}
          onChange={(ids) => actions.reorder(places, ids)}
          nameOf={rows.nameOf}
          label={group.label}
          renderDragged={(rowId) => <p className={styles.dragged}>{rows.nameOf(rowId)}</p>}
          renderRow={(rowId, { handle, steps }) => {
            const place = places.find((each) => each.id === rowId);
            if (place === undefined) return null;
            const shared = {
              group,
              place,
              handle,
              fault: faultOf(place),
              onRemove: () => rows.remove(place),
            };
            return rows.isOpen(rowId) ? (
              <RowEditor
                {...shared}
                steps={steps}
                actions={actions}
                onClose={() => rows.close(place)}
                onNext={() => rows.goOn(place)}
              />
            ) : (
              <RowLine {...shared} row={actions.rowAt(place.index)} onOpen={() => rows.open(place)} />
            );
          }}
        />
      )}
      <RowTools
        group={group}
        isFull={rows.isFull}
        faultId={faultId}
        onAdd={() => rows.add()}
        onInsert={rows.insert}
        focus={rows.focus}
      />
    </div>
  );
}
