import { DataTable, FunctionField } from 'react-admin';
import type { LogCheckRow } from '@/lib/contracts/admin/log-check';
import { formatMoment } from '@/lib/format/moment';
import { logCheckList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { RowLink } from '@/components/admin/parts/row-link';

/** The months of the log, the newest first, with their accesses to personal data and their checks. */
export function LogCheckList() {
  return (
    <AdminList list={logCheckList}>
      <DataTable rowClick="show" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="id" disableSort>
          <RowLink source="id" opens="show" />
        </DataTable.Col>
        <DataTable.Col source="calls" disableSort />
        <DataTable.Col source="dueOn" disableSort />
        <DataTable.Col source="state" disableSort>
          <FunctionField render={checkWords} />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}

/** The status of a month's check. */
export function checkWords({ check, isOver, isLate }: LogCheckRow): string {
  const { logCheckState } = adminMessages;
  if (check !== null)
    return logCheckState.checked(check.checkedBy, formatMoment(new Date(check.checkedAt)), isLate);
  if (!isOver) return logCheckState.running;
  return isLate ? logCheckState.late : logCheckState.due;
}
