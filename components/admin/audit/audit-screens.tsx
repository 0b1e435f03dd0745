import { DataTable, FunctionField, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import type { AuditEntry } from '@/lib/contracts/admin/audit';
import { auditList } from '@/lib/lists/admin-lists';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS } from '@/lib/options/admin';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { ChoiceField, MomentField } from '@/components/admin/parts/columns';
import styles from './audit-screens.module.css';

/** What operators did, newest first, with what it changed. */
export function AuditList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="subject" source="subject" choices={choicesOf(AUDIT_SUBJECT_LABELS)} alwaysOn />,
    <SelectInput key="action" source="action" choices={choicesOf(AUDIT_ACTION_LABELS)} alwaysOn />,
  ];
  return (
    <AdminList list={auditList} filters={filters} exportPath="/v1/admin/audit/export">
      <DataTable rowClick={false} bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="at">
          <MomentField source="at" />
        </DataTable.Col>
        <DataTable.Col source="actorId" disableSort>
          <FunctionField source="actorId" render={({ actorId }: AuditEntry) => actorId ?? '자동'} />
        </DataTable.Col>
        <DataTable.Col source="subject" disableSort>
          <ChoiceField source="subject" labels={AUDIT_SUBJECT_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="action" disableSort>
          <ChoiceField source="action" labels={AUDIT_ACTION_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="label" disableSort />
        <DataTable.Col source="changes" disableSort>
          <AuditChanges />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}

/** The values that an action changed, before and after; folded, because most of them are looked at seldom. */
function AuditChanges() {
  const entry = useRecordContext<AuditEntry>();
  if (entry === undefined) return null;
  const { before, after } = entry;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>보기</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="pre">
              <del>{textOf(before?.[name])}</del> <ins>{textOf(after?.[name])}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
