import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { memberList } from '@/lib/lists/admin-member-lists';
import { ACCOUNT_STATUS_LABELS, ROLE_TYPE_LABELS } from '@/lib/options/admin';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { ChoiceField, MomentField } from '@/components/admin/parts/columns';
import { RowLink } from '@/components/admin/parts/row-link';

/** Every account, newest first; names are masked. */
export function MemberList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="role"
      source="role"
      label="resources.members.fields.roleType"
      choices={choicesOf(ROLE_TYPE_LABELS)}
      alwaysOn
    />,
    <SelectInput key="status" source="status" choices={choicesOf(ACCOUNT_STATUS_LABELS)} alwaysOn />,
  ];
  return (
    <AdminList list={memberList} filters={filters} exportPath="/v1/admin/members/export">
      <DataTable rowClick="show" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="accountId" disableSort>
          <RowLink source="accountId" opens="show" />
        </DataTable.Col>
        <DataTable.Col source="name" />
        <DataTable.Col source="roleType" disableSort>
          <ChoiceField source="roleType" labels={ROLE_TYPE_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort>
          <ChoiceField source="status" labels={ACCOUNT_STATUS_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <MomentField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="lastLoginAt">
          <MomentField source="lastLoginAt" />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}
