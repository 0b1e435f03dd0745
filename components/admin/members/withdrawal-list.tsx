import { DataTable, FunctionField, SearchInput } from 'react-admin';
import type { WithdrawalRow } from '@/lib/contracts/admin/member';
import { withdrawalList } from '@/lib/lists/admin-member-lists';
import { ROLE_TYPE_LABELS } from '@/lib/options/admin';
import * as adminPaths from '@/lib/paths/admin';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { ChoiceField, MomentField } from '@/components/admin/parts/columns';
import { RowLink } from '@/components/admin/parts/row-link';

/** Withdrawn accounts that may come back; the first has the fewest days left. Each leads to its member. */
export function WithdrawalList() {
  return (
    <AdminList list={withdrawalList} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <DataTable
        rowClick={(id) => adminPaths.screen(`members/${id}/show`)}
        bulkActionButtons={false}
        empty={<NoRows />}
      >
        <DataTable.Col source="accountId" disableSort>
          <RowLink source="accountId" opens="show" resource="members" />
        </DataTable.Col>
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="roleType" disableSort>
          <ChoiceField source="roleType" labels={ROLE_TYPE_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="withdrawnAt">
          <MomentField source="withdrawnAt" />
        </DataTable.Col>
        <DataTable.Col source="daysLeft" disableSort>
          <FunctionField render={({ daysLeft }: WithdrawalRow) => `${daysLeft}일 남음`} />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}
