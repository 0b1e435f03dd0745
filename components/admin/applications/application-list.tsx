import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import type { ApplicationRow } from '@/lib/contracts/admin/application';
import * as adminLimits from '@/lib/limits/admin';
import { applicationList } from '@/lib/lists/admin-lists';
import { APPLICATION_STATUS_LABELS } from '@/lib/options/admin';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { ChoiceField, MomentField } from '@/components/admin/parts/columns';
import { RowLink } from '@/components/admin/parts/row-link';
import { Waiting } from '@/components/admin/parts/waiting';

/** Who applies to be an artist; those that wait stand by the time that was promised. */
export function ApplicationList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="filter"
      source="filter"
      label="resources.applications.fields.status"
      choices={choicesOf(APPLICATION_STATUS_LABELS)}
      alwaysOn
    />,
  ];
  return (
    <AdminList list={applicationList} filters={filters}>
      <DataTable rowClick="show" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="accountId" disableSort>
          <RowLink source="accountId" opens="show" />
        </DataTable.Col>
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="status" disableSort>
          <ChoiceField source="status" labels={APPLICATION_STATUS_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="waits" disableSort>
          <FunctionField
            render={({ status, createdAt }: ApplicationRow) =>
              status === 'WAITING' ? (
                <Waiting since={createdAt} promisedHours={adminLimits.applicationHours} />
              ) : (
                '–'
              )
            }
          />
        </DataTable.Col>
        <DataTable.NumberCol source="documentCount" disableSort />
        <DataTable.Col source="createdAt">
          <MomentField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="decidedAt" disableSort>
          <MomentField source="decidedAt" />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}
