import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import type { AdminOrganizationRow } from '@/lib/contracts/admin/organization';
import { organizationList } from '@/lib/lists/admin-member-lists';
import { ORGANIZATION_PROOF_LABELS } from '@/lib/options/contest';
import { VERIFIED_LABELS } from '@/lib/options/admin';
import { choicesOf } from '@/components/admin/parts/choices';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { MomentField } from '@/components/admin/parts/columns';
import { RowLink } from '@/components/admin/parts/row-link';

/** Organizations, with who is responsible for each. */
export function OrganizationList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="verified" source="verified" choices={choicesOf(VERIFIED_LABELS)} alwaysOn />,
  ];
  return (
    <AdminList list={organizationList} filters={filters} canCreate>
      <DataTable rowClick="show" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="name">
          <RowLink source="name" opens="show" />
        </DataTable.Col>
        <DataTable.Col source="owners" disableSort>
          <FunctionField render={({ owners }: AdminOrganizationRow) => owners.join(', ') || '–'} />
        </DataTable.Col>
        <DataTable.NumberCol source="people" disableSort />
        <DataTable.NumberCol source="contests" disableSort />
        <DataTable.Col source="verifiedAt" disableSort>
          <FunctionField
            render={({ verifiedBy }: AdminOrganizationRow) =>
              verifiedBy === null ? '–' : ORGANIZATION_PROOF_LABELS[verifiedBy]
            }
          />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <MomentField source="createdAt" />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}
